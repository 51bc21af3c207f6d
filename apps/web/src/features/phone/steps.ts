/** A code that has been sent to a number. Instants in milliseconds. */
export type Sent = { number: string; inOutbox: boolean; resendAt: number; expiresAt: number }

/** The step of a verification (PHONE-1): 0 start, 1 enter the number, 2 enter the code. */
export type Steps = { step: 0; number: string } | { step: 1; number: string } | { step: 2; number: string; sent: Sent }

export type StepEvent =
  | { kind: 'begin' }
  | { kind: 'type'; number: string }
  | { kind: 'sent'; sent: Sent }
  | { kind: 'back' }
  | { kind: 'cancel' }
  | { kind: 'verified' }

/**
 * Returns the next step. Sending a code leads from the number to the code, and also from the start, where the settings
 * ask for the number; a new code may be sent while the last one is being entered. Events that do not apply to a step
 * change nothing.
 */
export function nextStep(steps: Steps, event: StepEvent): Steps {
  switch (event.kind) {
    case 'begin':
      return steps.step === 0 ? { step: 1, number: steps.number } : steps
    case 'type':
      return steps.step === 2 ? steps : { ...steps, number: event.number }
    case 'sent':
      return { step: 2, number: event.sent.number, sent: event.sent }
    case 'back':
      return steps.step === 2 ? { step: 1, number: steps.number } : steps
    case 'cancel':
      return steps.step === 1 ? { step: 0, number: steps.number } : steps
    case 'verified':
      return steps.step === 2 ? { step: 0, number: steps.number } : steps
  }
}

/** Returns the whole seconds until an instant, never negative. */
export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000))
