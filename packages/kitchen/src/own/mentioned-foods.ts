import { singularize } from 'inflection'
import { textOfParts, wordsOfPart } from '../read/counts.ts'
import type { Dish } from '../read/dish.ts'
import type { Food, Foods } from '../read/food.ts'

/** The maximum number of words in a food's name. */
const wordsMax = 4

/**
 * Returns the foods the sentences of a recipe mention besides the marked ones: "top with peanuts" without an amount
 * still means peanuts. The longest name counts: "coconut milk" is not milk.
 */
export function mentionedFoods({ portions, steps, notes }: Dish, foods: Foods): Food[] {
  const texts = [
    ...steps.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'text' || part.kind === 'named' ? [wordsOfPart(part)!] : [])),
    ),
    ...notes.map((note) => textOfParts(note)),
    ...portions.map(({ preparation }) => preparation),
  ]
  const listed = new Set(portions.map(({ food }) => food))
  return foodsIn(texts, foods).filter((food) => !listed.has(food))
}

/** Returns the foods named in texts, each once. */
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
