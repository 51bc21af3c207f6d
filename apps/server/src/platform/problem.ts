import { type ProblemCode, problems } from '@planner/contract/problems'

/**
 * An error shown to the user. Use cases throw it by code; only the HTTP layer turns it into a response.
 *
 * @param detail overrides the code's default sentence.
 * @param retryAfterSeconds becomes the Retry-After header.
 * @param challenge becomes a header of a refused sign-in, for the call that follows.
 * @param reason for the log only: a provider's explanation.
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly retryAfterSeconds: number | undefined
  readonly reason: string | undefined
  readonly challenge: string | undefined

  constructor(
    code: ProblemCode,
    {
      detail,
      retryAfterSeconds,
      reason,
      challenge,
    }: { detail?: string; retryAfterSeconds?: number; reason?: string; challenge?: string } = {},
  ) {
    super(code)
    this.code = code
    this.status = problems[code].status
    this.detail = detail ?? problems[code].detail
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
    this.challenge = challenge
  }
}
