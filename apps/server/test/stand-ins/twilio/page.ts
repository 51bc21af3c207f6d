import type { TwilioCall } from './calls.ts'
import type { TwilioMessage } from './messages.ts'

/** What has arrived on the phones of the stand-in's world, for whoever tries the product. */
export function page(messages: TwilioMessage[], calls: TwilioCall[], codes: () => Map<string, string>): string {
  const rows = [
    ...messages.map(({ to, body, createdAt }) => ({ at: createdAt, to, text: body })),
    ...calls.map(({ to, twiml, createdAt }) => ({ at: createdAt, to: `call ${to}`, text: twiml })),
  ].sort((one, other) => other.at.getTime() - one.at.getTime())
  const shown = rows.map(
    ({ at, to, text }) => `<tr><td>${at.toISOString()}<td>${escaped(to)}<td><pre>${escaped(text)}</pre></tr>`,
  )
  const open = [...codes()].map(([to, code]) => `<p>Code for ${escaped(to)}: <b>${code}</b></p>`)
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>Twilio stand-in</title>
<h1>Twilio stand-in</h1>${open.join('')}<table border="1" cellpadding="6">${shown.join('')}</table>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
