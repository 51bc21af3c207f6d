import { bathMinutesOf } from '../compute/hand-minutes.ts'
import { cuttingMinutesOf } from '../compute/handwork.ts'
import { withWorkAlone } from '../compute/times.ts'
import { textOfParts } from '../read/counts.ts'
import type { Dish, Step, StepPart, Timer } from '../read/dish.ts'
import { besides, waits } from '../read/vocabulary.ts'
import { isBoardWork } from './board-work.ts'
import { afterSentence, lastSentenceOf } from './cut-parts.ts'
import { inferHandwork } from './infer-handwork.ts'
import { underPressure } from './pressure-work.ts'
import { boilMinutesOf, continuesOnStove, heats, heatsOven } from './stove-work.ts'

/**
 * Returns a recipe from another source with what a cookbook file states itself, inferred from its text: where a
 * paragraph splits into steps, how much handwork they contain, and which steps without a timer are at the stove.
 */
export function withInferredSteps(written: Dish): Dish {
  const dish = withWorkAlone(written)
  const timers: Timer[] = [...written.timers]
  const mark = (timer: Timer): StepPart => ({ kind: 'timer', index: timers.push(timer) - 1 })
  const paragraphs = dish.steps.map(({ parts }) => linesOf(parts, dish))
  const lines = paragraphs.flat().map((parts) => inferLine(parts, dish))
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'prepare' && continuesOnStove(lines[at - 1], line, lines[at + 1])) line.flame = leastOnFire
    if (heatsOven(line, lines[at + 1])) line.preheat = heatingOven
    const pressed = underPressure.test(line.text) ? line.parts.findLast(({ kind }) => kind === 'timer') : undefined
    for (const part of line.parts) {
      if (part.kind !== 'timer') continue
      const timer = timers[part.index]!
      timers[part.index] = {
        ...timer,
        ...(line.isAtBoard && { isAtBoard: true }),
        ...(part === pressed && { isUnderPressure: true }),
        // Handwork scales with the number of pieces.
        ...(line.byHand.has(part.index) && !timer.boilsDown && { follows: 'turns' }),
      }
    }
  }
  let next = 0
  const steps = dish.steps.map((step, at): Step => {
    const parts = paragraphs[at]!.flatMap((line, index): StepPart[] => {
      const inferred = lines[next++]!
      return [
        ...(index > 0 ? [{ kind: 'line' } as const, ...withoutJoin(line)] : line),
        ...(inferred.shaping > 0 ? [mark({ name: 'hands', minutes: inferred.shaping, follows: 'turns' })] : []),
        ...(inferred.grinding > 0 ? [mark({ name: 'hands', minutes: inferred.grinding })] : []),
        ...(inferred.flame > 0 ? [mark({ name: 'flame', minutes: inferred.flame })] : []),
        ...(inferred.preheat > 0 ? [mark({ name: 'preheat', minutes: inferred.preheat })] : []),
      ]
    })
    return { ...step, parts }
  })
  return { ...written, steps, timers }
}

/** Removes the conjunction at the start of a split-off line: ", drain, and dry in the sun." */
const withoutJoin = ([first, ...more]: readonly StepPart[]): StepPart[] =>
  first?.kind === 'text'
    ? [{ kind: 'text', text: first.text.trimStart().replace(/^[,;.]? ?(?:(?:and|then) )*/, '') }, ...more]
    : first
      ? [first, ...more]
      : []

/** Minutes over the flame for a step without a timer: spices crackle in two. */
const leastOnFire = 2
/** Minutes to preheat an oven or grill. */
const heatingOven = 10

/** A line with the facts inferred from its text. */
type InferredLine = {
  parts: readonly StepPart[]
  text: string
  kind: 'prepare' | 'cook' | 'stand'
  shaping: number
  grinding: number
  flame: number
  preheat: number
  isAtBoard: boolean
  /** The timers that cover kneading and shaping. */
  byHand: ReadonlySet<number>
}

function inferLine(parts: readonly StepPart[], dish: Dish): InferredLine {
  const timers = parts.flatMap((part) => (part.kind === 'timer' ? [dish.timers[part.index]!] : []))
  const worked = timers.filter(({ name }) => name === null || name === besides)
  const text = textOfParts(parts).trim()
  const { shaping, grinding, cutting, clocks } = inferHandwork({ parts }, dish)
  const isAtBoard = worked.length > 0 && isBoardWork(text)
  const isHeated = worked.length === 0 && timers.length === 0 && heats(text)
  return {
    parts,
    text,
    kind:
      timers.length > worked.length && worked.length === 0
        ? 'stand'
        : (worked.length > 0 && !isAtBoard) || isHeated
          ? 'cook'
          : 'prepare',
    shaping: shaping + cutting,
    grinding,
    flame: isHeated ? Math.max(leastOnFire, boilMinutesOf(parts, dish)) : 0,
    preheat: 0,
    isAtBoard,
    byHand: new Set(clocks.map(({ index }) => index)),
  }
}

/** The minutes of work after a wait, and before one, that make a separate step. */
const leastAfterWait = 5
const leastBeforeWait = 4

/** Splits a paragraph into lines: each wait becomes a step with its own timer. */
function linesOf(step: readonly StepPart[], dish: Dish): StepPart[][] {
  const lines: StepPart[][] = []
  let parts: StepPart[] = []
  let [working, waited] = [0, 0]
  const close = () => {
    const rest = waited > 0 && working === 0 ? waitAlone(parts, dish) : null
    if (textOfParts(parts).trim() !== '' || parts.some(({ kind }) => kind !== 'text')) lines.push(parts)
    if (rest !== null) lines.push(rest)
    parts = []
    working = 0
    waited = 0
  }
  /** Index of the first part after the last timer. */
  let afterClock = 0
  for (const part of step) {
    const timer = part.kind === 'timer' ? dish.timers[part.index]! : null
    const isWait = timer?.name != null && (waits as readonly string[]).includes(timer.name)
    // Work and waiting in one paragraph become two steps: a wait takes its whole sentence along, work starts after the
    // wait's sentence.
    if (timer !== null && (isWait ? working > 0 : waited > 0)) {
      const rest = isWait ? lastSentenceOf(parts, afterClock) : afterSentence(parts, afterClock)
      if (rest.length > 0) {
        close()
        parts = rest
      }
    }
    // Work between two waits (soak, grind, ferment) belongs to neither of them.
    if (isWait && waited > 0 && handMinutesOf(parts.slice(afterClock), dish) >= leastBeforeWait) {
      const rest = afterSentence(parts, afterClock)
      close()
      parts = rest
    }
    parts.push(part)
    if (timer === null) continue
    if (isWait) waited += timer.minutes
    else working += timer.minutes
    afterClock = parts.length
  }
  // Work after a wait, such as rolling forty rounds after a rest, is a separate step.
  if (waited > 0 && handMinutesOf(parts.slice(afterClock), dish) >= leastAfterWait) {
    const rest = afterSentence(parts, afterClock)
    close()
    parts = rest
  }
  close()
  return lines
}

/** The minutes assumed for a step without a timer: a minimum, a fixed part, and per food. */
const unclocked = { least: 3, begin: 1.5, eachFood: 0.5 }

function handMinutesOf(parts: readonly StepPart[], dish: Dish): number {
  const { shaping, cutting, grinding } = inferHandwork({ parts }, dish)
  const foods = parts.flatMap((part) => (part.kind === 'food' ? [dish.portions[part.index]!] : []))
  const measured = unclocked.begin + foods.length * unclocked.eachFood
  const prepared = foods.reduce((sum, portion) => sum + cuttingMinutesOf(portion), 0)
  const bath = bathMinutesOf({ parts, section: null }, dish, 1)
  return prepared + cutting + Math.max(unclocked.least, measured, shaping + grinding, bath)
}

/** Minutes from which a wait becomes a separate step. */
const leastWaitAlone = 10
/** The most foods combined before a wait; more count as work that deserves its own step. */
const mostBeforeWait = 2

/**
 * Removes and returns the sentence that only waits from the parts of a step that works first; null when there is no
 * work first.
 */
function waitAlone(parts: StepPart[], dish: Dish): StepPart[] | null {
  const at = parts.findIndex((part) => part.kind === 'timer' && dish.timers[part.index]!.name !== besides)
  const timer = parts[at]
  if (timer?.kind !== 'timer' || dish.timers[timer.index]!.minutes < leastWaitAlone) return null
  const before = parts.slice(0, at)
  const isWork =
    before.filter(({ kind }) => kind === 'food').length > mostBeforeWait ||
    handMinutesOf(before, dish) - 1 >= leastBeforeWait ||
    inferHandwork({ parts: before }, dish).grinding > 0
  if (!isWork) return null
  const start = before.findLastIndex((part) => part.kind === 'text' && sentenceBegins.test(part.text))
  const text = before[start]
  // Text after the wait stays with it: "Salt the prawns. Leave them for 15 mins. Soak the rice beside them."
  if (text?.kind !== 'text' || before.slice(start).some(({ kind }) => kind === 'food')) return null
  const cut = sentenceBegins.exec(text.text)!.index + 1
  const rest: StepPart[] = [{ kind: 'text', text: text.text.slice(cut) }, ...parts.slice(start + 1)]
  parts.splice(start, parts.length, { kind: 'text', text: text.text.slice(0, cut) })
  return rest
}

/** Matches the start of the last sentence. */
const sentenceBegins = /[.;!?] (?!.*[.;!?] )/
