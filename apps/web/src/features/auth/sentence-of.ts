import { failures } from '@planner/contract/failures'

import { CallError, NoAnswer } from '#api/errors.ts'

/** The sentence for a sign-in or sign-up that failed (docs/product/specification.md#8-the-error-catalogue). The first rule that fits wins. */
export function sentenceOf(error: unknown, attempt: 'login' | 'registration'): string {
  if (error instanceof NoAnswer) return failures.connection
  const message = error instanceof CallError ? error.detail || failures[attempt] : messageOf(error)
  const said = message.toLowerCase()

  if (said.includes('email already registered')) return failures.emailRegistered
  if (said.includes('incorrect email or password')) return failures.incorrectCredentials
  if (said.includes('email not found')) return failures.emailNotFound
  if (error instanceof CallError && said.includes('incorrect')) return failures.incorrectCredentials
  if (said.includes('password')) return failures.incorrectPassword
  return message || failures.authentication
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
