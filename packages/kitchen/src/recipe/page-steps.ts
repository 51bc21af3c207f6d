import { isAtTheBoard } from '../compute/at-the-board.ts'
import { handworkOf } from '../compute/handwork.ts'
import { bathMinutesOf, boilMinutesOf, handMinutesOfStep } from '../compute/times.ts'
import type { Step, StepPart } from '../read/dish.ts'
import { besides, waits } from '../read/vocabulary.ts'
import { heats } from './at-the-stove.ts'
import { afterSentence, lastSentenceOf } from './cut-parts.ts'
import { type Shown, textOf } from './step-text.ts'
import type { TimedStep } from './types.ts'

/** Minutes of work after a wait from which it is a step of its own. */
const leastAfterWait = 5
/** Minutes over the flame of a step without a clock: spices crackle in two. */
const unclockedOnFire = 2

/** A step of the file as one or more steps of the page: what passes by itself is a step of its own, with its clock. */
export function stepsOf(step: Step, shown: Shown): TimedStep[] {
  const { dish, scale } = shown
  const found: TimedStep[] = []
  let parts: StepPart[] = []
  let working = 0
  /** Minutes that run beside other work: of a step that works too, they count once. */
  let beside = 0
  let waited = 0
  const close = () => {
    if (waited > 0 && working + beside === 0) {
      const rest = waitAlone(parts, shown)
      if (rest !== null) {
        const minutes = waited
        waited = 0
        close()
        parts = rest
        waited = minutes
      }
    }
    const text = textOf(parts, shown)
    if (text === '') return
    const step = { parts, section: null }
    const clocked = Math.max(working, beside)
    const { grinding, shaping } = handworkOf(step, dish, scale)
    const worked = clocked > 0 ? Math.max(working + shaping, beside) + grinding : 0
    const isHandwork = worked > 0 && isAtTheBoard(text)
    const kind =
      waited > 0 && worked === 0
        ? 'stand'
        : (worked > 0 && !isHandwork) || (worked === 0 && heats(text))
          ? 'cook'
          : 'prepare'
    const isUnclocked = kind === 'cook' && worked === 0
    const oil = isUnclocked ? Math.max(bathMinutesOf(step, dish, scale), boilMinutesOf(step, dish, scale)) : 0
    const minutes = kind === 'stand' ? waited : worked > 0 ? worked : Math.max(oil, handMinutesIn(step, shown))
    if (isUnclocked) shown.onFire += Math.max(oil, unclockedOnFire)
    if (isHandwork) shown.offFire += working
    const settles = parts.some((part) => part.kind === 'timer' && dish.timers[part.index]!.name === 'settle')
    found.push({ text, kind, minutes: Math.max(1, Math.round(minutes)), settles })
    parts = []
    working = 0
    beside = 0
    waited = 0
  }
  /** Where the parts after the last clock begin. */
  let afterClock = 0
  for (const part of step.parts) {
    const timer = part.kind === 'timer' ? dish.timers[part.index]! : null
    const isWait = timer?.name != null && (waits as readonly string[]).includes(timer.name)
    // Work and waiting in one paragraph are two steps: a wait takes its own sentence along, work what follows the wait.
    const isMixed = timer !== null && (isWait ? working + beside > 0 : waited > 0)
    if (isMixed) {
      const rest = isWait ? lastSentenceOf(parts, afterClock) : afterSentence(parts, afterClock)
      if (rest.length > 0) {
        close()
        parts = rest
      }
    }
    // Soaked, then ground, then left to ferment: the grinding is no part of either wait.
    if (isWait && waited > 0) {
      const between: Step = { parts: parts.slice(afterClock), section: null }
      if (handMinutesOfStep(between, dish, scale) >= leastBeforeWait) {
        const rest = afterSentence(parts, afterClock)
        close()
        parts = rest
      }
    }
    parts.push(part)
    if (timer === null) continue
    if (isWait) waited += timer.minutes
    else if (timer.name === besides) beside += timer.minutes
    else working += timer.minutes
    afterClock = parts.length
  }
  // Rolling forty rounds after a rest is work, and no part of the rest.
  const after: Step = { parts: parts.slice(afterClock), section: null }
  if (waited > 0 && handMinutesOfStep(after, dish, scale) >= leastAfterWait) {
    const rest = afterSentence(parts, afterClock)
    close()
    parts = rest
  }
  close()
  return found
}

/** Minutes of work before a wait from which it is a step of its own. */
const leastBeforeWait = 4
/** Minutes from which a wait is a step of its own. */
const leastWaitAlone = 10
/** Foods that are put together before a wait: more are work that the cook wants to see as a step. */
const mostBeforeWait = 2

/** Takes the sentence that only waits off the parts of a step that works before it; null where there is nothing to do first. */
function waitAlone(parts: StepPart[], { dish, scale }: Shown): StepPart[] | null {
  const at = parts.findIndex((part) => part.kind === 'timer' && dish.timers[part.index]!.name !== besides)
  const timer = parts[at]
  if (timer?.kind !== 'timer' || dish.timers[timer.index]!.minutes < leastWaitAlone) return null
  const before = parts.slice(0, at)
  const step: Step = { parts: before, section: null }
  const isWork =
    before.filter(({ kind }) => kind === 'food').length > mostBeforeWait ||
    handMinutesOfStep(step, dish, scale) - 1 >= leastBeforeWait ||
    handworkOf(step, dish, scale).grinding > 0
  if (!isWork) return null
  const start = before.findLastIndex((part) => part.kind === 'text' && sentenceBegins.test(part.text))
  const text = before[start]
  // 'Salt the prawns. Leave them for 15 mins. Soak the rice beside them.': what follows the wait stays with it.
  if (text?.kind !== 'text' || before.slice(start).some(({ kind }) => kind === 'food')) return null
  const cut = sentenceBegins.exec(text.text)!.index + 1
  const rest: StepPart[] = [{ kind: 'text', text: text.text.slice(cut) }, ...parts.slice(start + 1)]
  parts.splice(start, parts.length, { kind: 'text', text: text.text.slice(0, cut) })
  return rest
}

/** The end of a sentence with the last one after it. */
const sentenceBegins = /[.;!?] (?!.*[.;!?] )/

/** Minutes of a step that no timer counts. */
const handMinutesIn = (step: Step, { dish, scale }: Shown): number =>
  Math.max(leastMinutes, handMinutesOfStep(step, dish, scale) - 1)
const leastMinutes = 2
