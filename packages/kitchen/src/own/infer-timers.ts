import { isInLots, isSize } from '../compute/batches.ts'
import { gramsOf } from '../compute/grams.ts'
import { leastHeated } from '../compute/heat.ts'
import { jarCourses } from '../compute/jars.ts'
import { withWorkAlone } from '../compute/times.ts'
import { textOfPart, textOfParts } from '../read/counts.ts'
import type { Dish, Step, StepPart, Timer } from '../read/dish.ts'
import { besides, type Follows } from '../read/vocabulary.ts'
import { isBoardWork } from './board-work.ts'

/**
 * Returns a recipe from another source with what each of its timers scales with. Cookbook files state this with timer
 * names; for other recipes it is inferred from their text.
 */
export function withInferredTimers(dish: Dish): Dish {
  const inferred = inferTimers(withWorkAlone(dish))
  if (inferred.size === 0) return dish
  return {
    ...dish,
    timers: dish.timers.map((timer, at): Timer => {
      const follows = inferred.get(at)
      return follows === undefined || timer.boilsDown || timer.follows ? timer : { ...timer, follows }
    }),
  }
}

/** Returns what the timers of a dish scale with, by their index. */
function inferTimers(dish: Dish): ReadonlyMap<number, Follows> {
  const inferred = new Map<number, Follows>()
  const isTin = dish.steps.some(({ parts }) => parts.some((part) => part.kind === 'count' && isSize(part)))
  for (const step of dish.steps) {
    const found = new Map<number, Follows>()
    const isByPiece = bakesByPiece(step)
    const byTurns = isByPiece ? () => false : worksByTurns(step, dish)
    const heat = heatOf(step, dish)
    const isPaste = jarCourses.has(dish.course) && friesPaste(step)
    const isBaked = isTin && bakes(step)
    step.parts.forEach((part, at) => {
      if (part.kind !== 'timer') return
      const { name, minutes } = dish.timers[part.index]!
      const isWork = name === null
      const follows =
        isWork && isByPiece
          ? 'turns'
          : isWork && isPaste && minutes >= leastPaste
            ? 'paste'
            : isWork && isBaked && minutes >= leastOven
              ? 'tin'
              : isWork && minutes >= leastByTurns && byTurns(at)
                ? 'turns'
                : cutsOnly(step.parts, at, dish)
                  ? 'turns'
                  : isWork
                    ? heat.get(part.index)
                    : undefined
      if (follows) found.set(part.index, follows)
    })
    for (const [index, follows] of found) inferred.set(index, follows)
  }
  return inferred
}

const leastPaste = 8
const leastOven = 12
/** Minutes; a shorter timer covers a single panful or bowl. */
const leastByTurns = 10

/** Whether the step fries or cooks a paste or pulp until its water is gone. */
function friesPaste({ parts }: Step): boolean {
  const text = textOfParts(parts)
  return (
    /\b(?:fry|cook|stir)\b/i.test(text) && /\bpaste|pulp|oil (?:stands|floats|leaves|edges|comes|rises)/i.test(text)
  )
}

const bakes = ({ parts }: Step): boolean => /\b(?:bake|oven|steam)\b/i.test(textOfParts(parts))

/** Whether the step bakes or fries in batches without saying how many at a time. */
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

/**
 * Returns a check for whether the timer at a part index covers work done piece by piece, although no batch size is
 * given: breads on a griddle, deep frying, pieces counted by `{{8}}`, and work at the board.
 */
function worksByTurns({ parts }: Step, { course, portions }: Dish): (at: number) => boolean {
  if (isInLots({ parts })) return () => false
  const text = textOfParts(parts)
  const isAll =
    isBoardWork(text) ||
    parts.some((part) => part.kind === 'count' && part.of === '') ||
    (course === 'bread' && /\b(?:tawa|tava|griddle)\b/i.test(text))
  if (isAll) return () => true
  if (!portions.some(({ isForFrying }) => isForFrying)) return () => false
  // A pot sealed for an hour beside fried onions is not a pan that is refilled.
  return (at) => /\bfry\b/i.test(sinceLastClock(parts, at))
}

/** Whether the timer at a part index covers only cutting and cleaning, which scale with the amount. */
function cutsOnly(parts: readonly StepPart[], at: number, { timers }: Dish): boolean {
  const part = parts[at]!
  if (part.kind !== 'timer') return false
  const { name, minutes } = timers[part.index]!
  if ((name !== null && name !== besides) || minutes < leastCutting) return false
  const said = sinceLastClock(parts, at)
  return isBoardWork(said) && cuts.test(said)
}

/** Minutes; a shorter timer covers cutting a single piece, whatever it weighs. */
const leastCutting = 5
const cuts = /\b(?:cut|chop|slice|peel|grate|shell|string|trim|pick|scrape|clean|pluck|scoop)\b/i

function sinceLastClock(parts: readonly StepPart[], at: number): string {
  const before = parts.slice(0, at)
  return textOfParts(before.slice(before.findLastIndex(({ kind }) => kind === 'timer') + 1))
}

const browns = /\b(?:fry|brown|saute|sear|bhuno|roast|until (?:\w+ ){0,3}dry)\b/i
const heats = /\b(?:boil|cook|simmer|steam|pressure|whistles?|heat|scald|blanch|poach|warm|flame)\b/i

/**
 * Returns the timers for foods added to be browned, or only mixed; other heated foods first have to come to the boil.
 */
function heatOf({ parts }: Step, { portions, timers }: Dish): ReadonlyMap<number, Follows> {
  const found = new Map<number, Follows>()
  let words = ''
  let grams = 0
  for (const part of parts) {
    if (part.kind === 'food') {
      const portion = portions[part.index]!
      if (!portion.isForFrying) grams += gramsOf(portion) ?? 0
    } else if (part.kind !== 'timer') {
      if (part.kind === 'count' && /^litres?$/.test(part.of)) grams += part.amount * 1000
      words += textOfPart(part)
    } else {
      const { name, minutes } = timers[part.index]!
      if (name === besides) continue
      const follows = browns.test(words) ? 'brown' : heats.test(words) ? undefined : 'steady'
      if (name === null && minutes >= leastHeated && grams > 0 && follows) found.set(part.index, follows)
      words = ''
      grams = 0
    }
  }
  return found
}
