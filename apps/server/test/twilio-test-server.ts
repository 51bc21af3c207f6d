import * as reminders from '@planner/contract/reminders'
import { startTwilio, type TwilioStandIn } from './stand-ins/twilio/twilio.ts'
import { type Person, startTestServer, type TestServer } from './test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
export const at = '2026-11-20T10:00:00+05:30'

export const publicUrl = 'https://planner.example'

export async function withTwilio(more: Record<string, string> = {}) {
  const twilio = await startTwilio()
  const environment = { ...twilio.environment, PUBLIC_URL: publicUrl, PROVIDER_TIMEOUT_MS: '400', ...more }
  const server = await startTestServer({ at, environment })
  twilio.useClock(() => server.clock.now())
  twilio.usePost(async ({ url, headers, body }) => {
    const { pathname, search } = new URL(url)
    const response = await server.app.inject({ method: 'POST', url: pathname + search, headers, payload: body })
    return response.statusCode
  })
  return {
    twilio,
    server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await twilio[Symbol.asyncDispose]()
    },
  }
}

/** Creates a person with a verified number and SMS switched on, and one reminder for tomorrow at 6:30 pm. */
export async function createAsha(
  server: TestServer,
  { number = '+919876543210', flags = ['sms'] } = {},
): Promise<Person> {
  const asha = await server.aPerson()
  const on = (name: string) => flags.includes(name)
  await server.pool.query(
    `update users set phone_number = $2, phone_verified = true, email_notifications = $3, sms_notifications = $4,
       whatsapp_notifications = $5, voice_notifications = $6 where id = $1`,
    [asha.id, number, on('email'), on('sms'), on('whatsapp'), on('voice')],
  )
  return asha
}

export const remind = (asha: Person, text = 'call Ravi tomorrow at 6:30 pm') =>
  asha.call(reminders.createFromText, { text })

type Row = {
  id: string
  state: string
  note: string | null
  provider_id: string | null
  cost_paise: number | null
  moment: string
}

export async function alertsOn(server: TestServer, channel = 'sms'): Promise<Row[]> {
  const { rows } = await server.pool.query<Row>(
    `select id, state, note, provider_id, cost_paise, moment from alerts where channel = $1 order by due_at`,
    [channel],
  )
  return rows
}

export const due = '2026-11-21T18:30:00+05:30'
export const minuteAfter = (minutes: number) => new Date(new Date(due).getTime() + minutes * 60_000).toISOString()

/** The dispatcher claims only due alerts; these tests do not cover the alert an hour before. */
export async function ringOnly(server: TestServer, twilio: TwilioStandIn): Promise<void> {
  await server.passTimeUntil('2026-11-21T18:00:00+05:30')
  await server.pool.query(`delete from alerts where moment = 'before'`)
  twilio.messages.length = 0
}
