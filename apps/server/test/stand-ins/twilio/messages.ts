import type { Answer, Asked } from '../http-stand-in.ts'
import { formOf, isAbsolute, isE164, newSid, outcomeFor, refusal, type StandInContext } from './rules.ts'

export type TwilioMessage = {
  sid: string
  to: string
  from: string
  body: string
  contentVariables: Record<string, string> | null
  status: string
  createdAt: Date
  statusCallback: string | null
  /** The error code of its later report as undelivered. */
  fails: number | null
}

const fields = ['To', 'From', 'MessagingServiceSid', 'Body', 'ContentSid', 'ContentVariables', 'StatusCallback']

/** The template of the stand-in's ContentSid. */
const whatsappTemplate = 'Reminder: {{1}}. {{2}}'

export function messagesResource(context: StandInContext) {
  const all: TwilioMessage[] = []
  /** When each number last wrote on WhatsApp. */
  const wroteAt = new Map<string, Date>()
  const isOpen = (number: string) =>
    context.now().getTime() - (wroteAt.get(number)?.getTime() ?? Number.NEGATIVE_INFINITY) < 24 * 3_600_000

  function create(body: string): Answer {
    const form = formOf(body, fields, context)
    const { To: to = '', From: from, MessagingServiceSid: service, Body: text, ContentSid: contentSid } = form
    const isWhatsapp = to.startsWith('whatsapp:')
    const number = to.replace('whatsapp:', '')
    if (!from && !service) return refusal(400, 21603, "A 'From' number is required")
    if (!isE164(number)) return refusal(400, 21211, "Invalid 'To' phone number")
    if (isWhatsapp !== (from ?? '').startsWith('whatsapp:')) return refusal(400, 21910, 'Channels differ')
    if ((text === undefined) === (contentSid === undefined))
      return refusal(400, 21619, 'Body or ContentSid is required')
    if (text !== undefined && (text === '' || text.length > 1600)) return refusal(400, 21617, 'Body is too long')
    if (form.StatusCallback !== undefined && !isAbsolute(form.StatusCallback)) {
      return refusal(400, 21609, "Invalid 'StatusCallback' url")
    }
    const variables = contentSid === undefined ? null : variablesOf(form.ContentVariables)
    if (variables === undefined) return refusal(400, 21656, 'ContentVariables are invalid')
    const { refused, fails } = outcomeFor(number)
    if (refused) return refusal(400, refused, 'refused')
    const message: TwilioMessage = {
      sid: newSid('SM'),
      to,
      from: from ?? service!,
      body: text ?? whatsappTemplate.replace(/\{\{(\d)\}\}/g, (_whole, name: string) => variables![name] ?? ''),
      contentVariables: variables,
      status: service ? 'accepted' : 'queued',
      createdAt: context.now(),
      statusCallback: form.StatusCallback ?? null,
      // Free text on WhatsApp is accepted, and fails in a later report unless the person wrote within a day.
      fails: fails ?? (isWhatsapp && text !== undefined && !isOpen(number) ? 63016 : null),
    }
    all.push(message)
    return { status: 201, body: shown(message) }
  }

  function list(query: URLSearchParams): Answer {
    const size = Number(query.get('PageSize') ?? 50)
    const found = all.filter(({ to }) => !query.get('To') || to === query.get('To')).reverse()
    return {
      status: 200,
      body: { messages: found.slice(0, size).map(shown), page: 0, page_size: size, next_page_uri: null },
    }
  }

  return {
    all,
    wroteAt,
    answer({ method, path, query, body }: Asked, account: string): Answer | null {
      if (path !== `${account}/Messages.json`) return null
      return method === 'POST' ? create(body) : list(query)
    },
  }
}

const shown = ({ sid, to, from, body, status, createdAt, fails }: TwilioMessage) => ({
  sid,
  to,
  from,
  body,
  status,
  date_created: createdAt.toUTCString(),
  // Set only once it has been sent.
  date_sent: status === 'queued' || status === 'accepted' ? null : createdAt.toUTCString(),
  date_updated: createdAt.toUTCString(),
  error_code: status === 'undelivered' ? fails : null,
  price: null,
})

/**
 * Parses JSON whose values are non-empty strings without line breaks, tabs or five spaces in a row; undefined if
 * invalid.
 */
function variablesOf(text: string | undefined): Record<string, string> | undefined {
  try {
    const parsed = JSON.parse(text ?? '{}') as Record<string, unknown>
    const good = Object.values(parsed).every(
      (one) => typeof one === 'string' && one.trim() !== '' && !/[\r\n\t]| {5}/.test(one),
    )
    return good ? (parsed as Record<string, string>) : undefined
  } catch {
    return undefined
  }
}
