import { escaped, rowsPage } from '../rows-page.ts'
import type { TwilioCall } from './calls.ts'
import type { TwilioMessage } from './messages.ts'

/** Renders the messages received by the stand-in's phones. */
export function page(messages: TwilioMessage[], calls: TwilioCall[], codes: () => Map<string, string>): string {
  const rows = [
    ...messages.map(({ to, body, createdAt }) => ({ at: createdAt, to, text: body })),
    ...calls.map(({ to, twiml, createdAt }) => ({ at: createdAt, to: `call ${to}`, text: twiml })),
  ]
  const open = [...codes()].map(([to, code]) => `<p>Code for ${escaped(to)}: <b>${code}</b></p>`)
  return rowsPage('Twilio stand-in', rows, open.join(''))
}
