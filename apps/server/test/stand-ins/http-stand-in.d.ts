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
 * How a provider misbehaves: `error` and `busy` do nothing and say so, `hang` does nothing and stays silent, the last two do
 * the work and lose the answer on the way.
 */
export type Fault = 'error' | 'busy' | 'hang' | 'lose the answer' | 'error after the work'
/** What `busy` asks to wait. */
export declare const busyForSeconds = 90
/** A provider over HTTP on loopback, with faults on request. */
export declare function startHttpStandIn({
  port,
  takesMs,
  answer,
}: {
  port?: number
  /** How long it takes over each call. */
  takesMs?: number | undefined
  answer: (asked: Asked) => Answer | Promise<Answer>
}): Promise<{
  url: string
  /** How many calls came, also those that failed. */
  calls: () => number
  /** From now on, or for this many calls. */
  behave(as: Fault | 'well', times?: number): void
  /** Stops listening: connections are refused. */
  down: () => Promise<void>
  up: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
}>
