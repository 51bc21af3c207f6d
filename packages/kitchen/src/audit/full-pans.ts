import { isInLots } from '../compute/batches.ts'
import { gramsOf } from '../compute/grams.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion, Step } from '../read/dish.ts'
import type { Found } from './found.ts'

/** The largest number of people a page normally shows a dish for. */
const table = 8
/** Grams that brown in a single layer in the widest pan of a home, plus a margin of one more piece. */
const inAPan = 600 * 1.2

const browns = /\b(?:fry|sear|brown)\b/i
const bySharing =
  /\b(?:each|one by one|one at a time|likewise|half of|half the|the rest|the others|cover|simmer|boil|lid)\b/i

const isSlice = ({ food, preparation }: Portion): boolean =>
  (food.diet === 'fish' &&
    food.aisle === 'meat' &&
    !/\b(?:roe|head|minced?|dried|paste)\b/.test(`${food.name} ${preparation}`)) ||
  food.name === 'paneer' ||
  food.name === 'button mushroom' ||
  isDryFried({ food })
/** Factor by which more fits into the pan for vegetables that shrink as they fry. */
const shrinks = 1.25
const isDryFried = ({ food }: Pick<Portion, 'food'>): boolean =>
  /^(?:okra|kantola|bitter gourd|ivy gourd|colocasia|pointed gourd)$/.test(food.name)
const isFat = ({ food, isForFrying }: Portion): boolean =>
  !isForFrying && (food.aisle === 'oils' || /^(?:ghee|butter)$/.test(food.name))

/**
 * Finds fish, paneer, mushrooms, okra and gourds browned for eight people in one pan: they stew unless the file states
 * how much of a pan they fill.
 */
export function fullPanDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    dish.steps.flatMap((step) => {
      if (dish.serves > table) return []
      const sentences = sentencesOf(step, dish)
      return sentences.flatMap(({ words, portions }, at) => {
        const here = portions.filter(isSlice)
        // The food may be named one sentence earlier: "Rub the fish with salt. Fry in mustard oil until gold."
        const slices = here.length > 0 ? here : (sentences[at - 1]?.portions.filter(isSlice) ?? [])
        if (slices.length === 0 || !browns.test(words) || !portions.some(isFat) || bySharing.test(words)) return []
        looked++
        const grams =
          (slices.reduce((sum, one) => sum + (gramsOf(one) ?? 0) / (isDryFried(one) ? shrinks : 1), 0) * table) /
          dish.serves
        return grams > inAPan && !isInLots(step)
          ? [
              {
                id: dish.id,
                why: `${Math.round(grams)} g ${slices[0]!.name} for ${table} in one pan: write {{${Math.round((grams * dish.serves) / table / 60) / 10} pans}}`,
              },
            ]
          : []
      })
    }),
  )
  return { looked, doubts }
}

function sentencesOf({ parts }: Step, dish: Dish): { words: string; portions: Portion[] }[] {
  const sentences = [{ words: '', portions: [] as Portion[] }]
  for (const part of parts) {
    if (part.kind === 'food') sentences.at(-1)!.portions.push(dish.portions[part.index]!)
    const [first = '', ...more] = (wordsOfPart(part) ?? ' ').split(/[.;!?] /)
    sentences.at(-1)!.words += first
    for (const words of more) sentences.push({ words, portions: [] })
  }
  return sentences
}
