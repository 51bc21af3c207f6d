import { isInLots, isSize } from '../compute/batches.ts'
import { gramsOf } from '../compute/grams.ts'
import { leastHeated } from '../compute/heat.ts'
import { jarCourses } from '../compute/jars.ts'
import { withWorkAlone } from '../compute/times.ts'
import { textOfPart, textOfParts } from '../read/counts.ts'
import type { Dish, Step, StepPart, Timer } from '../read/dish.ts'
import { besides, type Follows } from '../read/vocabulary.ts'
import { isAtTheBoard } from './told-at-the-board.ts'

/**
 * A recipe from elsewhere with what each of its clocks follows when the amounts change. A dish of the cookbook says so itself, by
 * the names of its timers; what other people write is read here, by their words.
 */
export function withToldClocks(dish: Dish): Dish {
  const told = toldClocks(withWorkAlone(dish))
  if (told.size === 0) return dish
  return {
    ...dish,
    timers: dish.timers.map((timer, at): Timer => {
      const follows = told.get(at)
      return follows === undefined || timer.boilsDown || timer.follows ? timer : { ...timer, follows }
    }),
  }
}

/** What the clocks of a dish follow, by their places in its timers. */
function toldClocks(dish: Dish): ReadonlyMap<number, Follows> {
  const told = new Map<number, Follows>()
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
    for (const [index, follows] of found) told.set(index, follows)
  }
  return told
}

const leastPaste = 8
const leastOven = 12
/** A shorter clock is one panful, or one bowl. */
const leastByTurns = 10

/** A paste or a pulp that is fried or cooked until its water is gone. */
function friesPaste({ parts }: Step): boolean {
  const text = textOfParts(parts)
  return (
    /\b(?:fry|cook|stir)\b/i.test(text) && /\bpaste|pulp|oil (?:stands|floats|leaves|edges|comes|rises)/i.test(text)
  )
}

const bakes = ({ parts }: Step): boolean => /\b(?:bake|oven|steam)\b/i.test(textOfParts(parts))

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
  return (at) => /\bfry\b/i.test(sinceLastClock(parts, at))
}

/** Whether the clock at a place counts cutting and cleaning alone: it follows the amount. */
function cutsOnly(parts: readonly StepPart[], at: number, { timers }: Dish): boolean {
  const part = parts[at]!
  if (part.kind !== 'timer') return false
  const { name, minutes } = timers[part.index]!
  if ((name !== null && name !== besides) || minutes < leastCutting) return false
  const said = sinceLastClock(parts, at)
  return isAtTheBoard(said) && cuts.test(said)
}

/** A shorter clock is one thing under the knife, whatever it weighs. */
const leastCutting = 5
const cuts = /\b(?:cut|chop|slice|peel|grate|shell|string|trim|pick|scrape|clean|pluck|scoop)\b/i

function sinceLastClock(parts: readonly StepPart[], at: number): string {
  const before = parts.slice(0, at)
  return textOfParts(before.slice(before.findLastIndex(({ kind }) => kind === 'timer') + 1))
}

const browns = /\b(?:fry|brown|saute|sear|bhuno|roast|until (?:\w+ ){0,3}dry)\b/i
const heats = /\b(?:boil|cook|simmer|steam|pressure|whistles?|heat|scald|blanch|poach|warm|flame)\b/i

/** The clocks before which food is put in, to brown or to be mixed; the rest comes to the boil. */
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
