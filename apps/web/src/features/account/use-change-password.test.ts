import { type ProblemCode, problems } from '@planner/contract/problems'
import { expect, test } from 'vitest'

import { CallError, NoAnswer } from '#api/errors.ts'

import { problemsOf } from './use-change-password.ts'

const refused = (code: ProblemCode) => new CallError({ ...problems[code], code, retryAfter: null })

test('password errors are shown at the field they concern', () => {
  expect(problemsOf(refused('account.password'))).toEqual({ current: 'Incorrect current password.' })
  expect(problemsOf(refused('account.same-password'))).toEqual({
    wanted: 'That’s already your password; choose a different one.',
  })
  expect(problemsOf(refused('auth.common'))).toEqual({ wanted: 'Too common to be safe, choose another.' })
  expect(problemsOf(refused('auth.slow-down'))).toEqual({
    whole: 'Too many attempts; please try again in a moment.',
  })
  expect(problemsOf(new NoAnswer(null))).toEqual({
    whole: 'Couldn’t change the password. Please try again.',
  })
})
