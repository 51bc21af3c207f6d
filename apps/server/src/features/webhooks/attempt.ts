import type { Context } from '#context.ts'
import type { WebhookRow } from '#platform/db/tables/webhooks.ts'
import { Problem } from '#platform/problem.ts'
import { signedHeaders } from './sign.ts'

/** The result of an attempt: the response status, or why there was none. Only 2xx is a success. */
export type Attempt = { status: number | null; problem: string | null }

/** Sends a delivery once. Never throws. Call it outside any transaction. */
export async function attempt(
  context: Context,
  webhook: WebhookRow,
  { id, body }: { id: string; body: string },
): Promise<Attempt> {
  const headers = signedHeaders(context, webhook, { id, body })
  if (!headers) return { status: null, problem: 'The signing secret can no longer be read, please replace it' }
  try {
    const status = await context.web.post(webhook.url, { body, headers })
    if (status >= 200 && status < 300) return { status, problem: null }
    return { status, problem: `Your server answered with ${status}` }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { status: null, problem: error.detail }
  }
}
