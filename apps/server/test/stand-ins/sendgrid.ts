import { type Answer, type Asked, startHttpStandIn } from './http-stand-in.ts'
import { isOneClick } from './one-click.ts'
import { rowsPage } from './rows-page.ts'

type Mail = {
  at: Date
  to: string
  from: string
  subject: string
  text: string
  html: string
  deliveryId: string | undefined
  headers: Record<string, string>
}

type Body = {
  personalizations?: { to?: { email?: string }[]; custom_args?: Record<string, string> }[]
  from?: { email?: string }
  subject?: string
  content?: { type: string; value: string }[]
  custom_args?: Record<string, string>
  headers?: Record<string, string>
}

/** Headers that SendGrid sets itself. */
const reserved = new Set(['x-sg-id', 'x-sg-eid', 'received', 'dkim-signature', 'content-type', 'to', 'from', 'subject'])

const apiKey = 'SG.stand-in.key'

/** SendGrid's mail/send over HTTP. Addresses at `refused.example` are refused with 400. */
export async function startSendgrid({ port, takesMs }: { port?: number; takesMs?: number } = {}) {
  const mails: Mail[] = []

  function answer({ method, path, headers, body }: Asked): Answer {
    if (method === 'GET' && path === '/') return { status: 200, body: rowsPage('SendGrid stand-in', mails.map(asRow)) }
    if (method !== 'POST' || path !== '/v3/mail/send') return refusal(404, 'not found', null)
    if (headers.authorization !== `Bearer ${apiKey}`) return refusal(401, 'authorization required', null)
    const {
      personalizations,
      from,
      subject,
      content,
      custom_args: outer,
      headers: extra = {},
    } = JSON.parse(body) as Body
    const person = personalizations?.[0]
    const to = person?.to?.[0]?.email
    if (!to?.includes('@')) return refusal(400, 'Does not contain a valid address.', 'personalizations.0.to.0.email')
    if (!from?.email) return refusal(400, 'The from object must be provided.', 'from')
    if (!subject) return refusal(400, 'The subject is required.', 'subject')
    const types = content?.map(({ type }) => type).join(' then ')
    if (types !== 'text/plain then text/html') return refusal(400, 'The content must be text, then HTML.', 'content')
    if (to.endsWith('@refused.example')) return refusal(400, 'Does not contain a valid address.', 'to')
    if (Object.keys(extra).some((name) => reserved.has(name.toLowerCase()))) {
      return refusal(400, 'The headers contain a reserved one.', 'headers')
    }
    if (!isOneClick(extra['List-Unsubscribe'], extra['List-Unsubscribe-Post'])) {
      return refusal(400, 'List-Unsubscribe is not as RFC 8058 has it.', 'headers')
    }
    mails.push({
      at: new Date(),
      to,
      from: from.email,
      subject,
      text: content![0]!.value,
      html: content![1]!.value,
      deliveryId: (person?.custom_args ?? outer)?.delivery_id,
      headers: extra,
    })
    return { status: 202, headers: { 'x-message-id': `mail-${mails.length}` } }
  }

  const http = await startHttpStandIn({ answer, takesMs, ...(port === undefined ? {} : { port }) })
  const environment = {
    SENDGRID_API_KEY: apiKey,
    SENDGRID_BASE_URL: http.url,
    EMAIL_FROM: 'Daily Planner <hello@planner.example>',
  }
  return { ...http, mails, environment }
}

const asRow = ({ at, to, subject, text }: Mail) => ({ at, to, text: `${subject}\n\n${text}` })

const refusal = (status: number, message: string, field: string | null): Answer => ({
  status,
  body: { errors: [{ message, field, help: null }] },
})
