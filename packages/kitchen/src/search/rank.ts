import { fold } from '../names/fold.ts'
import type { PoolIndex, Postings, WordIndex } from './pool-index.ts'
import type { Query } from './query.ts'

/** Recipes by their place in the pool, best first. */
export type Ranking = [at: number, score: number][]

export type WordRanking = {
  scores: Map<number, number>
  /** True when recipes hold every word; else those that hold most are given. */
  complete: boolean
  /** True when every word stands as written, none guessed at. */
  literal: boolean
}

/** Scores the recipes that hold the words: all groups where any recipe does, else as many as can be had. */
export function rankWords(query: Query, index: PoolIndex): WordRanking {
  const groups = phrasesOf(query, index)
  if (groups.length === 0) return { scores: everything(query, index), complete: true, literal: true }
  const size = index.entries.length
  const score = new Float32Array(size)
  const matched = new Float32Array(size)
  let literal = true
  let all = 0
  for (const group of groups) {
    // Where no recipe holds all words, what goes in the pot counts before how it is made.
    const worth = group.some((phrase) => index.phrases.has(phrase)) ? 1.5 : 1
    all += worth
    const best = new Float32Array(size)
    const touched: number[] = []
    for (const phrase of group) {
      const { found, exact } = postingsOf(phrase, index)
      if (!exact) literal = false
      for (const { postings, factor } of found)
        for (let entry = 0; entry < postings.at.length; entry++) {
          const at = postings.at[entry]!
          const weight = postings.weight[entry]! * factor
          if (best[at] === 0) touched.push(at)
          if (best[at]! < weight) best[at] = weight
        }
    }
    const rarity = Math.log2(2 + size / (1 + touched.length)) / 4
    for (const at of touched) {
      score[at]! += best[at]! * rarity
      matched[at]! += worth
    }
  }
  let most = 0
  for (const count of matched) if (count > most) most = count
  const scores = new Map<number, number>()
  if (most > 0)
    for (let at = 0; at < size; at++)
      if (matched[at] === most) {
        const { titleWords, draft } = index.entries[at]!
        scores.set(at, score[at]! - titleWords * 0.03 + (draft.classic ? 0.1 : 0))
      }
  return { scores: preferred(scores, query, index), complete: most === all, literal }
}

/** Where some recipes come from the place that is named, the others are left out. */
function preferred(scores: Map<number, number>, query: Query, index: PoolIndex): Map<number, number> {
  if (query.places.length === 0) return scores
  const local = new Map([...scores].filter(([at]) => isLocal(at, query, index)))
  return local.size > 0 ? local : scores
}

const isLocal = (at: number, { places }: Query, { entries }: PoolIndex) =>
  places.some((place) => entries[at]!.place.state === place || entries[at]!.place.region === place)

/** A query of only a place, a meal, a diet or a time asks for whatever is so. */
function everything(query: Query, index: PoolIndex): Map<number, number> {
  const isNarrow = query.maxMinutes !== undefined || query.without.length + query.withoutAllergens.length > 0
  const asks = query.places.length + query.diets.length + Number(query.meal !== undefined) + Number(query.sweet)
  if (asks === 0 && !isNarrow) return new Map()
  const all = new Map<number, number>()
  // Of a place, a time, and of what lacks something, whatever there is; else the classics, of which there are enough.
  for (const [at, { draft }] of index.entries.entries())
    if (draft.classic || query.places.length > 0 || isNarrow) all.set(at, Number(draft.classic))
  return preferred(all, query, index)
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
