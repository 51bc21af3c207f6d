import * as z from 'zod'
import { ingredients } from '../knowledge/ingredients.ts'
import { fold, wordsOf } from '../names/fold.ts'
import { readTable } from '../read/table-file.ts'
import { list } from '../read/table-rows.ts'
import { groupWords } from './words.ts'

/** A food by its id, with its names in ten languages: a column for each. */
const Row = z.object({ food: z.string().min(2) }).catchall(list)

/** Yields the ids of foods with their names in ten languages, from names/foods.csv. */
function* namesByLanguage(): Generator<[id: string, name: string]> {
  for (const { food, ...languages } of readTable('names/foods.csv', Row))
    for (const names of Object.values(languages)) for (const name of names) yield [food, name]
}

/**
 * Returns the ids of the shop table's foods by every name, plus the groups of words.ts. An ambiguous name maps to all
 * of its foods.
 */
export function shopFoodPhrases(): Map<string, readonly string[]> {
  const phrases = new Map<string, readonly string[]>()
  const add = (name: string, ids: readonly string[]) => {
    const key = wordsOf(name).map(fold).join(' ')
    if (key !== '') phrases.set(key, [...new Set([...(phrases.get(key) ?? []), ...ids])])
  }
  for (const [id, name] of namesByLanguage()) add(name, [id])
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
