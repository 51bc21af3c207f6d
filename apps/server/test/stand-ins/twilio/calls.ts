import type { Answer, Asked } from '../http-stand-in.ts'
import { formOf, isAbsolute, isE164, newSid, outcomeFor, refusal, type StandInContext } from './rules.ts'

export type TwilioCall = {
  sid: string
  to: string
  from: string
  twiml: string
  createdAt: Date
  statusCallback: string | null
}

const fields = ['To', 'From', 'Twiml', 'Timeout', 'StatusCallback', 'StatusCallbackEvent']

/** The part of TwiML that our calls may use; an unescaped & or < does not match. */
const wellFormed =
  /^<\?xml version="1\.0" encoding="UTF-8"\?><Response>(<Say language="(en|hi)-IN">([^<>&]|&(amp|lt|gt|quot|apos);)*<\/Say>|<Pause length="\d+"\/>)+<\/Response>$/

export function callsResource(context: StandInContext) {
  const all: TwilioCall[] = []

  function create(body: string): Answer {
    const { To: to = '', From: from = '', Twiml: twiml = '', StatusCallback: callback } = formOf(body, fields, context)
    if (!isE164(to)) return refusal(400, 21211, "Invalid 'To' phone number")
    if (!isE164(from)) return refusal(400, 21213, "'From' is required")
    if (twiml.length > 4000 || !wellFormed.test(twiml)) return refusal(400, 12100, 'Document parse failure')
    if (callback !== undefined && !isAbsolute(callback)) return refusal(400, 21609, "Invalid 'StatusCallback' url")
    const { refused } = outcomeFor(to)
    if (refused) return refusal(400, refused, 'refused')
    const call = { sid: newSid('CA'), to, from, twiml, createdAt: context.now(), statusCallback: callback ?? null }
    all.push(call)
    return { status: 201, body: shown(call) }
  }

  return {
    all,
    answer({ method, path, query, body }: Asked, account: string): Answer | null {
      if (path !== `${account}/Calls.json`) return null
      if (method === 'POST') return create(body)
      const found = all.filter(({ to }) => !query.get('To') || to === query.get('To')).reverse()
      return { status: 200, body: { calls: found.map(shown), page: 0, page_size: 50, next_page_uri: null } }
    },
  }
}

const shown = ({ sid, to, from, createdAt }: TwilioCall) => ({
  sid,
  to,
  from,
  status: 'queued',
  date_created: createdAt.toUTCString(),
})
