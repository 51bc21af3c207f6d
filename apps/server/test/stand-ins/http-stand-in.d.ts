import { type IncomingMessage } from 'node:http'
export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}
export type Answer = {
  status: number
  body?: unknown
  headers?: Record<string, string>
}
/**
 * How a provider misbehaves: `error` and `busy` do nothing and respond so, `hang` does nothing and never responds, the
 * last two do the work but lose the response.
 */
export type Fault = 'error' | 'busy' | 'hang' | 'lose the answer' | 'error after the work'
/** The Retry-After of `busy`. */
export declare const busyForSeconds = 90
/** A provider over HTTP on loopback, with faults on request. */
export declare function startHttpStandIn({
  port,
  takesMs,
  answer,
}: {
  port?: number
  /** How long each call takes. */
  takesMs?: number | undefined
  answer: (asked: Asked) => Answer | Promise<Answer>
}): Promise<{
  url: string
  /** The number of calls, including failed ones. */
  calls: () => number
  /** Sets the behaviour from now on, or for this many calls. */
  behave(as: Fault | 'well', times?: number): void
  /** Stops listening: connections are refused. */
  down: () => Promise<void>
  up: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}>
