import type { Ids } from '#platform/ids.ts'

/** No family of our own kitchen has this name, so that an id says whose recipe it is. */
const opening = 'written.model.'
const slugMax = 50

/** The id of a recipe that a model wrote: four parts as ours have, unguessable, so that whoever has the link may read it. */
export const writtenId = (ids: Ids, title: string): string => `${opening}${ids.next()}.${slug(title)}`

export const isWritten = (id: string): boolean => id.startsWith(opening)

function slug(title: string): string {
  const plain = title.normalize('NFD').toLowerCase().replace(/\p{M}/gu, '')
  const words = plain.replace(/[^a-z0-9]+/g, '-').slice(0, slugMax)
  return words.replace(/^-+|-+$/g, '') || 'recipe'
}
