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
  const said = message.toLowerCase()

  if (said.includes('email already registered')) return signInFailures.emailRegistered
  if (said.includes('incorrect email or password')) return signInFailures.incorrectCredentials
  if (said.includes('email not found')) return signInFailures.emailNotFound
  if (error instanceof CallError && said.includes('incorrect')) return signInFailures.incorrectCredentials
  if (said.includes('password')) return signInFailures.incorrectPassword
  return message || signInFailures.authentication
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
