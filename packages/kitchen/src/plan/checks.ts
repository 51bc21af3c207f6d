import type { Draft } from '../compose/draft.ts'
import { timesOf } from '../compute/times.ts'
import type { Dish } from '../read/dish.ts'
import { waits } from '../read/vocabulary.ts'
import { buildRecipe } from '../recipe/build.ts'
import type { Choice } from './choice.ts'
import type { Diners } from './profile.ts'
import { allergenBit, dietBits, traits } from './traits.ts'

/** What the written recipe says of itself. */
type Facts = { traits: number; allergens: number; minutes: number; morningWait: number }

const known = new WeakMap<Choice, Facts>()

/**
 * What the recipe says as it will be read: serving suggestions of a filler may hold more than what goes in the pot. Writes a
 * filler, so asked last.
 */
function factsOf(choice: Choice): Facts {
  const found = known.get(choice)
  if (found) return found
  const facts = choice.kind === 'filler' ? ofDraft(choice.source as Draft) : ofDish(choice, choice.source as Dish)
  known.set(choice, facts)
  return facts
}

function ofDraft(draft: Draft): Facts {
  const { diet, allergens, prepMinutes, cookMinutes, standMinutes } = buildRecipe(draft)
  return {
    traits: dietBits(diet),
    allergens: allergens.reduce((all, name) => all | allergenBit(name), 0),
    minutes: prepMinutes + cookMinutes,
    morningWait: standMinutes >= overnight ? 0 : standMinutes,
  }
}

const ofDish = ({ traits, allergens }: Choice, dish: Dish): Facts => ({
  traits,
  allergens,
  minutes: timesOf(dish).work,
  morningWait: morningWaitOf(dish),
})

/** A wait as long as a night, in minutes: what comes before it is done the evening before. */
const overnight = 300

/** Minutes that pass by themselves after the last wait as long as a night. */
export function morningWaitOf({ timers }: Pick<Dish, 'timers'>): number {
  const own = timers.filter(({ name }) => name !== null && (waits as readonly string[]).includes(name))
  const last = own.findLastIndex(({ minutes }) => minutes >= overnight)
  return own.slice(last + 1).reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Whether the recipe keeps what these diners ask. */
export function suits(choice: Choice, { must, allergens, maxMinutes }: Diners): boolean {
  if (must === 0 && allergens === 0 && maxMinutes === Number.POSITIVE_INFINITY) return true
  const facts = factsOf(choice)
  return (facts.traits & must) === must && (facts.allergens & allergens) === 0 && facts.minutes <= maxMinutes
}

/** Minutes of waiting from which a dish does not fit a morning. */
const longWait = 30

/** Whether it is on the table so many minutes after one begins. */
export function fitsMorning(choice: Choice, minutes: number): boolean {
  const facts = factsOf(choice)
  return facts.minutes <= minutes && facts.morningWait < longWait
}

/** Whether the recipe is fit for a strict fast. */
export const isVrat = (choice: Choice): boolean =>
  (choice.traits & traits.vrat) !== 0 && (factsOf(choice).traits & traits.vrat) !== 0
