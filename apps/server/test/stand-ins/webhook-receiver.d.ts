export type Received = {
  id: string
  at: string
  type: string
  data: Record<string, unknown>
  signedBy: number[]
}
/**
 * Somebody's server that takes webhooks, as strict as the specification: it refuses what is not signed with one of its secrets.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export declare function startWebhookReceiver(): Promise<{
  url: string
  calls: () => number
  behave(as: import('./http-stand-in.ts').Fault | 'well', times?: number): void
  down: () => Promise<void>
  up: () => Promise<void>
  [Symbol.asyncDispose]: () => Promise<void>
  received: Received[]
  /** What it checks signatures with, oldest first. */
  secrets: string[]
  /** Answers the next calls with these codes. */
  answerWith(...codes: number[]): void
}>
