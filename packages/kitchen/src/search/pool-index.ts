import { belongsTogether, type Diet, type Draft } from '../compose/draft.ts'
import { placeOf } from '../compose/place.ts'
import { pool } from '../compose/pool.ts'
import { inSlices } from '../in-slices.ts'
import { ingredients } from '../knowledge/ingredients.ts'
import { languages, mainWords } from '../knowledge/mains.ts'
import { namedDishes } from '../names/dishes.ts'
import { fold, foldedWords, wordsOf } from '../names/fold.ts'
import { idOf, partsOf } from '../names/name-of.ts'
import { draftFor } from '../recipe/recipe.ts'
import { type Vocabulary, vocabulary } from './closeness.ts'
import { groupWords, standIns } from './words.ts'

/** What a search reads of a recipe without composing it. */
export type Entry = {
  draft: Draft
  parts: ReturnType<typeof partsOf>
  place: { region: string; state: string }
  titleWords: number
}

/** Where a term or an ingredient stands, in the pool's order, and how much it says there (1: it is the dish). */
export type Postings = { at: number[]; weight: number[] }

/** Where words and ingredients stand. */
export type WordIndex = {
  terms: Map<string, Postings>
  ingredients: Map<string, Postings>
  /** Folded ingredient names of one or more words, with the ingredients meant. */
  phrases: Map<string, readonly string[]>
  words: Vocabulary
}

export type PoolIndex = WordIndex & {
  entries: Entry[]
  byFamily: Map<string, number[]>
  /** The diet of a main, by its part of an id. */
  dietOfMain: Map<string, Diet>
}

const says = { title: 1, main: 0.9, base: 0.8, family: 0.7, listed: 0.35 }

/** Every language's words for a main label, folded once per label. */
function mainTerms(draft: Draft): string[] {
  return draft.words.flatMap((word) => languages.flatMap((language) => word.names[language].flatMap(foldedWords)))
}

function remembered<T>(make: (draft: Draft) => T, key: (draft: Draft) => string): (draft: Draft) => T {
  const known = new Map<string, T>()
  return (draft) => {
    const at = key(draft)
    const value = known.get(at) ?? make(draft)
    known.set(at, value)
    return value
  }
}

/** So many recipes are a slice of the work. */
const sliceRecipes = 250

/** Notes that a word stands at a place; within one place what says most counts. Places come in order. */
export function post(to: Map<string, Postings>, key: string, at: number, weight: number): void {
  const postings = to.get(key)
  if (!postings) to.set(key, { at: [at], weight: [weight] })
  else if (postings.at.at(-1) !== at) {
    postings.at.push(at)
    postings.weight.push(weight)
  } else if (postings.weight.at(-1)! < weight) postings.weight[postings.weight.length - 1] = weight
}

function* build(): Generator<undefined, PoolIndex> {
  const phrases = ingredientPhrases()
  yield
  const terms = new Map<string, Postings>()
  const listed = new Map<string, Postings>()
  const byFamily = new Map<string, number[]>()
  const ofMain = remembered(mainTerms, ({ label }) => label)
  const ofFamily = remembered(
    // A family's name may hold an ingredient that this dish has not: Tofu, Soya and Mushroom Curry.
    ({ family }) => foldedWords(`${family.name} ${family.id}`).filter((word) => !phrases.has(word)),
    ({ family }) => family.id,
  )
  const ofBase = remembered(
    ({ base }) => foldedWords(base.label.replace(/\{\w+\}/g, '')),
    ({ base }) => base.label,
  )
  const dietOfMain = new Map<string, Diet>()
  const read = (draft: Draft, at: number): Entry => {
    const title = foldedWords(draft.title)
    for (const word of title) post(terms, word, at, says.title)
    for (const word of ofMain(draft)) post(terms, word, at, says.main)
    for (const word of ofBase(draft)) post(terms, word, at, says.base)
    for (const word of ofFamily(draft)) post(terms, word, at, says.family)
    if (draft.style) for (const word of foldedWords(draft.style.word)) post(terms, word, at, says.base)
    for (const { id, from } of draft.parts) post(listed, id, at, from === 'main' ? says.main : says.listed)
    const parts = partsOf(draft.id)
    if (draft.diet === 'veg' || !dietOfMain.has(parts.main)) dietOfMain.set(parts.main, draft.diet)
    const family = byFamily.get(draft.family.id)
    if (family) family.push(at)
    else byFamily.set(draft.family.id, [at])
    return {
      draft,
      parts,
      place: placeOf(draft),
      titleWords: title.length,
    }
  }
  const entries: Entry[] = []
  for (const draft of [...pool(), ...leftOut()]) {
    entries.push(read(draft, entries.length))
    if (entries.length % sliceRecipes === 0) yield
  }
  standIn(listed)
  return {
    entries,
    terms,
    ingredients: listed,
    phrases,
    byFamily,
    dietOfMain,
    words: vocabulary(terms.keys()),
  }
}

/** Dishes with a name of their own that the pool left out as too like another: who asks for Chilli Chicken shall have it. */
function leftOut(): Draft[] {
  const ids = new Set(pool().map(({ id }) => id))
  const wanted = new Set<string>()
  for (const dish of namedDishes()) {
    if (!dish.exact || dish.main === undefined || dish.style === undefined) continue
    const id = idOf(dish)
    if (id !== undefined && !ids.has(id)) wanted.add(id)
  }
  return [...wanted]
    .map(draftFor)
    .filter((draft) => draft !== undefined)
    .filter(({ parts, family, style }) => belongsTogether(parts, family, style))
}

/** An ingredient that no recipe holds is answered with what stands in for it, or with others of its aisle. */
function standIn(listed: Map<string, Postings>): void {
  const missing = [...ingredients.values()].filter(({ id }) => !listed.has(id))
  for (const row of missing) {
    const kin =
      standIns[row.id] ?? [...ingredients.values()].find(({ id, aisle }) => aisle === row.aisle && listed.has(id))?.id
    const postings = kin === undefined ? undefined : listed.get(kin)
    if (postings) listed.set(row.id, postings)
  }
}

/** Ingredients by every name that the first kitchen's tables hold, and the groups of words.ts. A name of several things means any of them. */
export function ingredientPhrases(): Map<string, readonly string[]> {
  const phrases = new Map<string, readonly string[]>()
  const add = (name: string, ids: readonly string[]) => {
    const key = wordsOf(name).map(fold).join(' ')
    if (key !== '') phrases.set(key, [...new Set([...(phrases.get(key) ?? []), ...ids])])
  }
  for (const word of mainWords)
    if (word.ids.length === 1)
      for (const language of languages) for (const name of word.names[language]) add(name, word.ids)
  for (const row of ingredients.values()) {
    const [, inside] = /\(([^)]*)\)/.exec(row.english) ?? []
    const names = [
      row.english.replace(/\s*\(.*/, ''),
      row.english,
      row.word,
      row.id,
      ...row.hindi,
      ...(inside?.split(/[/,]/) ?? []),
    ]
    for (const name of names) add(name, [row.id])
    add(row.english.split(',')[0]!.replace(/\s*\(.*/, ''), [row.id])
  }
  for (const [word, ids] of Object.entries(groupWords)) {
    const key = wordsOf(word).map(fold).join(' ')
    const aisle = ids.startsWith('@') ? ids.slice(1) : undefined
    phrases.set(
      key,
      aisle ? [...ingredients.values()].filter((row) => row.aisle === aisle).map(({ id }) => id) : ids.split(' '),
    )
  }
  return phrases
}

/** The index over the pool, built once on first use from drafts; no recipe is composed for it. */
export const poolIndex = (): PoolIndex => index.get()

export const indexSlices = () => index.slices()

const index = inSlices(build)
