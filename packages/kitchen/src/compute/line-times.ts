import type { Dish, Step, StepPart, Timer } from '../read/dish.ts'
import { besides, waits } from '../read/vocabulary.ts'
import { bathMinutesOf, handMinutes, unclockedMinutesOf } from './hand-minutes.ts'
import { cuttingMinutesOf, handworkOf } from './handwork.ts'

/** The minutes of a step of the page (a line of the file), and how the total time of the dish counts them. */
export type LineTimes = {
  kind: 'prepare' | 'cook' | 'stand'
  /** As printed beside the step. */
  minutes: number
  /** Minutes that the total counts as work; less than printed when it is done beside an earlier step. */
  work: number
  /** The part of `work` at the stove. */
  atStove: number
  /** Minutes that the total counts as waiting, by the name of the wait; foods that soak side by side count once. */
  waits: ReadonlyMap<string, number>
  /** Minutes that pass during an earlier step, which the page must say. */
  overlap: number
}

/** The minutes of each line of a paragraph, and those of getting ready what it uses, which no step prints. */
export type ParagraphTimes = { lines: readonly LineTimes[]; ready: number }

/** Splits a step of the file at its line breaks: each line is a step of the page. */
export function linesOf(parts: readonly StepPart[]): StepPart[][] {
  const lines: StepPart[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'line') lines.push([])
    else lines.at(-1)!.push(part)
  }
  return lines
}

/** Whether a line has something to print: words, or a wait, which gets a sentence of its own. */
export const isOnPage = (parts: readonly StepPart[], { timers }: Pick<Dish, 'timers'>): boolean =>
  parts.some((part) =>
    part.kind === 'timer' ? isWait(timers[part.index]!) : part.kind !== 'text' || part.text.trim() !== '',
  )

const isWait = ({ name, isSaid }: Timer): boolean =>
  isSaid !== true && (waits as readonly (string | null)[]).includes(name)

/**
 * Returns the minutes of every line of a dish whose timers already belong to `scale` times its amounts. Lines without
 * words are left out, as they are not on the page.
 */
export function paragraphTimesOf(dish: Dish, scale: number): ParagraphTimes[] {
  let soaking = 0
  return dish.steps.map((step) => {
    const parts = linesOf(step.parts).filter((line) => isOnPage(line, dish))
    const lines = parts.map((line) => {
      const times = lineTimesOf(line, dish, { scale, soaking })
      // Only soaking right after soaking is set side by side: what follows other work comes later.
      soaking = times.soaking
      return times
    })
    return { lines, ready: readyMinutesOf(step, parts, lines, dish, scale) }
  })
}

/** Returns the minutes of preparing the foods of a paragraph as the list says, and of fetching and washing up. */
function readyMinutesOf(
  step: Step,
  parts: readonly (readonly StepPart[])[],
  lines: readonly LineTimes[],
  dish: Dish,
  scale: number,
): number {
  if (lines.length === 0) return 0
  if (lines.every(({ kind }) => kind === 'stand')) return unclockedMinutesOf(step, dish, scale)
  const cutting = parts.reduce(
    (sum, line, at) => (holdsCutting(line, lines[at]!, dish) ? sum : sum + cuttingOf(line, dish, scale)),
    0,
  )
  return cutting + (lines.every(({ overlap }) => overlap > 0) ? 0 : handMinutes.clocked)
}

/** Whether the printed minutes of a line include cutting its foods: those of a line without a timer. */
const holdsCutting = (line: readonly StepPart[], { kind }: LineTimes, dish: Dish): boolean =>
  kind !== 'stand' && timersIn(line, dish).every(({ name }) => name !== null && name !== besides)

const cuttingOf = (line: readonly StepPart[], { portions }: Dish, scale: number): number =>
  line.reduce((sum, part) => (part.kind === 'food' ? sum + cuttingMinutesOf(portions[part.index]!, scale) : sum), 0)

const timersIn = (parts: readonly StepPart[], { timers }: Dish): Timer[] =>
  parts.flatMap((part) => (part.kind === 'timer' ? [timers[part.index]!] : []))

/** The least minutes of a step without a timer. */
const leastMinutes = 2

function lineTimesOf(
  parts: readonly StepPart[],
  dish: Dish,
  { scale, soaking }: { scale: number; soaking: number },
): LineTimes & { soaking: number } {
  const step: Step = { parts, section: null }
  const { working, atBoard, beside, flame, preheat, isAtBoard } = clocksOf(timersIn(parts, dish))
  const waited = waitedIn(parts, dish, soaking)
  const { hands } = handworkOf(step, dish, scale)
  const isClocked = Math.max(working, beside) > 0
  const kind = waited.printed > 0 && !isClocked ? 'stand' : (isClocked && !isAtBoard) || flame > 0 ? 'cook' : 'prepare'
  const onFire = kind === 'cook' && !isClocked ? Math.max(bathMinutesOf(step, dish, scale), flame) : 0
  const unclocked = () => Math.max(onFire, leastMinutes, unclockedMinutesOf(step, dish, scale) - 1)
  const clocked = Math.max(working + waited.printed, beside) + hands
  const exact = kind === 'stand' ? waited.printed : isClocked ? clocked : unclocked()
  const minutes = Math.max(1, Math.round(Math.max(preheat, exact)))
  const isBeside = kind !== 'stand' && working === 0 && beside > 0 && waited.printed === 0
  // What the hands do beside an earlier step is still their work.
  const work = Math.max(0, minutes - Math.round(isBeside ? beside : waited.printed))
  const atStove =
    kind === 'cook' && !isBeside ? (isClocked ? Math.max(0, work - atBoard - hands) : Math.min(onFire, work)) : 0
  return {
    kind,
    minutes,
    work,
    atStove,
    waits: waited.counted,
    overlap: isBeside ? Math.min(minutes, Math.round(beside)) : waited.overlap,
    soaking: kind === 'stand' ? waited.soaking : 0,
  }
}

/** The sums of a line's timers. */
function clocksOf(timers: readonly Timer[]) {
  const sum = (isIt: (timer: Timer) => boolean) =>
    timers.reduce((total, timer) => (isIt(timer) ? total + timer.minutes : total), 0)
  return {
    working: sum(({ name }) => name === null),
    /** The part of `working` at the board, with nothing on the fire. */
    atBoard: sum(({ name, isAtBoard }) => name === null && isAtBoard === true),
    /** Parallel work: in a line with other work, only the longer of the two counts. */
    beside: sum(({ name }) => name === besides),
    flame: sum(({ name }) => name === 'flame'),
    preheat: sum(({ name }) => name === 'preheat'),
    isAtBoard: timers.every(({ name, isAtBoard = false }) => (name !== null && name !== besides) || isAtBoard),
  }
}

/** The waits of a line. */
type Waited = {
  /** Minutes from the first of them to the end of the last. */
  printed: number
  /** Minutes by name, without what soaks during an earlier line. */
  counted: Map<string, number>
  overlap: number
  /** The longest soak set so far with no other work or wait after it. */
  soaking: number
}

/** Adds up the waits of a line. Foods set to soak separately, such as rice and dal, soak at the same time. */
function waitedIn(parts: readonly StepPart[], { timers }: Dish, soakingBefore: number): Waited {
  const counted = new Map<string, number>()
  let [printed, overlap, soaking, inLine] = [0, 0, soakingBefore, 0]
  for (const [at, part] of parts.entries()) {
    if (part.kind !== 'timer') continue
    const { name, minutes } = timers[part.index]!
    if (name === null || !(waits as readonly string[]).includes(name)) continue
    const isSet = name === 'soak' && setsToSoak(parts, at)
    if (!isSet) [soaking, inLine] = [0, 0]
    const shown = Math.max(0, minutes - inLine)
    const more = Math.max(0, minutes - Math.max(inLine, soaking))
    printed += shown
    overlap += shown - more
    counted.set(name, (counted.get(name) ?? 0) + more)
    if (isSet) [soaking, inLine] = [Math.max(soaking, minutes), Math.max(inLine, minutes)]
  }
  return { printed, counted, overlap, soaking: counted.has('soak') ? soaking : 0 }
}

/** Whether the words since the last timer name a food: 'Soak @tamarind{} in hot water for'. */
function setsToSoak(parts: readonly StepPart[], at: number): boolean {
  const before = parts.slice(0, at)
  return before.slice(before.findLastIndex(({ kind }) => kind === 'timer') + 1).some(({ kind }) => kind === 'food')
}
