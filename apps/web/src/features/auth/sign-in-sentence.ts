import { signInFailures } from '@planner/contract/sign-in-failures'

import { CallError, NoAnswer } from '#api/errors.ts'

/**
 * Returns the sentence for a sign-in or sign-up that failed. The specification fixes the rules, which match on the
 * server's message, including messages this server never sends, such as 'email not found'
 * (docs/product/specification.md#8-the-error-catalogue). The first matching rule wins.
 */
export function signInSentence(error: unknown, attempt: 'login' | 'registration'): string {
  if (error instanceof NoAnswer) return signInFailures.connection
  const message = error instanceof CallError ? error.detail || signInFailures[attempt] : messageOf(error)
  const text = message.toLowerCase()

  if (text.includes('email already registered')) return signInFailures.emailRegistered
  if (text.includes('incorrect email or password')) return signInFailures.incorrectCredentials
  if (text.includes('email not found')) return signInFailures.emailNotFound
  if (error instanceof CallError && text.includes('incorrect')) return signInFailures.incorrectCredentials
  if (text.includes('password')) return signInFailures.incorrectPassword
  return message || signInFailures.authentication
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
