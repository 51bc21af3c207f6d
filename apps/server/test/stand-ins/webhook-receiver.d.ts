export type Received = {
  id: string
  at: string
  type: string
  data: Record<string, unknown>
  signedBy: number[]
}
/**
 * A third-party server that receives webhooks, as strict as the specification: it refuses requests that are not signed
 * with one of its secrets.
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
  /** The secrets for checking signatures, oldest first. */
  secrets: string[]
  /** Answers the next calls with these statuses. */
  answerWith(...codes: number[]): void
}>
