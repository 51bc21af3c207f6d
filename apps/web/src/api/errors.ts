import type { ProblemCode } from '@planner/contract/problems'

/** The server answered, and the answer was no. */
export class CallError extends Error {
  readonly status: number
  /** The header `x-problem`; null where a proxy or another server answered. */
  readonly code: ProblemCode | null
  /** The server's own sentence, without a final full stop; empty where it gave none. */
  readonly detail: string
  /** Seconds to wait, where it said so. */
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

/** No answer came: offline, the server unreachable, or too slow. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('No response from the server', { cause })
    this.name = 'NoAnswer'
  }
}

/** What the server said, else the error's own message: for sentences with a '{detail or message}'. */
export function detailOrMessage(error: unknown): string {
  if (error instanceof CallError && error.detail) return error.detail
  return error instanceof Error ? error.message : String(error)
}

/**
 * The server's own sentence, whatever went wrong: also 'The server is busy right now; please try again in a moment'.
 *
 * @param otherwise the sentence to show if the server gave none.
 */
export const serverSentence = <T>(error: unknown, otherwise: T): string | T =>
  error instanceof CallError && error.detail !== '' ? `${error.detail}.` : otherwise

/**
 * The server's own sentence if it refused what was asked. If it failed itself (status 500 and above), the page's sentence names
 * what was not done, which the server's would not.
 */
export const refusalSentence = (error: unknown, otherwise: string): string =>
  error instanceof CallError && error.status < 500 ? serverSentence(error, otherwise) : otherwise

/** What a toast adds where a limit was met: the server's own sentence. */
export const limitMet = (error: unknown): { description?: string } =>
  error instanceof CallError && error.status === 409 && error.detail ? { description: `${error.detail}.` } : {}
