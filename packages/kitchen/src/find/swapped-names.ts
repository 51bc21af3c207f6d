import { wordsOf } from '../names/fold.ts'
import type { Dish } from '../read/dish.ts'
import type { Food } from '../read/food.ts'
import { slugOf } from '../read/variation.ts'
import { nameKeys } from './query.ts'
import type { NamedVariation } from './variation-names.ts'

/**
 * Yields the names of a dish's variations, such as "Carrot Thoran" for Cabbage Thoran with carrot: each name with the
 * replaced food, and "X with Y".
 */
export function* swappedNames(
  dish: Dish,
  foods: ReadonlyMap<string, Food>,
): Generator<{ key: string; one: NamedVariation }> {
  for (const [original, replacements] of dish.swaps) {
    const replaced = new Set(namesOfFood(original, foods).map((name) => name.join(' ')))
    for (const { food, title } of replacements) {
      const one = { dish, slug: slugOf(food) }
      if (title !== null) yield { key: soundKey(wordsOf(title)), one }
      for (const other of namesOfFood(food, foods)) {
        for (const name of [dish.title, ...dish.names]) {
          const words = wordsOf(name)
          if (words.length === 0) continue
          yield { key: soundKey([...words, ...other]), one }
          for (const exchanged of exchangedIn(words, replaced, other)) yield { key: soundKey(exchanged), one }
        }
      }
    }
  }
}

/** Yields the words with each matching phrase replaced by another. */
function* exchangedIn(
  words: readonly string[],
  phrases: ReadonlySet<string>,
  other: readonly string[],
): Generator<string[]> {
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + 3); to++) {
      const isPhrase = phrases.has(words.slice(from, to).join(' '))
      if (isPhrase) yield [...words.slice(0, from), ...other, ...words.slice(to)]
    }
  }
}

/**
 * Returns a food's names, each as words, and the first and last word of each unless it names another food: "bean" for
 * "french bean", but not "rice" for "rice bean".
 */
function namesOfFood(name: string, foods: ReadonlyMap<string, Food>): string[][] {
  const food = foods.get(name)
  const names = [name, ...(food ? [...food.names, ...food.hindi] : [])].map(wordsOf)
  const parts = names.flatMap((words) => [words.slice(0, 1), words.slice(-1)])
  const isAnother = ([word = '']: readonly string[]) => foods.has(word) && foods.get(word) !== food
  const all = [...names, ...parts.filter((part) => !isAnother(part))]
  return [...new Map(all.filter((words) => words.length > 0).map((words) => [words.join(' '), words])).values()]
}

/** Returns the key of a variation's name: its distinctive words in sorted order. */
export const soundKey = (words: readonly string[]): string =>
  [...new Set(nameKeys(words.filter((word) => word !== 'with')).sorted.split(' '))].join(' ')
