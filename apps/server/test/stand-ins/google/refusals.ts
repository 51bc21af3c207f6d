import type { Answer } from '../http-stand-in.ts'

/** Returns an error in the format of Google's APIs. */
export const refusal = (status: number, reason: string, message: string, headers?: Record<string, string>): Answer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: 'global', reason }] } },
  ...(headers && { headers }),
})

/** Returns an error in the format of the token endpoint (RFC 6749, section 5.2). */
export const tokenRefusal = (error: string, description: string): Answer => ({
  status: 400,
  body: { error, error_description: description },
})

export const signedOut = refusal(401, 'authError', 'Invalid Credentials')
export const noScope = refusal(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.')
export const slowDown = refusal(403, 'rateLimitExceeded', 'Rate Limit Exceeded')
