import { underPressure } from '../compute/pressure.ts'
import type { TimedStep } from './types.ts'

/** Says at the step at the stove which vessel holds it; a bare 'Drain.' stays first, for the wait before it. */
export function withVessel(steps: TimedStep[], said: string | undefined): TimedStep[] {
  if (said === undefined) return steps
  const named = steps.findIndex(({ text }) => /\b(?:cooker|pots?)\b/i.test(text) || underPressure.test(text))
  const at =
    named < 0
      ? Math.max(
          0,
          steps.findIndex(({ kind }) => kind === 'cook'),
        )
      : named
  return steps.map((step, index) => {
    if (index !== at) return step
    const drain = bareDrain.exec(step.text)?.[0] ?? ''
    return { ...step, text: `${drain}${said} ${step.text.slice(drain.length)}`.trim() }
  })
}

const bareDrain = /^Drain(?: it| them| well| and rinse)*\.(?: |$)/

/** A bare 'Drain.' ends the wait before it: the step after it does not say what is drained. */
export function drainsFirst(steps: TimedStep[]): TimedStep[] {
  const shown: TimedStep[] = []
  for (const step of steps) {
    const before = shown.at(-1)
    const drain = bareDrain.exec(step.text)?.[0]
    if (drain === undefined || before?.kind !== 'stand') {
      shown.push(step)
      continue
    }
    before.text = `${before.text} ${drain.trim()}`
    const text = step.text.slice(drain.length)
    if (text !== '') shown.push({ ...step, text })
  }
  return shown
}
