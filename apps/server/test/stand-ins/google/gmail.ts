import type { Answer, Asked } from '../http-stand-in.ts'
import { refusal, slowDown } from './refusals.ts'

export type StandInMail = {
  id: string
  from: string
  subject: string
  snippet: string
  /** When it arrived. */
  at: Date
}

/** The quota units that a call costs. */
const listUnits = 5
const getUnits = 5

const dayMs = 86_400_000

/** A mailbox with a quota. Snippets contain HTML entities, as Gmail's do. */
export function gmail(now: () => Date) {
  const mails: StandInMail[] = []
  const asked: Asked[] = []
  const vanished = new Set<string>()
  let quota = 15_000
  let pageSize = 100

  function list({ query }: Asked): Answer {
    quota -= listUnits
    if (quota < 0) return slowDown
    const days = Number(/\bnewer_than:(\d+)d\b/.exec(query.get('q') ?? '')?.[1] ?? 36_500)
    const found = mails
      .filter(({ at }) => at.getTime() > now().getTime() - days * dayMs)
      .sort((one, other) => other.at.getTime() - one.at.getTime())
    const from = Number(query.get('pageToken') ?? 0)
    const to = from + Math.min(pageSize, Number(query.get('maxResults') ?? 100))
    const messages = found.slice(from, to).map(({ id }) => ({ id, threadId: id }))
    return {
      status: 200,
      body: {
        // Absent if there is none, as at Gmail.
        ...(messages.length > 0 && { messages }),
        ...(to < found.length && { nextPageToken: String(to) }),
        resultSizeEstimate: found.length,
      },
    }
  }

  function get(id: string, { query }: Asked): Answer {
    quota -= getUnits
    if (quota < 0) return slowDown
    const mail = mails.find((one) => one.id === id)
    if (!mail || vanished.has(id)) return refusal(404, 'notFound', 'Requested entity was not found.')
    const all = { Subject: mail.subject, From: mail.from, Date: mail.at.toUTCString(), 'X-Other': 'of no use' }
    const wanted = query.getAll('metadataHeaders').map((name) => name.toLowerCase())
    const headers = Object.entries(all)
      .filter(([name]) => wanted.includes(name.toLowerCase()))
      .map(([name, value]) => ({ name, value }))
    const isFull = query.get('format') !== 'metadata'
    return {
      status: 200,
      body: {
        id,
        threadId: id,
        snippet: escaped(mail.snippet),
        internalDate: String(mail.at.getTime()),
        payload: { headers, ...(isFull && { body: { data: 'The whole mail, which nobody asked for' } }) },
      },
    }
  }

  return {
    answer(one: Asked): Answer {
      asked.push(one)
      const id = /\/messages\/([^/]+)$/.exec(one.path)?.[1]
      return id ? get(decodeURIComponent(id), one) : list(one)
    },
    asked,
    put: (...some: StandInMail[]) => void mails.push(...some),
    pagesOf(size: number) {
      pageSize = size
    },
    quotaLeft(units: number) {
      quota = units
    },
    /** Lists a mail that is gone when it is read. */
    vanish(id: string) {
      vanished.add(id)
    },
  }
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&#39;')
    .replaceAll('"', '&quot;')
