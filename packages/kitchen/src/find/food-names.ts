import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { ingredients } from '../knowledge/ingredients.ts'
import { fold, wordsOf } from '../names/fold.ts'
import { groupWords } from './words.ts'

const file = path.resolve(import.meta.dirname, '../../names/foods.csv')

/** Yields the ids of foods with their names in ten languages, from names/foods.csv. */
function* namesByLanguage(): Generator<[id: string, name: string]> {
  const rows = parse(readFileSync(file, 'utf8'), { columns: true }) as { food: string; [language: string]: string }[]
  for (const { food, ...languages } of rows)
    for (const names of Object.values(languages))
      for (const name of names.split(';')) if (name.trim() !== '') yield [food, name.trim()]
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
