import type { Dish, Portion } from '../read/dish.ts'
import { says } from '../read/preparations.ts'
import { besides, unseenClocks } from '../read/vocabulary.ts'
import { type LineTimes, paragraphTimesOf } from './line-times.ts'

/** Minutes: `work` at the board and the stove, `wait` for time that passes without work (soaking, resting). */
export type Times = { work: number; wait: number }

/** The time of a dish with its parts. */
export type TimesInParts = Times & {
  /** The minutes of each line of each paragraph. */
  lines: readonly (readonly LineTimes[])[]
  /** The part of `work` at the stove. */
  atStove: number
  /** The part of `work` that no step prints: cutting and boiling what the list has cut and boiled, and washing up. */
  ready: number
  /** `wait` by the name of the wait. */
  waits: ReadonlyMap<string, number>
}

/**
 * Returns the time of a dish whose timers already belong to `scale` times its amounts: the sum of what its steps print,
 * except what a step says is done meanwhile, and getting ready.
 */
export function timesInPartsOf(dish: Dish, scale: number): TimesInParts {
  const paragraphs = paragraphTimesOf(dish, scale)
  const ready = Math.round(
    sum(paragraphs.map((one) => one.ready)) + Math.max(0, ...dish.portions.map(boilingMinutesOf)),
  )
  const lines = paragraphs.flatMap((one) => one.lines)
  const waits = new Map<string, number>()
  for (const line of lines) for (const [name, minutes] of line.waits) waits.set(name, (waits.get(name) ?? 0) + minutes)
  return {
    lines: paragraphs.map((one) => one.lines),
    work: sum(lines.map(({ work }) => work)) + ready,
    atStove: Math.round(sum(lines.map(({ atStove }) => atStove))),
    ready,
    wait: Math.round(sum([...waits.values()])),
    waits,
  }
}

/** Returns the time a dish takes for the servings of its file. Parallel work counts once. */
export function timesOf(whole: Dish): Times {
  const { work, wait } = timesInPartsOf(withWorkAlone(whole), 1)
  return { work, wait }
}

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
  if (dish.timers.some(({ name }) => name === besides))
    for (const part of dish.steps.flatMap(({ parts }) => parts)) {
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
