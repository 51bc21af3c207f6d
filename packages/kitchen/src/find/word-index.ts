import { fold } from '../names/fold.ts'
import { onlyOnce } from '../read/only-once.ts'
import type { Vocabulary } from './closeness.ts'
import type { Query } from './query.ts'

/** Where a term or a food stands, in the index's order, and how much it says there (1: it is the dish). */
export type Postings = { at: readonly number[]; weight: readonly number[] }

/** The same while it is built. */
export type OpenPostings = { at: number[]; weight: number[] }

/** Where words and foods stand. */
export type WordIndex = {
  terms: Map<string, Postings>
  ingredients: Map<string, Postings>
  /** Folded names of foods, of one or more words, with the ids of the foods meant. */
  phrases: Map<string, readonly string[]>
  words: Vocabulary
}

/** Notes that a word stands at a place; within one place what says most counts. Places come in order. */
export function post(to: Map<string, OpenPostings>, key: string, at: number, weight: number): void {
  const postings = to.get(key)
  if (!postings) to.set(key, { at: [at], weight: [weight] })
  else if (postings.at.at(-1) !== at) {
    postings.at.push(at)
    postings.weight.push(weight)
  } else if (postings.weight.at(-1)! < weight) postings.weight[postings.weight.length - 1] = weight
}

/**
 * Postings as they are kept: lists that were grown one by one have room for half as much again, and equal weights, which are
 * few, are one list.
 */
export function closed(postings: ReadonlyMap<string, OpenPostings>): Map<string, Postings> {
  const once = onlyOnce()
  return new Map(
    Array.from(postings, ([key, { at, weight }]) => [key, { at: at.slice(), weight: once.list(weight) }] as const),
  )
}

/** The folded words of a query, those side by side that mean either; neighbouring words that name one ingredient are one phrase. */
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

/** What stands for a word in an index, and how surely it is meant. */
type Found = { postings: Postings; factor: number }

/**
 * Where a word or an ingredient stands: as it is written, else what it opens and what is written like it.
 *
 * @param slips how much may differ; 0 for a word that is known to be meant as it stands, which opens nothing either.
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
