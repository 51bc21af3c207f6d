import type { TimedStep } from './types.ts'

/**
 * Adds the sentence about the vessel to the first line of a paragraph that names one, otherwise to its first line at
 * the stove.
 */
export function withVesselSentence(steps: TimedStep[], said: string | undefined): TimedStep[] {
  if (said === undefined) return steps
  const named = steps.findIndex(({ parts }) => parts.some(({ kind }) => kind === 'vessel'))
  const at =
    named >= 0
      ? named
      : Math.max(
          0,
          steps.findIndex(({ kind }) => kind === 'cook'),
        )
  return steps.map((step, index) => (index === at ? { ...step, text: `${said} ${step.text}` } : step))
}
