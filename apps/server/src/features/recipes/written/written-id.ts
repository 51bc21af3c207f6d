import type { Ids } from '#platform/ids.ts'

/** No family of our own recipes has this name, so an id shows where a recipe comes from. */
const opening = 'written.model.'
const slugMax = 50

/**
 * Returns the id of a recipe written by a model: four parts as in our own, and unguessable, so that whoever has the
 * link may read it.
 */
export const writtenId = (ids: Ids, title: string): string => `${opening}${ids.next()}.${slug(title)}`

export const isWritten = (id: string): boolean => id.startsWith(opening)

function slug(title: string): string {
  const plain = title.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, slugMax)
  return words.replace(/^-+|-+$/g, '') || 'recipe'
}
