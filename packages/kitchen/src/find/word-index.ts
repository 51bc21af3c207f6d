import { fold } from '../names/fold.ts'
import { onlyOnce } from '../read/only-once.ts'
import type { Vocabulary } from './closeness.ts'
import type { Query } from './query.ts'

/** The indices of the entries that contain a term or food, and its weight in each (1: it is the dish itself). */
export type Postings = { at: readonly number[]; weight: readonly number[] }

/** Postings while the index is being built. */
export type OpenPostings = { at: number[]; weight: number[] }

/** The postings of words and foods. */
export type WordIndex = {
  terms: Map<string, Postings>
  ingredients: Map<string, Postings>
  /** The ids of foods by their folded names of one or more words. */
  phrases: Map<string, readonly string[]>
  words: Vocabulary
}

/** Adds a posting; of several for one entry, the highest weight counts. Entries must be added in order. */
export function post(to: Map<string, OpenPostings>, key: string, at: number, weight: number): void {
  const postings = to.get(key)
  if (!postings) to.set(key, { at: [at], weight: [weight] })
  else if (postings.at.at(-1) !== at) {
    postings.at.push(at)
    postings.weight.push(weight)
  } else if (postings.weight.at(-1)! < weight) postings.weight[postings.weight.length - 1] = weight
}

/**
 * Returns the postings in their final form: growing arrays have spare capacity, so they are copied, and equal weight
 * lists are shared.
 */
export function closed(postings: ReadonlyMap<string, OpenPostings>): Map<string, Postings> {
  const once = onlyOnce()
  return new Map(
    Array.from(postings, ([key, { at, weight }]) => [key, { at: at.slice(), weight: once.list(weight) }] as const),
  )
}

/**
 * Returns the folded words of a query, grouped by alternatives; adjacent words that name one ingredient become one
 * phrase.
 */
export function phrasesOf(query: Pick<Query, 'groups'>, index: Pick<WordIndex, 'phrases'>): string[][] {
  const groups: string[][] = []
  for (let at = 0; at < query.groups.length; at++) {
    let length = Math.min(4, query.groups.length - at)
    const key = (count: number) =>
      query.groups
        .slice(at, at + count)
        .map((group) => fold(group[0]!))
        .join(' ')
    while (
      length > 1 &&
      !(query.groups.slice(at, at + length).every((group) => group.length === 1) && index.phrases.has(key(length)))
    )
      length--
    groups.push(length > 1 ? [key(length)] : query.groups[at]!.map(fold))
    at += length - 1
  }
  return groups.filter((group) => group.some((word) => word !== ''))
}

/** The postings found for a word, and the confidence in the match. */
type Found = { postings: Postings; factor: number }

/**
 * Finds the postings of a word or an ingredient: exact matches, otherwise prefix matches and similar words.
 *
 * @param slips the maximum distance; 0 for a known word, which is not completed either.
 */
export function postingsOf(phrase: string, index: WordIndex, slips?: number): { found: Found[]; exact: boolean } {
  const exact = exactly(phrase, index, 1)
  if (exact.length > 0) return { found: exact, exact: true }
  if (phrase.includes(' '))
    return { found: phrase.split(' ').flatMap((word) => postingsOf(word, index, slips).found), exact: false }
  if (slips === 0) return { found: [], exact: false }
  const longer = phrase.length >= 3 ? index.words.opening(phrase).slice(0, 12) : []
  return {
    found: [
      ...longer.flatMap((word) => exactly(word, index, 0.8)),
      ...index.words.near(phrase, slips).flatMap(({ key, cost }) => exactly(key, index, 0.9 - cost * 0.25)),
    ],
    exact: false,
  }
}

function exactly(phrase: string, index: WordIndex, factor: number): Found[] {
  const ids = index.phrases.get(phrase) ?? []
  return [index.terms.get(phrase), ...ids.map((id) => index.ingredients.get(id))]
    .filter((postings) => postings !== undefined)
    .map((postings) => ({ postings, factor }))
}
