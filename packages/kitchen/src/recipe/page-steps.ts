import { handworkOf } from '../compute/handwork.ts'
import { bathMinutesOf, handMinutesOfStep } from '../compute/times.ts'
import type { Step, StepPart } from '../read/dish.ts'
import { besides, waits } from '../read/vocabulary.ts'
import { type Shown, textOf } from './step-text.ts'
import type { TimedStep } from './types.ts'

/** Converts a paragraph of the file to steps of the page, one per line. */
export const stepsOf = ({ parts }: Step, shown: Shown): TimedStep[] =>
  linesOf(parts).flatMap((line) => stepOf(line, shown) ?? [])

/** Splits a step of the file at its line breaks: each line is a step of the page. */
export function linesOf(parts: readonly StepPart[]): StepPart[][] {
  const lines: StepPart[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'line') lines.push([])
    else lines.at(-1)!.push(part)
  }
  return lines
}

/** The sums of a line's timers. */
type Clocks = {
  working: number
  /** The part of `working` that is at the board, with nothing on the fire. */
  atBoard: number
  /** Minutes of parallel work: in a step with other work, only the longer of the two counts. */
  beside: number
  waited: number
  flame: number
  preheat: number
  isAtBoard: boolean
  settles: boolean
}

function clocksOf(parts: readonly StepPart[], { dish }: Shown): Clocks {
  const timers = parts.flatMap((part) => (part.kind === 'timer' ? [dish.timers[part.index]!] : []))
  const sum = (isIt: (name: string | null) => boolean) =>
    timers.reduce((total, { name, minutes }) => (isIt(name) ? total + minutes : total), 0)
  return {
    working: sum((name) => name === null),
    atBoard: timers.reduce(
      (total, { name, minutes, isAtBoard }) => (name === null && isAtBoard ? total + minutes : total),
      0,
    ),
    beside: sum((name) => name === besides),
    waited: sum((name) => (waits as readonly (string | null)[]).includes(name)),
    flame: sum((name) => name === 'flame'),
    preheat: sum((name) => name === 'preheat'),
    isAtBoard: timers.every(({ name, isAtBoard = false }) => (name !== null && name !== besides) || isAtBoard),
    settles: timers.some(({ name }) => name === 'settle'),
  }
}

/** Converts a line to a step of the page; undefined when it has no words. */
function stepOf(parts: StepPart[], shown: Shown): TimedStep | undefined {
  const text = textOf(parts, shown)
  if (text === '') return undefined
  const { dish, scale } = shown
  const step = { parts, section: null }
  const { working, atBoard, beside, waited, flame, preheat, isAtBoard, settles } = clocksOf(parts, shown)
  const clocked = Math.max(working, beside)
  const worked = clocked > 0 ? clocked + handworkOf(step, dish, scale).hands : 0
  const kind = waited > 0 && worked === 0 ? 'stand' : (worked > 0 && !isAtBoard) || flame > 0 ? 'cook' : 'prepare'
  const onFire = kind === 'cook' && worked === 0 ? Math.max(bathMinutesOf(step, dish, scale), flame) : 0
  shown.onFire += onFire
  shown.offFire += atBoard
  const unclocked = Math.max(onFire, leastMinutes, handMinutesOfStep(step, dish, scale) - 1)
  const minutes = Math.max(preheat, kind === 'stand' ? waited : worked > 0 ? worked : unclocked)
  return { text, kind, minutes: Math.max(1, Math.round(minutes)), settles, parts }
}

const leastMinutes = 2
