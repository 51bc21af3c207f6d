import { textOfParts } from '../read/counts.ts'
import type { Dish, Step, StepPart, Timer } from '../read/dish.ts'
import { besides } from '../read/vocabulary.ts'
import { isAtTheBoard } from './at-the-board.ts'
import { isInLots, isSize, lotsOf, pansFromHere } from './batches.ts'
import { handworkOf } from './handwork.ts'
import { boilsDownBy, heatClocks } from './heat.ts'
import { jarCourses } from './jars.ts'
import { isPieces, pieceScaleOf } from './pieces.ts'

/**
 * The clocks of a dish for other servings. What a pan takes in lots, what is baked piece by piece on a griddle and what hands
 * shape follows the servings; a pot simmers as long for two as for six, but takes longer to come to the boil (heat.ts).
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
  const isTin = dish.steps.some(({ parts }) => parts.some((part) => part.kind === 'count' && isSize(part)))
  for (const [index, { minutes, boilsDown }] of dish.timers.entries())
    if (boilsDown) timers[index]!.minutes = Math.max(1, Math.round(minutes * boilsDownBy(scale)))
  let fromHere = 1
  for (const step of dish.steps) {
    for (const part of step.parts) {
      if (part.kind === 'count' && part.of === pansFromHere) fromHere = lotsOf(part, scale)! / lotsOf(part, 1)!
      else if (part.kind === 'timer' && fromHere !== 1 && dish.timers[part.index]!.name === null)
        times(part.index, fromHere)
    }
    if (isTin) for (const index of ovenClocks(step, dish)) times(index, tinFactor(scale))
    if (jarCourses.has(dish.course)) for (const index of pasteClocks(step, dish)) times(index, pasteFactor(scale))
    for (const { index, by } of handClocks(step, dish, scale)) times(index, by)
    const clock = (at: number) => clockOf(step.parts, at, dish)
    const isByPiece = bakesByPiece(step)
    const byTurns = isByPiece ? null : worksByTurns(step, dish)
    step.parts.forEach((part, at) => {
      if (part.kind === 'count' && part.of !== pansFromHere) {
        const [before, after] = [lotsOf(part, 1), lotsOf(part, isPieces(part) ? pieceScale : scale)]
        const index = before === undefined ? undefined : clock(at)
        if (index !== undefined) times(index, after! / before!)
      } else if (isByPiece && part.kind === 'timer' && dish.timers[part.index]!.name === null) {
        times(part.index, scale)
      } else if (byTurns?.(at) && part.kind === 'timer' && !changed.has(part.index)) {
        const { name, minutes } = dish.timers[part.index]!
        if (name === null && minutes >= leastByTurns) times(part.index, scale)
      }
    })
    for (const { index, by } of heatClocks(step, dish, scale)) if (!changed.has(index)) times(index, by)
  }
  return timers
}

/** A narrower cake of the same depth is done sooner: at a quarter of the batch in some 70 % of the time; our estimate. */
const tinFactor = (scale: number): number => Math.min(1.25, Math.max(0.7, scale ** 0.25))

/** A little paste fries down sooner than much: at a quarter of the jar in some 60 % of the time; our estimate. */
const pasteFactor = (scale: number): number => Math.min(1.5, Math.max(0.5, scale ** 0.35))

/** Clocks of a paste or a pulp that is fried or cooked until its water is gone. */
function pasteClocks({ parts }: Step, { timers }: Dish): number[] {
  const text = textOfParts(parts)
  if (
    !/\b(?:fry|cook|stir)\b/i.test(text) ||
    !/\bpaste|pulp|oil (?:stands|floats|leaves|edges|comes|rises)/i.test(text)
  )
    return []
  return parts.flatMap((part) =>
    part.kind === 'timer' && timers[part.index]!.name === null && timers[part.index]!.minutes >= leastPaste
      ? [part.index]
      : [],
  )
}

const leastPaste = 8

/** Long clocks of the oven and the steamer. */
function ovenClocks({ parts }: Step, { timers }: Dish): number[] {
  const text = textOfParts(parts)
  if (!/\b(?:bake|oven|steam)\b/i.test(text)) return []
  return parts.flatMap((part) => {
    const timer = part.kind === 'timer' ? timers[part.index]! : null
    return part.kind === 'timer' && timer!.name === null && timer!.minutes >= leastOven ? [part.index] : []
  })
}

const leastOven = 12

/** The clock that counts a batch: the next one of its step, else the last one before it. */
function clockOf(parts: readonly StepPart[], at: number, { timers }: Dish): number | undefined {
  const isClock = (part: StepPart) =>
    part.kind === 'timer' && (timers[part.index]!.name === null || timers[part.index]!.name === besides)
  const found = parts.slice(at).find(isClock) ?? parts.slice(0, at).findLast(isClock)
  return found?.kind === 'timer' ? found.index : undefined
}

/** What is baked or fried by turns without a word about how many at a time. */
function bakesByPiece({ parts }: Step): boolean {
  if (isInLots({ parts })) return false
  const text = textOfParts(parts)
  if (/\bminutes each\b/i.test(text)) return true
  if (
    /\b(?:tawa|tava|griddle)\b/i.test(text) &&
    /\b(?:each(?! plate)|one by one|one after (?:the other|another))\b/i.test(text)
  )
    return true
  return (
    /\b(?:fry|bake|steam)\b/i.test(text) &&
    /\b(?:a|each|by) (?:lot|batch)\b|\bin (?:small )?(?:lots|batches)\b|\bone by one,|\blikewise\b/i.test(text)
  )
}

/** A shorter clock is one panful, or one bowl. */
const leastByTurns = 10

/**
 * Whether the clock at a place counts what is done piece after piece though no word says how many at a time: breads on a griddle,
 * what is fried in a bath, what `{{8}}` counts, and work of the hands.
 */
function worksByTurns({ parts }: Step, { course, portions }: Dish): (at: number) => boolean {
  if (isInLots({ parts })) return () => false
  const text = textOfParts(parts)
  const isAll =
    isAtTheBoard(text) ||
    parts.some((part) => part.kind === 'count' && part.of === '') ||
    (course === 'bread' && /\b(?:tawa|tava|griddle)\b/i.test(text))
  if (isAll) return () => true
  if (!portions.some(({ isForFrying }) => isForFrying)) return () => false
  // A pot sealed for an hour beside fried onions is no pan that is filled again.
  return (at) => {
    const before = parts.slice(0, at)
    return /\bfry\b/i.test(textOfParts(before.slice(before.findLastIndex(({ kind }) => kind === 'timer') + 1)))
  }
}

/** Clocks of kneading, shaping and filling, by the work for these servings. */
const handClocks = (step: Step, dish: Dish, scale: number): { index: number; by: number }[] => {
  const after = new Map(handworkOf(step, dish, scale).clocks.map(({ index, work }) => [index, work]))
  return handworkOf(step, dish).clocks.map(({ index, work }) => ({ index, by: (after.get(index) ?? work) / work }))
}
