import { namesMedicine } from '../medicine/names-medicine.ts'
import { withoutParts } from './parts.ts'
import type { Request } from './request.ts'

/** Like `matches`, for a request: 'kal bus nahi' matches 'School bus' but not 'Bus ka pass banwana'. */
export function matchOf(
  { about, mainly, only }: Pick<Request, 'about' | 'mainly' | 'only'>,
  { title, medicine }: Named,
): number {
  if (only && matches(title.replace(visit, ''), about) < 1) return 0
  if (mainly && !namesMedicine(about) && matches(title, about) < half) return 0
  return matches(about, medicine?.part === 'dose' ? `${title} ${medicines}` : title)
}

/** A reminder's title, and the medicine it is a dose of. */
export type Named = { title: string; medicine?: { part: 'dose' | 'refill' } | undefined }

const half = 0.5

/** The end of a title that says only that somebody comes: 'Kamwali bai aayegi', 'Cook ka time'. */
const visit =
  /\s(?:(?:ka|ki|ke|का|की|के)\s)?(?:aa?yeg[aie]|aa?yenge|aan[aei]|aan[aei] hai|time|visit|coming|comes|आएग[ाी]|आएंगे|आना|आना है|टाइम)$/i

/** Generic words for any medicine. */
const medicines = 'dawai dawa davai medicine medicines dose दवाई दवा'

/** Words too common to identify a reminder. */
const empty = new Set(
  'the a an my to for of with and ko ka ki ke wala wali wale se par pe karna karne hai jana lena dena call वाला वाली वाले'.split(
    ' ',
  ),
)
const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !empty.has(word))

/**
 * Scores how well a title matches the words of `about`, from 0 to 1: the share of the words that the title contains,
 * fully or as a prefix ('dentist' of 'dentists'). 1 if `about` is empty.
 */
export function matches(about: string, title: string): number {
  const all = wordsOf(about)
  // In 'raat wali dawai' the part of the day identifies the time, unless the title contains it.
  const wanted = all.filter((word) => title.toLowerCase().includes(word) || withoutParts(word).trim() !== '')
  if (wanted.length === 0) return about === '' ? 1 : Number(title.toLowerCase().includes(about.toLowerCase()))
  const there = wordsOf(namesMedicine(title) ? `${title} ${medicines}` : title)
  const found = wanted.filter((word) =>
    there.some(
      (other) =>
        other === word || (word.length > 3 && other.startsWith(word)) || (other.length > 3 && word.startsWith(other)),
    ),
  )
  return found.length / wanted.length
}

/** Counts the words of a title that appear in a sentence. */
export const sharedWords = (query: string, title: string): number =>
  Math.round(matches(title, query) * wordsOf(title).length)
