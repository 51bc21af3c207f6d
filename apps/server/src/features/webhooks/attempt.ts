import type { Context } from '#context.ts'
import type { WebhookRow } from '#platform/db/tables/webhooks.ts'
import { Problem } from '#platform/problem.ts'
import { signedHeaders } from './sign.ts'

/** What came of an attempt: the response code, or why there was none. Nothing but 2xx is a success. */
export type Attempt = { status: number | null; problem: string | null }

/** Posts a delivery once, outside any transaction. Never throws. */
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
