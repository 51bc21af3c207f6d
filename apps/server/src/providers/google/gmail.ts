import type { gmail_v1 } from '@googleapis/gmail'
import { oneLine, unescaped } from '@planner/calendar-files/plain-text'
import { type Google, GoogleFailure, type MailSummary } from '../google.ts'
import { once as onlyOnce } from '../once.ts'
import type { Read } from './retrying-reads.ts'

/** Gmail limits calls per minute; this many concurrent calls stay far below the limit. */
const atOnce = 8

const wantedHeaders = ['Subject', 'From', 'Date']

type At = { rootUrl: string | null; timeoutMs: number }

/** Reads sender, subject, date and snippet of mails. Bodies and attachments are never requested. */
export function mailReader({ rootUrl, timeoutMs }: At, read: Read): Google['recentMail'] {
  const library = onlyOnce(async () => {
    const { gmail, auth } = await import('@googleapis/gmail')
    const api = gmail({ version: 'v1', retry: false, timeout: timeoutMs, ...(rootUrl && { rootUrl }) })
    return { messages: api.users.messages, auth }
  })

  return async (accessToken, { days, max }) => {
    const { messages, auth } = await library()
    const client = new auth.OAuth2()
    client.setCredentials({ access_token: accessToken })
    const own = { auth: client, userId: 'me' }

    const ids: string[] = []
    let page: string | null | undefined
    do {
      const asked: gmail_v1.Params$Resource$Users$Messages$List = {
        ...own,
        q: `newer_than:${days}d -in:chats`,
        maxResults: max - ids.length,
        ...(page && { pageToken: page }),
      }
      const { data } = await read(() => messages.list(asked))
      ids.push(...(data.messages ?? []).flatMap(({ id }) => id ?? []))
      page = data.nextPageToken
    } while (page && ids.length < max)

    const found: (MailSummary | null)[] = []
    for (let from = 0; from < Math.min(ids.length, max); from += atOnce) {
      const some = ids.slice(from, Math.min(from + atOnce, max)).map(async (id) => {
        const asked = { ...own, id, format: 'metadata', metadataHeaders: wantedHeaders }
        const answer = await read(() => messages.get(asked)).catch(nullIfGone)
        return answer && summaryOf(answer.data)
      })
      found.push(...(await Promise.all(some)))
    }
    return found.filter((mail) => mail !== null)
  }
}

/** Deleted between listing and reading. */
function nullIfGone(error: unknown): null {
  if (error instanceof GoogleFailure && error.reason === 'not-found') return null
  throw error
}

function summaryOf({ id, snippet, internalDate, payload }: gmail_v1.Schema$Message): MailSummary | null {
  const header = (name: string): string =>
    oneLine(payload?.headers?.find((one) => one.name?.toLowerCase() === name)?.value ?? '')
  // The time Gmail received it; the sender's Date header is not reliable.
  const receivedAt = new Date(Number(internalDate ?? Number.NaN))
  if (!id || Number.isNaN(receivedAt.getTime())) return null
  return {
    id,
    from: header('from'),
    subject: header('subject'),
    snippet: oneLine(unescaped(snippet ?? '')),
    receivedAt,
  }
}
