import type { Dish, Portion, Step, StepPart } from '../read/dish.ts'
import { says } from '../read/preparations.ts'
import { besides, unseenClocks, waits } from '../read/vocabulary.ts'
import { gramsOf } from './grams.ts'
import { handworkOf } from './handwork.ts'

/** Minutes: `work` at the board and the stove, `wait` for time that passes without work (soaking, resting). */
export type Times = { work: number; wait: number }

/**
 * The minutes assumed for a step with a timer, in addition to it (fetching, washing up), and for a step without one
 * (mixing, grinding, shaping).
 */
const handMinutes = { clocked: 1, unclocked: 3, begin: 1.5, eachFood: 0.5 }

/**
 * Returns the minutes of work that no timer covers, before and beside the stove, at `scale` times the file's amounts.
 */
export const handMinutesOf = (dish: Dish, scale = 1): number =>
  Math.round(
    sum(dish.steps.map((step) => handMinutesOfStep(step, dish, scale))) +
      Math.max(0, ...dish.portions.map(boilingMinutesOf)),
  )

/**
 * Returns the minutes of handwork in a step that its timers do not cover: kneading and shaping by amount, cutting by
 * weight.
 */
export function handMinutesOfStep(step: Step, dish: Dish, scale = 1): number {
  const { hands: work, cutting } = handworkOf(step, dish, scale)
  const foods = step.parts.filter(({ kind }) => kind === 'food').length
  const measured = handMinutes.begin + foods * handMinutes.eachFood
  const unclocked = Math.max(handMinutes.unclocked, measured, work, bathMinutesOf(step, dish, scale))
  return cutting + (isClocked(step, dish) ? handMinutes.clocked + work : unclocked)
}

/** Minutes until frying oil is hot: a fixed part, and one per litre; our estimate. */
const heatingBath = { begin: 3, perLitre: 5 }

/** Returns the minutes until the frying oil of a step is hot; 0 when it has none. */
export function bathMinutesOf({ parts }: Step, { portions }: Dish, scale: number): number {
  const grams = parts.reduce((sum, part) => {
    const portion = part.kind === 'food' ? portions[part.index]! : undefined
    return portion?.isForFrying ? sum + (gramsOf(portion) ?? 0) * scale : sum
  }, 0)
  return grams > 0 ? Math.round(heatingBath.begin + (grams * heatingBath.perLitre) / 1000) : 0
}

const isClocked = ({ parts }: Step, { timers }: Dish): boolean =>
  parts.some((part) => part.kind === 'timer' && timers[part.index]!.name === null)

/** Returns the minutes of boiling a food that the file lists as boiled, on another burner: 'potato, boiled'. */
const boilingMinutesOf = ({ food, preparation }: Portion): number =>
  says(preparation, 'boiled') ? food.boil_minutes : 0

/** Whether a timer is internal: not shown on the page and not set in the kitchen. */
export const isUnseen = (name: string | null): boolean => (unseenClocks as readonly (string | null)[]).includes(name)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const counted = new WeakMap<Dish, Dish>()

/**
 * Returns the dish with 'meanwhile' work turned into normal work when nothing before it takes as long, since there is
 * nothing to run beside. Cached per dish.
 */
export function withWorkAlone(dish: Dish): Dish {
  const known = counted.get(dish)
  if (known) return known
  let longest = 0
  const alone = new Set<number>()
  for (const { parts } of dish.steps)
    for (const part of parts) {
      if (part.kind !== 'timer') continue
      const { name, minutes } = dish.timers[part.index]!
      if (isUnseen(name)) continue
      if (name === besides && minutes > longest) alone.add(part.index)
      longest = Math.max(longest, minutes)
    }
  const made =
    alone.size === 0
      ? dish
      : { ...dish, timers: dish.timers.map((timer, at) => (alone.has(at) ? { ...timer, name: null } : timer)) }
  counted.set(dish, made)
  return made
}

/** Returns the time a dish takes, from its timers. Parallel work counts once. */
export function timesOf(whole: Dish): Times {
  const dish = withWorkAlone(whole)
  const work = handMinutesOf(dish) + sum(dish.timers.map(({ name, minutes }) => (name === null ? minutes : 0)))
  return { work: Math.round(work), wait: Math.round(sum([...waitsOf(dish).values()])) }
}

/**
 * Returns the minutes of each kind of wait. Foods set to soak separately, such as rice and dal, soak at the same time.
 */
export function waitsOf({ steps, timers }: Dish): ReadonlyMap<string, number> {
  const minutesOf = new Map<string, number>()
  let longest = 0
  for (const { parts } of steps) {
    for (const [at, part] of parts.entries()) {
      if (part.kind !== 'timer') continue
      const { name, minutes } = timers[part.index]!
      if (name === null || name === besides || !(waits as readonly string[]).includes(name)) continue
      const isSet = name === 'soak' && setsToSoak(parts.slice(0, at))
      const more = isSet ? Math.max(0, minutes - longest) : minutes
      if (isSet) longest = Math.max(longest, minutes)
      minutesOf.set(name, (minutesOf.get(name) ?? 0) + more)
    }
  }
  return minutesOf
}

/** Whether the line before a timer contains a food: 'Soak @tamarind{} in hot water for'. */
function setsToSoak(parts: readonly StepPart[]): boolean {
  const line = parts.slice(parts.findLastIndex(({ kind }) => kind === 'line') + 1)
  return line.some(({ kind }) => kind === 'food')
}
