import type { Dish, Step, StepPart, Timer } from '../read/dish.ts'
import { besides, type Follows } from '../read/vocabulary.ts'
import { lotsOf, pansFromHere } from './batches.ts'
import { boilsDownBy, heatClocks } from './heat.ts'
import { isPieces, pieceScaleOf } from './pieces.ts'

/**
 * Returns the timers of a dish for other servings. Work in lots, baking piece by piece and shaping by hand scale with
 * the servings; a pot simmers as long for two as for six, but takes longer to come to the boil (heat.ts).
 */
export function timersFor(dish: Dish, scale: number): readonly Timer[] {
  const pieceScale = pieceScaleOf(dish, scale)
  if (scale === 1 && pieceScale === 1) return dish.timers
  const timers = dish.timers.map((timer) => ({ ...timer }))
  const changed = new Set<number>()
  const times = (index: number, by: number) => {
    const { minutes, boilsDown } = dish.timers[index]!
    if (boilsDown) return
    changed.add(index)
    timers[index]!.minutes = minutes < 1 ? minutes : Math.max(1, Math.round(minutes * by))
  }
  for (const [index, { minutes, boilsDown }] of dish.timers.entries())
    if (boilsDown) timers[index]!.minutes = Math.max(1, Math.round(minutes * boilsDownBy(scale)))
  let fromHere = 1
  for (const step of dish.steps) {
    for (const part of step.parts) {
      if (part.kind === 'count' && part.of === pansFromHere) fromHere = lotsOf(part, scale)! / lotsOf(part, 1)!
      else if (part.kind === 'timer' && fromHere !== 1 && dish.timers[part.index]!.name === null)
        times(part.index, fromHere)
    }
    const followed = clocksOf(step, dish)
    for (const { index, follows } of followed)
      if (dish.timers[index]!.name === 'hands') timers[index]!.minutes *= handsFactor(follows, scale)
    for (const { index, follows } of followed) {
      const by = follows && factors[follows]
      if (by) times(index, by(scale))
    }
    const clock = (at: number) => clockOf(step.parts, at, dish)
    step.parts.forEach((part, at) => {
      if (part.kind !== 'count' || part.of === pansFromHere) return
      const [before, after] = [lotsOf(part, 1), lotsOf(part, isPieces(part) ? pieceScale : scale)]
      const index = before === undefined ? undefined : clock(at)
      if (index !== undefined) times(index, after! / before!)
    })
    for (const { index, follows } of followed)
      if (follows === 'turns' && !changed.has(index) && dish.timers[index]!.name !== 'hands') times(index, scale)
    for (const { index, by } of heatClocks(step, dish, scale)) if (!changed.has(index)) times(index, by)
  }
  return timers
}

/**
 * Returns the factor for handwork: half of it is independent of the amount, unless it is done piece by piece, or with
 * one jar and cloth.
 */
const handsFactor = (follows: Follows | undefined, scale: number): number =>
  follows === 'turns' ? scale : follows === 'steady' ? 1 : (1 + scale) / 2

/**
 * Returns the factor for baking in a tin: a narrower cake of the same depth is done sooner, a quarter of the batch in
 * about 70% of the time; our estimate.
 */
const tinFactor = (scale: number): number => Math.min(1.25, Math.max(0.7, scale ** 0.25))

/**
 * Returns the factor for frying a paste: less of it fries down sooner, a quarter of the jar in about 60% of the time;
 * our estimate.
 */
const pasteFactor = (scale: number): number => Math.min(1.5, Math.max(0.5, scale ** 0.35))

/** Factors that apply to a timer regardless of the counts in its step. */
const factors: Readonly<Partial<Record<Follows, (scale: number) => number>>> = { tin: tinFactor, paste: pasteFactor }

/** Returns the timers of a step, each with what it scales with. */
const clocksOf = ({ parts }: Step, { timers }: Dish): { index: number; follows: Follows | undefined }[] =>
  parts.flatMap((part) => (part.kind === 'timer' ? [{ index: part.index, follows: timers[part.index]!.follows }] : []))

/** Returns the timer a batch count applies to: the next one in its step, otherwise the last one before it. */
function clockOf(parts: readonly StepPart[], at: number, { timers }: Dish): number | undefined {
  const isClock = (part: StepPart) =>
    part.kind === 'timer' && (timers[part.index]!.name === null || timers[part.index]!.name === besides)
  const found = parts.slice(at).find(isClock) ?? parts.slice(0, at).findLast(isClock)
  return found?.kind === 'timer' ? found.index : undefined
}
