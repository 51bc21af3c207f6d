import { isOnPage, type LineTimes, linesOf } from '../compute/line-times.ts'
import type { Step, StepPart } from '../read/dish.ts'
import { type Shown, textOf } from './step-text.ts'
import type { TimedStep } from './types.ts'

/** Converts a paragraph of the file to steps of the page, one per line, with the minutes of its lines. */
export const stepsOf = ({ parts }: Step, times: readonly LineTimes[], shown: Shown): TimedStep[] =>
  linesOf(parts)
    .filter((line) => isOnPage(line, shown.dish))
    .map((line, at) => stepOf(line, times[at]!, shown))

function stepOf(parts: StepPart[], { kind, minutes, overlap }: LineTimes, shown: Shown): TimedStep {
  const text = textOf(parts, shown)
  return {
    // Parallel work says so in the file; parallel soaks follow from their order.
    text: kind === 'stand' && overlap > 0 ? `Meanwhile ${text[0]!.toLowerCase()}${text.slice(1)}` : text,
    kind,
    minutes,
    parts,
  }
}
