import { timesOf } from '../compute/times.ts'
import type { Dish } from '../read/dish.ts'
import { waits } from '../read/vocabulary.ts'
import type { Candidate } from './candidate.ts'
import type { Diners } from './profile.ts'
import { traits } from './traits.ts'

/** Minutes of work, and of waiting that remains in the morning. */
type Minutes = { work: number; morningWait: number }

const known = new WeakMap<Candidate, Minutes>()

/** Computed from the steps of the dish, so callers check it last. */
function minutesOf(candidate: Candidate): Minutes {
  const found = known.get(candidate)
  if (found) return found
  const dish = candidate.source()
  const minutes = { work: timesOf(dish).work, morningWait: morningWaitOf(dish) }
  known.set(candidate, minutes)
  return minutes
}

/** Minutes from which a wait can run overnight, so that earlier work is done the evening before. */
const overnight = 300

/** Returns the minutes of waiting after the last overnight wait. */
function morningWaitOf({ timers }: Pick<Dish, 'timers'>): number {
  const own = timers.filter(({ name }) => name !== null && (waits as readonly string[]).includes(name))
  const last = own.findLastIndex(({ minutes }) => minutes >= overnight)
  return own.slice(last + 1).reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Whether a recipe fits the diners' diet, allergens and time limit. */
export function keepsTo(candidate: Candidate, { must, allergens, maxMinutes }: Diners): boolean {
  if ((candidate.traits & must) !== must || (candidate.allergens & allergens) !== 0) return false
  return maxMinutes === Number.POSITIVE_INFINITY || minutesOf(candidate).work <= maxMinutes
}

/** Minutes of waiting from which a dish does not fit into a morning. */
const longWait = 30

/** Whether a dish can be ready within this many minutes of work in the morning, without a long wait. */
export function fitsMorning(candidate: Candidate, minutes: number): boolean {
  const { work, morningWait } = minutesOf(candidate)
  return work <= minutes && morningWait < longWait
}

/** Whether the recipe is fit for a strict fast. */
export const isVrat = (candidate: Candidate): boolean => (candidate.traits & traits.vrat) !== 0
