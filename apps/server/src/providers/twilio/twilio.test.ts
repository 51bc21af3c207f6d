import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { sampleDelivery } from '#test/sample-delivery.ts'
import { busyForSeconds } from '#test/stand-ins/http-stand-in.ts'
import { startTwilio, type TwilioStandIn, verifyKeys } from '#test/stand-ins/twilio/twilio.ts'
import { providerCalls } from '../provider-call.ts'
import { type TwilioParts, twilioParts } from './twilio.ts'

const timeoutMs = 800

let twilio: TwilioStandIn
let parts: TwilioParts

beforeAll(async () => {
  twilio = await startTwilio()
})
afterAll(() => twilio[Symbol.asyncDispose]())

beforeEach(() => {
  const environment = { ...twilio.environment, ...verifyKeys, PUBLIC_URL: 'https://planner.example' }
  // A separate breaker for each test.
  parts = twilioParts(readConfig(environment).providers.twilio!, timeoutMs, providerCalls(timeoutMs, 'twilio'))
  twilio.behave('well')
  twilio.messages.length = 0
  twilio.phoneCalls.length = 0
})
afterEach(() => {
  expect(twilio.complaints).toEqual([])
  vi.useRealTimers()
})

/** The refusals that are about the number itself. */
const refusalOf: Record<string, string> = {
  21211: 'invalid',
  21408: 'country',
  21608: 'other',
  21610: 'opted-out',
  21614: 'landline',
  21635: 'landline',
}

const sms = async (delivery = sampleDelivery()) => (await parts.channels.sms!.deliver([delivery]))[0]!

describe('NOTIFY-1 Twilio', () => {
  test('an SMS carries its template, its sender and where to report', async () => {
    const delivery = sampleDelivery()
    expect(await sms(delivery)).toEqual({
      deliveryId: delivery.id,
      kind: 'sent',
      providerId: twilio.messages[0]!.sid,
      costPaise: 710,
    })
    expect(twilio.messages).toMatchObject([
      {
        to: '+919876543210',
        from: '+15005550006',
        body: 'Reminder: Call Ravi. Due now, 6:30 pm. Daily Planner',
        statusCallback: `https://planner.example/api/webhooks/twilio?id=${delivery.id}`,
      },
    ])
  })

  test('WhatsApp messages use the approved template and WhatsApp addresses', async () => {
    const [outcome] = await parts.channels.whatsapp!.deliver([sampleDelivery()])
    expect(outcome).toMatchObject({ kind: 'sent' })
    expect(twilio.messages).toMatchObject([
      {
        to: 'whatsapp:+919876543210',
        from: 'whatsapp:+15005550007',
        contentVariables: { 1: 'Call Ravi', 2: 'Due now, 6:30 pm.' },
        fails: null,
      },
    ])
  })

  test.each(['Milk\nBread', 'Milk\tBread', 'Milk     Bread', ' Milk\r\n\r\nBread '])(
    'SAFE-4 a WhatsApp variable with breaks, tabs or many spaces is put on one line: %j',
    async (title) => {
      const delivery = sampleDelivery({ title })
      expect((await parts.channels.whatsapp!.deliver([delivery]))[0]).toMatchObject({ kind: 'sent' })
      expect(twilio.messages[0]!.contentVariables).toMatchObject({ 1: 'Milk Bread' })
      const lost = { ...delivery, since: new Date(), otherProviderIds: [], isAnotherUnderWay: false }
      expect((await parts.channels.whatsapp!.wereHanded!([lost])).get(delivery.id)).toMatchObject({ handed: true })
    },
  )

  test('a call reads its text twice, in the language of its script, as valid TwiML', async () => {
    await parts.channels.voice!.deliver([
      sampleDelivery({ title: 'Tea & "<samosa>"' }),
      sampleDelivery({ title: 'दवा लेना' }),
    ])
    const twimls = twilio.phoneCalls.map(({ twiml }) => twiml)
    expect(twimls.find((twiml) => twiml.includes('en-IN'))).toContain('Tea &amp; "&lt;samosa&gt;"')
    const hindi = twimls.find((twiml) => twiml.includes('hi-IN'))!
    expect(hindi.match(/दवा लेना। शाम 6:30 बजे।/g)).toHaveLength(2)
  })

  test('without a number nothing is sent', async () => {
    expect(await sms(sampleDelivery({ to: null }))).toMatchObject({ kind: 'skipped' })
    expect(twilio.messages).toEqual([])
  })

  test.each([
    ['21211', false, 'not a phone number', undefined],
    ['21408', false, 'this country is not enabled at Twilio', undefined],
    ['21608', false, 'a Twilio trial account sends to numbers that it has verified only', undefined],
    ['21610', false, 'the number has opted out of our messages', 'opted-out'],
    ['21614', false, 'a landline, which cannot receive texts', 'landline'],
    ['21635', false, 'a landline, which cannot receive texts', 'landline'],
  ])('the refusal %s is final', async (code, again, note, switchOff) => {
    const outcome = await sms(sampleDelivery({ to: `+9198765${code}` }))
    expect(outcome).toMatchObject({ kind: 'failed', again, note, refusal: refusalOf[code] })
    expect(outcome.kind === 'failed' && outcome.switchOff).toBe(switchOff)
    expect(parts.channels.sms!.isHealthy()).toBe(true)
  })

  test('a 429 is retried after Retry-After and does not count as an outage', async () => {
    twilio.behave('busy')
    for (let i = 0; i < 6; i++) {
      expect(await sms()).toMatchObject({ kind: 'failed', again: true, retryAfterMs: busyForSeconds * 1000 })
    }
    expect(parts.channels.sms!.isHealthy()).toBe(true)
  })

  test('a refused connection is tried again', async () => {
    await twilio.down()
    try {
      expect(await sms()).toMatchObject({ kind: 'failed', again: true, note: 'couldn’t connect to the provider' })
    } finally {
      await twilio.up()
    }
  })

  test.each(['error', 'hang', 'lose the answer', 'error after the work'] as const)(
    '%s is unknown, and is not repeated',
    async (fault) => {
      twilio.behave(fault)
      const before = twilio.calls()
      expect(await sms()).toMatchObject({ kind: 'unknown' })
      expect(twilio.calls() - before).toBe(1)
    },
  )

  test('five outages in a row open Twilio’s circuit for half a minute, then one call tests it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    twilio.behave('error')
    for (let i = 0; i < 5; i++) expect(await sms()).toMatchObject({ kind: 'unknown' })
    const before = twilio.calls()
    expect(parts.channels.sms!.isHealthy()).toBe(false)
    expect(await sms()).toMatchObject({ kind: 'failed', again: true, note: 'paused after repeated failures' })
    expect(twilio.calls()).toBe(before)

    twilio.behave('well')
    vi.setSystemTime(Date.now() + 30_001)
    expect(await sms()).toMatchObject({ kind: 'sent' })
    expect(parts.channels.sms!.isHealthy()).toBe(true)
  })

  test('rejected credentials are retried, as the operator can fix them', async () => {
    const settings = readConfig({ ...twilio.environment, TWILIO_AUTH_TOKEN: 'wrong' }).providers.twilio!
    const [outcome] = await twilioParts(settings, timeoutMs, providerCalls(timeoutMs, 'twilio')).channels.sms!.deliver([
      sampleDelivery(),
    ])
    expect(outcome).toMatchObject({ kind: 'failed', again: true, note: 'Twilio does not accept our keys' })
  })
})

describe('asking Twilio what it was handed', () => {
  const lost = (delivery = sampleDelivery(), otherProviderIds: string[] = []) => ({
    ...delivery,
    since: new Date(),
    otherProviderIds,
    isAnotherUnderWay: false,
  })

  test('finds a message by number, text and time', async () => {
    twilio.behave('lose the answer')
    const delivery = lost()
    await sms(delivery)
    twilio.behave('well')
    expect(await parts.channels.sms!.wereHanded!([delivery])).toEqual(
      new Map([[delivery.id, { handed: true, providerId: twilio.messages[0]!.sid }]]),
    )
  })

  test('reports not sent only if nothing went to the number', async () => {
    const [never, other] = [lost(), lost(sampleDelivery({ title: 'Pay rent' }))]
    expect(await parts.channels.sms!.wereHanded!([never])).toEqual(new Map([[never.id, { handed: false }]]))
    await sms(other)
    expect(await parts.channels.sms!.wereHanded!([never])).toEqual(new Map())
    expect(await parts.channels.sms!.wereHanded!([never, other])).toEqual(
      new Map([
        [never.id, { handed: false }],
        [other.id, { handed: true, providerId: twilio.messages[0]!.sid }],
      ]),
    )
  })

  test('stays unknown between two messages with the same text, and never takes another person’s', async () => {
    const [one, two] = [lost(), lost()]
    await sms(one)
    expect(await parts.channels.sms!.wereHanded!([one, two])).toEqual(new Map())
    const known = lost(sampleDelivery(), [twilio.messages[0]!.sid])
    expect(await parts.channels.sms!.wereHanded!([known])).toEqual(new Map([[known.id, { handed: false }]]))
    await sms(two)
    const found = await parts.channels.sms!.wereHanded!([one, two])
    expect(new Set([...found.values()].map((answer) => answer.handed && answer.providerId)).size).toBe(2)
  })

  test('an older message with the same text is not mistaken for ours', async () => {
    await sms()
    const later = { ...lost(), since: new Date(Date.now() + 120_000) }
    expect(await parts.channels.sms!.wereHanded!([later])).toEqual(new Map([[later.id, { handed: false }]]))
  })

  test('stays unknown during an outage of Twilio', async () => {
    twilio.behave('error')
    expect(await parts.channels.sms!.wereHanded!([lost()])).toEqual(new Map())
  })

  test('finds a call by its number', async () => {
    const delivery = lost()
    await parts.channels.voice!.deliver([delivery])
    expect((await parts.channels.voice!.wereHanded!([delivery])).get(delivery.id)).toMatchObject({ handed: true })
  })

  test('finds a WhatsApp message by what it was about', async () => {
    const delivery = lost()
    await parts.channels.whatsapp!.deliver([delivery])
    expect((await parts.channels.whatsapp!.wereHanded!([delivery])).get(delivery.id)).toMatchObject({ handed: true })
  })
})

describe('PHONE-2 Twilio Verify', () => {
  const to = '+919812345678'
  const start = (number = to) => parts.phoneVerifier!.start({ id: 'x', to: number, userId: 'u' })
  const check = (code: string, number = to) =>
    parts.phoneVerifier!.check({ to: number, code, userId: 'u', now: new Date() })

  test('sends a code, checks it, and forgets it afterwards', async () => {
    expect(await start()).toEqual({ kind: 'pending' })
    expect(await check('000000')).toEqual({ kind: 'wrong' })
    expect(await check(twilio.codes().get(to)!)).toEqual({ kind: 'approved' })
    expect(await check('000000')).toEqual({ kind: 'expired' })
  })

  test('five sends and five checks', async () => {
    const number = '+919812345679'
    for (let i = 0; i < 5; i++) expect(await start(number)).toEqual({ kind: 'pending' })
    expect(await start(number)).toMatchObject({ kind: 'refused', reason: 'too-many' })
    for (let i = 0; i < 5; i++) expect(await check('000000', number)).toEqual({ kind: 'wrong' })
    expect(await check('000000', number)).toEqual({ kind: 'too-many' })
  })

  test.each([
    ['+919876521211', 'invalid'],
    ['+919876521614', 'landline'],
    ['+919876521610', 'opted-out'],
    ['+919876560410', 'blocked'],
  ])('%s is refused as %s', async (number, reason) => {
    expect(await start(number)).toMatchObject({ kind: 'refused', reason })
  })

  test('an outage is reported as an outage', async () => {
    twilio.behave('busy')
    expect(await start()).toEqual({
      kind: 'unavailable',
      note: 'too many at once',
      retryAfterSeconds: busyForSeconds,
    })
    twilio.behave('lose the answer')
    expect(await start()).toEqual({ kind: 'unknown', note: 'the connection dropped before a reply' })
    expect(await check('000000')).toEqual({ kind: 'unavailable', note: 'the connection dropped before a reply' })
  })
})
