import { buildRecipe } from '../recipe/build.ts'
import type { Diners } from './profile.ts'
import type { Dish } from './shelf.ts'
import { allergenBit, traits } from './traits.ts'

type Written = { traits: number; allergens: number; minutes: number }

const written = new WeakMap<Dish, Written>()

/** What the written recipe says of itself; serving suggestions may hold more than what goes in the pot. */
function writtenFacts(dish: Dish): Written {
  const known = written.get(dish)
  if (known) return known
  const { diet, allergens, prepMinutes, cookMinutes } = buildRecipe(dish.draft)
  const facts = {
    traits:
      (diet.vegan ? traits.vegan : 0) |
      (diet.jain ? traits.jain : 0) |
      (diet.vrat ? traits.vrat : 0) |
      (diet.noOnionGarlic ? traits.noOnionGarlic : 0),
    allergens: allergens.reduce((all, name) => all | allergenBit(name), 0),
    minutes: prepMinutes + cookMinutes,
  }
  written.set(dish, facts)
  return facts
}

/** Whether the recipe as it will be read keeps what these diners ask. Writes it, so asked last. */
export function suits(dish: Dish, { must, allergens, maxMinutes }: Diners): boolean {
  if (must === 0 && allergens === 0 && maxMinutes === Number.POSITIVE_INFINITY) return true
  const facts = writtenFacts(dish)
  return (facts.traits & must) === must && (facts.allergens & allergens) === 0 && facts.minutes <= maxMinutes
}

/** Whether the recipe as it will be read is fit for a strict fast. */
export const isVrat = (dish: Dish): boolean =>
  (dish.traits & traits.vrat) !== 0 && (writtenFacts(dish).traits & traits.vrat) !== 0
