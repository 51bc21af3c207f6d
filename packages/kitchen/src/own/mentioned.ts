import { singularize } from 'inflection'
import type { Dish } from '../read/dish.ts'
import type { Food, Foods } from '../read/food.ts'

/** A food's name has at most this many words. */
const wordsMax = 4

/**
 * Foods that the sentences of a recipe name beside its marked ones: somebody who writes 'top with peanuts' without an amount means
 * peanuts. The longest name counts: 'coconut milk' is no milk.
 */
export function mentionedIn({ portions, steps, notes }: Dish, foods: Foods): Food[] {
  const texts = [
    ...steps.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))),
    ...notes,
    ...portions.map(({ preparation }) => preparation),
  ]
  const listed = new Set(portions.map(({ food }) => food))
  return foodsIn(texts, foods).filter((food) => !listed.has(food))
}

/** Foods that sentences name, each once. */
export function foodsIn(texts: readonly string[], foods: Foods): Food[] {
  const found = new Set<Food>()
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}'-]+|[.,;:!?]/gu) ?? []
    for (let at = 0; at < words.length; ) {
      const { food, length } = longestAt(words, at, foods)
      if (food) found.add(food)
      at += length
    }
  }
  return [...found]
}

function longestAt(words: readonly string[], at: number, foods: Foods): { food: Food | undefined; length: number } {
  for (let length = Math.min(wordsMax, words.length - at); length > 0; length--) {
    const before = words.slice(at, at + length - 1)
    const last = words[at + length - 1]!
    const food =
      foods.byName.get([...before, last].join(' ')) ?? foods.byName.get([...before, singularize(last)].join(' '))
    if (food) return { food, length }
  }
  return { food: undefined, length: 1 }
}
