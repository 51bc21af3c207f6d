/** A code that is under way to a number. Instants in milliseconds. */
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
 * What comes next. Send OTP leads from the number to the code, and from the start too where the number is typed there,
 * as in settings; a new code may be sent while the last is asked for. What does not fit a step changes nothing.
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

/** Whole seconds until an instant, never negative. */
export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000))
