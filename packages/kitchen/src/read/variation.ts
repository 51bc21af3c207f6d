import { pluralize, singularize } from 'inflection'
import { gramsOf } from '../compute/grams.ts'
import type { Dish, Portion } from './dish.ts'
import type { Food, Foods } from './food.ts'

/** The slug by which a variation's id names the food that takes the place. */
export const slugOf = (food: string): string => food.replaceAll(' ', '-')

/** The ids, after the dish's own, of the variations that its file names under `swaps`. */
export const variationsOf = ({ swaps }: Dish): string[] => [...swaps.values()].flat().map(slugOf)

/**
 * The dish with one food in place of another, as its file allows it: the same sentences, the same weight.
 *
 * @returns undefined where the file names no such swap.
 */
export function variationOf(dish: Dish, slug: string, foods: Foods): Dish | undefined {
  for (const [original, replacements] of dish.swaps) {
    const name = replacements.find((one) => slugOf(one) === slug)
    const food = name === undefined ? undefined : foods.byName.get(name)
    const replaced = foods.byName.get(original)
    if (name === undefined || !food || !replaced) continue
    const say = (text: string) => inPlaceOf(text, original, name)
    return {
      ...dish,
      id: `${dish.id}.${slug}`,
      title: `${dish.title} with ${titleCase(name)}`,
      names: [],
      formOf: dish.id,
      checked: [],
      swaps: new Map(),
      portions: dish.portions.map((portion) => (portion.food === replaced ? exchanged(portion, food, name) : portion)),
      steps: dish.steps.map((step) => ({
        ...step,
        parts: step.parts.map((part) => (part.kind === 'text' ? { kind: 'text', text: say(part.text) } : part)),
      })),
      notes: dish.notes.map(say),
    }
  }
  return undefined
}

/** As much of the other food: by weight, where its pieces and spoons are others or unknown. */
function exchanged(portion: Portion, food: Food, name: string): Portion {
  const other = { ...portion, food, name }
  const isPoured = portion.unit !== null && portion.unit !== 'piece' && gramsOf(other) !== null
  return isPoured ? other : { ...other, amount: Math.round(gramsOf(portion)!), unit: 'g' }
}

/** The food's own word in a sentence, in the singular or the plural, exchanged for the other's. */
function inPlaceOf(text: string, original: string, name: string): string {
  const words = new Map([
    [singularize(original), singularize(name)],
    [pluralize(original), pluralize(name)],
  ])
  return [...words].reduce((said, [from, to]) => said.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to), text)
}

const titleCase = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
