import { createHmac } from 'node:crypto'
import { startHttpStandIn } from './http-stand-in.ts'

export type Received = { id: string; at: string; type: string; data: Record<string, unknown>; signedBy: number[] }

/**
 * A third-party server that receives webhooks, as strict as the specification: it refuses requests that are not signed
 * with one of its secrets.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export async function startWebhookReceiver() {
  const received: Received[] = []
  const secrets: string[] = []
  /** The statuses of the next calls, before it answers 204 again. */
  const answers: number[] = []

  const standIn = await startHttpStandIn({
    answer({ method, headers, body }) {
      const id = String(headers['webhook-id'])
      const at = String(headers['webhook-timestamp'])
      const given = String(headers['webhook-signature']).split(' ')
      const wanted = secrets.map((secret) => {
        const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
        return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`
      })
      const signedBy = wanted.flatMap((signature, index) => (given.includes(signature) ? [index] : []))
      const isRight =
        method === 'POST' &&
        headers['content-type'] === 'application/json' &&
        /^[\w-]{8,}$/.test(id) &&
        /^\d{10}$/.test(at) &&
        headers.authorization === undefined
      if (!isRight || signedBy.length === 0) return { status: 400, body: { detail: 'not signed' } }
      const status = answers.shift() ?? 204
      if (status < 300) {
        const { type, data } = JSON.parse(body) as { type: string; data: Record<string, unknown> }
        received.push({ id, at, type, data, signedBy })
      }
      return { status, headers: status >= 300 && status < 400 ? { location: '/elsewhere' } : {} }
    },
  })
  return {
    ...standIn,
    received,
    /** The secrets for checking signatures, oldest first. */
    secrets,
    /** Answers the next calls with these statuses. */
    answerWith(...codes: number[]) {
      answers.push(...codes)
    },
  }
}
