import type { ProblemCode } from '@planner/contract/problems'

/** Thrown when the server answers with an error status. */
export class CallError extends Error {
  readonly status: number
  /** The header `x-problem`; null where a proxy or another server answered. */
  readonly code: ProblemCode | null
  /** The server's own sentence, without a final full stop; empty if it sent none. */
  readonly detail: string
  /** Seconds to wait before retrying; null if the server did not say. */
  readonly retryAfter: number | null
  /** The challenge that the next call must send to continue a refused sign-in; null for every other refusal. */
  readonly challenge: string | null

  constructor(answer: {
    status: number
    code: ProblemCode | null
    detail: string
    retryAfter: number | null
    challenge?: string | null
  }) {
    super(answer.detail || `The server responded with ${answer.status}`)
    this.name = 'CallError'
    this.status = answer.status
    this.code = answer.code
    this.detail = answer.detail
    this.retryAfter = answer.retryAfter
    this.challenge = answer.challenge ?? null
  }
}

/** Thrown when no answer arrives: offline, the server unreachable, or too slow. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('No response from the server', { cause })
    this.name = 'NoAnswer'
  }
}

/** Returns the server's detail, else the error's own message: for sentences with a '{detail or message}'. */
export function detailOrMessage(error: unknown): string {
  if (error instanceof CallError && error.detail) return error.detail
  return error instanceof Error ? error.message : String(error)
}

/**
 * Returns the server's own sentence for any failure, such as 'The server is busy right now; please try again in a
 * moment'.
 *
 * @param otherwise returned if the server sent none.
 */
export const serverSentence = <T>(error: unknown, otherwise: T): string | T =>
  error instanceof CallError && error.detail !== '' ? `${error.detail}.` : otherwise

/**
 * Returns the server's own sentence if it refused the request. For a server error (status 500 and above) returns the
 * page's sentence, which names the action that failed; the server's would not.
 */
export const refusalSentence = (error: unknown, otherwise: string): string =>
  error instanceof CallError && error.status < 500 ? serverSentence(error, otherwise) : otherwise

/** The toast options for a reached limit: the server's own sentence as the description. */
export const limitMet = (error: unknown): { description?: string } =>
  error instanceof CallError && error.status === 409 && error.detail ? { description: `${error.detail}.` } : {}
