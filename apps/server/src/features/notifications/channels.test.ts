import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { afterEach, expect, test, vi } from 'vitest'
import { type House, type Person, startHouse } from '#test/house.ts'
import { startMailServer } from '#test/stand-ins/smtp.ts'
import { startTwilio, type TwilioStandIn } from '#test/stand-ins/twilio/twilio.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

afterEach(() => vi.useRealTimers())

const publicUrl = 'https://planner.example'

async function withTwilio(more: Record<string, string> = {}) {
  const twilio = await startTwilio()
  const environment = { ...twilio.environment, PUBLIC_URL: publicUrl, PROVIDER_TIMEOUT_MS: '400', ...more }
  const house = await startHouse({ at, environment })
  twilio.useClock(() => house.clock.now())
  twilio.usePost(async ({ url, headers, body }) => {
    const { pathname, search } = new URL(url)
    const response = await house.app.inject({ method: 'POST', url: pathname + search, headers, payload: body })
    return response.statusCode
  })
  return {
    twilio,
    house,
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]()
      await twilio[Symbol.asyncDispose]()
    },
  }
}

/** Somebody with a verified number who wants text messages, and one reminder for tomorrow at 6:30 pm. */
async function anAsha(house: House, { number = '+919876543210', flags = ['sms'] } = {}): Promise<Person> {
  const asha = await house.aPerson()
  const on = (name: string) => flags.includes(name)
  await house.pool.query(
    `update users set phone_number = $2, phone_verified = true, email_notifications = $3, sms_notifications = $4,
       whatsapp_notifications = $5, voice_notifications = $6 where id = $1`,
    [asha.id, number, on('email'), on('sms'), on('whatsapp'), on('voice')],
  )
  return asha
}

const remind = (asha: Person, text = 'call Ravi tomorrow at 6:30 pm') => asha.call(reminders.createFromText, { text })

type Row = {
  id: string
  state: string
  note: string | null
  provider_id: string | null
  cost_paise: number | null
  moment: string
}

async function alertsOn(house: House, channel = 'sms'): Promise<Row[]> {
  const { rows } = await house.pool.query<Row>(
    `select id, state, note, provider_id, cost_paise, moment from alerts where channel = $1 order by due_at`,
    [channel],
  )
  return rows
}

const due = '2026-11-21T18:30:00+05:30'
const minuteAfter = (minutes: number) => new Date(new Date(due).getTime() + minutes * 60_000).toISOString()

/** The dispatcher takes up only what is due; the moment an hour before is not the matter of these tests. */
async function ringOnly(house: House, twilio: TwilioStandIn): Promise<void> {
  await house.passTimeUntil('2026-11-21T18:00:00+05:30')
  await house.pool.query(`delete from alerts where moment = 'before'`)
  twilio.messages.length = 0
}

test('NOTIFY-1 a reminder rings by SMS, WhatsApp and voice, each by its flag, and Twilio’s reports settle it', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  await remind(await anAsha(house, { flags: ['sms', 'whatsapp', 'voice'] }))
  await house.passTimeUntil(due)
  expect(twilio.messages.map(({ to, body }) => `${to} ${body}`).sort()).toEqual([
    '+919876543210 Reminder: Call Ravi, in 1 hour, at 6:30 pm. Daily Planner',
    '+919876543210 Reminder: Call Ravi, now, 6:30 pm. Daily Planner',
    'whatsapp:+919876543210 Reminder: Call Ravi. In 1 hour, at 6:30 pm.',
    'whatsapp:+919876543210 Reminder: Call Ravi. Now, 6:30 pm.',
  ])
  expect(twilio.phoneCalls).toHaveLength(2)
  expect(twilio.complaints).toEqual([])
  await twilio.reportAll()
  for (const channel of ['sms', 'whatsapp', 'voice']) {
    const rows = await alertsOn(house, channel)
    expect(rows.map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    expect(rows.every(({ provider_id, cost_paise }) => provider_id && cost_paise! > 0)).toBe(true)
  }
})

test('a forged callback is refused and changes nothing; one about nothing of ours is taken in silence', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  await remind(await anAsha(house))
  await house.passTimeUntil(due)
  const [message] = twilio.messages
  const url = message!.statusCallback!.replace(publicUrl, '')
  const payload = new URLSearchParams({ MessageSid: message!.sid, MessageStatus: 'failed' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': 'AAAA' }
  for (const sent of [headers, { 'content-type': headers['content-type'] }]) {
    const response = await house.app.inject({ method: 'POST', url, headers: sent, payload })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({ detail: 'The signature of this callback is not valid' })
  }
  expect((await alertsOn(house)).map(({ state }) => state)).toEqual(['sent', 'sent'])

  for (const id of ['1f0e4c1e-0000-4000-8000-000000000000', 'no uuid', '']) {
    const stray = { ...message!, statusCallback: `${publicUrl}/api/webhooks/twilio?id=${encodeURIComponent(id)}` }
    expect(await twilio.reportMessage(stray, 'delivered')).toBe(200)
  }
})

test('callbacks that are repeated or come out of order never move anything back', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  await remind(await anAsha(house))
  await ringOnly(house, twilio)
  await house.passTimeUntil(due)
  const message = twilio.messages[0]!
  const state = async () => (await alertsOn(house))[0]!.state
  await twilio.reportMessage(message, 'delivered')
  expect(await state()).toBe('delivered')
  for (const late of ['sent', 'queued', 'failed', 'undelivered', 'delivered', 'sending']) {
    expect(await twilio.reportMessage(message, late)).toBe(200)
    expect(await state(), late).toBe('delivered')
  }
})

test.each([
  [30003, 'the phone could not be reached'],
  [30005, 'nobody has this number'],
  [63016, 'WhatsApp takes templates only outside 24 hours of the last message'],
])('the report %i is kept as a readable note', async (code, note) => {
  await using set = await withTwilio()
  const { house, twilio } = set
  await remind(await anAsha(house, { number: `+9198765${code}` }))
  await ringOnly(house, twilio)
  await house.passTimeUntil(due)
  await twilio.reportAll()
  expect(await alertsOn(house)).toMatchObject([{ state: 'failed', note }])
})

test('without Twilio there is no such webhook', async () => {
  await using house = await startHouse({ at })
  const response = await house.app.inject({ method: 'POST', url: '/api/webhooks/twilio?id=1', payload: '' })
  expect(response.statusCode).toBe(404)
})

test.each([
  ['21610', 'opted out', 'Text messages are switched off', 'your number has opted out of them'],
  ['21614', 'is a landline', 'Text messages are switched off', 'your number is a landline'],
])(
  'a number that Twilio says (%s) %s: the channel goes off, its alerts go, the person is told once',
  async (code, _what, subject, why) => {
    await using set = await withTwilio()
    const { house } = set
    const asha = await anAsha(house, { number: `+9198765${code}` })
    await remind(asha)
    await remind(asha, 'call Meera tomorrow at 6:30 pm')
    await remind(asha, 'call Kabir tomorrow at 9 pm')
    await house.passTimeUntil('2026-11-22T00:00:00+05:30')
    const { rows } = await house.pool.query('select sms_notifications from users')
    expect(rows).toEqual([{ sms_notifications: false }])
    expect(await house.outbox('email')).toMatchObject([{ subject, body: expect.stringContaining(why) }])
    const states = (await alertsOn(house)).map(({ state }) => state)
    expect(states.filter((state) => state === 'failed').length).toBeGreaterThan(0)
    expect(states).not.toContain('waiting')
  },
)

test('an opt-out that comes by callback switches the channel off too', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  await remind(await anAsha(house, { number: '+919876530004' }))
  await ringOnly(house, twilio)
  await house.passTimeUntil(due)
  await twilio.reportAll()
  expect((await house.pool.query('select sms_notifications from users')).rows).toEqual([{ sms_notifications: false }])
  expect(await house.outbox('email')).toHaveLength(1)
})

test('a lost answer is unknown, never sent again, and settled by the callback', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  await remind(await anAsha(house))
  await ringOnly(house, twilio)
  twilio.behave('lose the answer')
  await house.passTimeUntil(due)
  expect(await alertsOn(house)).toMatchObject([{ state: 'unknown' }])
  twilio.behave('well')
  await twilio.reportAll()
  await house.passTimeUntil(minuteAfter(30))
  expect(twilio.messages).toHaveLength(1)
  expect(await alertsOn(house)).toMatchObject([{ state: 'delivered', provider_id: twilio.messages[0]!.sid }])
})

test('without a callback what is unknown is settled by asking Twilio', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  const asha = await anAsha(house)
  await remind(asha)
  await ringOnly(house, twilio)
  twilio.behave('lose the answer')
  await house.passTimeUntil(due)
  twilio.behave('well')
  house.clock.set(minuteAfter(2))
  await house.passTimeUntil(minuteAfter(3))
  expect(await alertsOn(house)).toMatchObject([{ state: 'sent', provider_id: twilio.messages[0]!.sid }])

  // And what never came there has failed, for certain, and is not sent again.
  await remind(asha, 'call Meera on 21 November at 8 pm')
  twilio.behave('hang')
  await house.passTimeUntil('2026-11-21T20:00:00+05:30')
  twilio.behave('well')
  twilio.messages.length = 0
  house.clock.set('2026-11-21T20:02:00+05:30')
  await house.passTimeUntil('2026-11-21T20:10:00+05:30')
  expect((await alertsOn(house)).at(-1)).toMatchObject({ state: 'failed', note: 'it never reached the provider' })
  expect(twilio.messages).toEqual([])
})

test('a provider that is down for an hour: tried again, recorded, told late, and e-mail rings meanwhile', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  await remind(await anAsha(house, { flags: ['sms', 'email'] }))
  await ringOnly(house, twilio)
  await house.pool.query('delete from outbox')
  await twilio.down()
  await house.passTimeUntil(minuteAfter(50))
  expect(await house.outbox('email')).toHaveLength(1)
  expect(await alertsOn(house)).toMatchObject([{ state: 'waiting', note: 'nobody there' }])
  await twilio.up()
  // The breaker goes by the machine's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  await house.passTimeUntil(minuteAfter(90))
  expect(twilio.messages).toMatchObject([
    { body: 'Reminder: Call Ravi. Late, and we are sorry: this was due on Sat, 21 Nov at 6:30 pm. Daily Planner' },
  ])
  expect(await alertsOn(house)).toMatchObject([{ state: 'sent', note: null }])
})

test('a provider that stays down: after three hours it has failed', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  await remind(await anAsha(house))
  await ringOnly(house, twilio)
  await twilio.down()
  await house.passTimeUntil(minuteAfter(240))
  expect(await alertsOn(house)).toMatchObject([{ state: 'failed', note: 'left alone after repeated failures' }])
  await twilio.up()
  await house.passTimeUntil(minuteAfter(400))
  expect(twilio.messages).toEqual([])
})

test('Retry-After is respected', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  await remind(await anAsha(house))
  await ringOnly(house, twilio)
  twilio.behave('busy', 1)
  await house.passTimeUntil(minuteAfter(1))
  expect(twilio.messages).toEqual([])
  await house.passTimeUntil(minuteAfter(1.5))
  expect(twilio.messages).toHaveLength(1)
})

test('what changed behind the plan is seen just before handing: flag off, number lost, done', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  const people = await Promise.all([1, 2, 3].map((n) => anAsha(house, { number: `+91987654321${n}` })))
  for (const one of people) await remind(one)
  await ringOnly(house, twilio)
  const [off, lost, done] = people.map(({ id }) => id)
  await house.pool.query('update users set sms_notifications = false where id = $1', [off])
  await house.pool.query('update users set phone_verified = false where id = $1', [lost])
  await house.pool.query('update reminders set completed = true where user_id = $1', [done])
  await house.passTimeUntil(due)
  expect(twilio.messages).toEqual([])
  expect((await alertsOn(house)).map(({ state, note }) => `${state}: ${note}`).sort()).toEqual([
    'skipped: done already',
    'skipped: switched off',
    'skipped: the number is not verified',
  ])
})

test('a deleted person is written to no more', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  const asha = await anAsha(house)
  await remind(asha)
  await ringOnly(house, twilio)
  await house.pool.query('delete from users where id = $1', [asha.id])
  await house.passTimeUntil(due)
  expect(twilio.messages).toEqual([])
})

test('NOTIFY-1 e-mail leaves by the mail server', async () => {
  await using server = await startMailServer()
  await using house = await startHouse({ at, environment: server.environment })
  await remind(await house.aPerson())
  await house.passTimeUntil(due)
  expect(server.mails).toHaveLength(2)
  expect(await alertsOn(house, 'email')).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test('the operations page counts what waits, went, failed and cost, for administrators only', async () => {
  await using set = await withTwilio()
  const { house, twilio } = set
  const asha = await anAsha(house)
  await remind(asha)
  await remind(await anAsha(house, { number: '+919876530003' }))
  await remind(asha, 'call Meera on 25 November at 8 pm')
  expect(await asha.ask(notifications.operations, {})).toMatchObject({ status: 403 })
  await house.pool.query('update users set is_admin = true where id = $1', [asha.id])
  await house.passTimeUntil(due)
  await twilio.reportAll()
  const shown = await asha.call(notifications.operations, {})
  expect(shown.channels.find(({ channel }) => channel === 'sms')).toMatchObject({
    provider: 'twilio',
    connected: true,
    healthy: true,
    waiting: 2,
    sent: 0,
    delivered: 2,
    failed: 2,
    unknown: 0,
    spend_paise: 4 * 710,
    last_failure: { note: 'the phone could not be reached' },
  })
  expect(shown.channels.find(({ channel }) => channel === 'email')).toMatchObject({
    provider: 'outbox',
    connected: false,
  })
  expect(shown.lag_ms).toEqual({ p50: 0, p99: 0 })
  expect(shown.oldest_due_at).toBeNull()
})
