import { expect, test } from 'vitest'

import { nextStep, type Sent, type StepEvent, type Steps, secondsUntil } from './steps.ts'

const sent: Sent = { number: '+919876543210', inOutbox: true, resendAt: 30_000, expiresAt: 600_000 }
const start: Steps = { step: 0, number: '98765 43210' }
const number: Steps = { step: 1, number: '98765 43210' }
const code: Steps = { step: 2, number: '+919876543210', sent }

const cases: [name: string, from: Steps, event: StepEvent, step: 0 | 1 | 2][] = [
  ['begin leads from the start to the number', start, { kind: 'begin' }, 1],
  ['Send OTP leads from the number to the code', number, { kind: 'sent', sent }, 2],
  ['Verify in settings leads from the start to the code', start, { kind: 'sent', sent }, 2],
  ['Back leads from the code to the number', code, { kind: 'back' }, 1],
  ['Cancel leads from the number to the start', number, { kind: 'cancel' }, 0],
  ['a valid code leads to the start', code, { kind: 'verified' }, 0],
  ['a new code stays at the code', code, { kind: 'sent', sent }, 2],
  ['Back does nothing at the number', number, { kind: 'back' }, 1],
  ['Cancel does nothing at the code', code, { kind: 'cancel' }, 2],
  ['Cancel does nothing at the start', start, { kind: 'cancel' }, 0],
  ['a code that is late does nothing at the number', number, { kind: 'verified' }, 1],
  ['begin does nothing at the code', code, { kind: 'begin' }, 2],
]

test.each(cases)('PHONE-1 %s', (_, from, event, step) => {
  expect(nextStep(from, event).step).toBe(step)
})

test('PHONE-1 the number that was typed stays through all steps, and the code goes with its number', () => {
  const typed = nextStep(number, { kind: 'type', number: '98765 4321' })

  expect(typed).toEqual({ step: 1, number: '98765 4321' })
  expect(nextStep(typed, { kind: 'sent', sent })).toEqual({ step: 2, number: sent.number, sent })
  expect(nextStep(code, { kind: 'back' })).toEqual({ step: 1, number: sent.number })
  expect(nextStep(code, { kind: 'type', number: 'x' })).toBe(code)
})

test.each([
  [30_000, 0, 30],
  [30_000, 29_001, 1],
  [30_000, 30_000, 0],
  [30_000, 99_000, 0],
])('until %i at %i it is %i seconds', (instant, now, seconds) => {
  expect(secondsUntil(instant, now)).toBe(seconds)
})
