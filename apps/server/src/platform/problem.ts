import { type LimitCode, type ProblemCode, problems } from '@planner/contract/problems'

type More = { detail?: string; retryAfterSeconds?: number; reason?: string; challenge?: string }

/** A code that may be a reached limit needs the seconds. */
type MoreOf<Code extends ProblemCode> = [Extract<Code, LimitCode>] extends [never]
  ? [more?: More]
  : [more: More & { retryAfterSeconds: number }]

/**
 * An error shown to the user. Use cases throw it by code; only the HTTP layer turns it into a response.
 *
 * @param detail overrides the code's default sentence.
 * @param retryAfterSeconds becomes the Retry-After header; required for status 429 (docs/product/decisions.md#2).
 * @param challenge becomes a header of a refused sign-in, for the call that follows.
 * @param reason for the log only: a provider's explanation.
 */
export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly retryAfterSeconds: number | undefined
  readonly reason: string | undefined
  readonly challenge: string | undefined

  constructor(code: Code, ...[more]: MoreOf<Code>) {
    const { detail, retryAfterSeconds, reason, challenge }: More = more ?? {}
    super(code)
    this.code = code
    this.status = problems[code].status
    this.detail = detail ?? problems[code].detail
    this.retryAfterSeconds = retryAfterSeconds
    this.reason = reason
    this.challenge = challenge
  }
}
