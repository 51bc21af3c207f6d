import * as notifications from '@planner/contract/notifications'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { startTwilio } from '#test/stand-ins/twilio/twilio.ts'
import { startTestServer } from '#test/test-server.ts'

const kirana = {
  name: 'Sharma Kirana',
  category: 'grocery',
  description: 'Corner shop',
  location: 'Mumbai',
} as const

test.each([
  ['whatsapp', '98765 43210', '+919876543210'],
  ['sms', '+91 98765 43211', '+919876543211'],
  ['sms', '098765-43212', '+919876543212'],
] as const)(
  'SHOP-4 a vendor is invited by %s at a number as it is usually written: %s',
  async (channel, typed, sentTo) => {
    await using twilio = await startTwilio()
    await using server = await startTestServer({ environment: twilio.environment })
    const admin = await server.anAdmin()
    const made = await admin.call(vendors.create, { ...kirana, order_channel: channel, order_to: typed })
    expect(made.order_to).toBe(sentTo)
    expect(await admin.call(vendors.invite, { id: made.id })).toEqual({ message: 'Invitation sent', link: null })
    expect(twilio.messages.map(({ to }) => to.replace('whatsapp:', ''))).toEqual([sentTo])
    expect(twilio.messages[0]!.body).toContain('/v/')
    expect(await admin.call(vendors.links, { id: made.id })).toMatchObject({ open: 1 })
    expect((await admin.call(notifications.operations, {})).outgoing.messages).toBe(1)
  },
)

test('SHOP-4 an invitation that no provider can send is shown as a link to pass on', async () => {
  await using server = await startTestServer()
  const admin = await server.anAdmin()
  const { id } = await admin.call(vendors.create, { ...kirana, order_channel: 'email', order_to: 'sharma@example.in' })
  const { message, link } = await admin.call(vendors.invite, { id })
  expect(message).toBe('Nothing was sent; pass on the link')
  const { publicUrl } = server.context.config
  const shown = await server.app.inject({ url: link!.slice(publicUrl.length), remoteAddress: '203.0.113.9' })
  expect(shown.body).toContain('Yes, send me orders')
})

test('SHOP-4 an invalid number or email address of a vendor is refused on entry', async () => {
  await using server = await startTestServer()
  const admin = await server.anAdmin()
  const add = async (order_channel: 'sms' | 'email', order_to: string) =>
    (await admin.ask(vendors.create, { ...kirana, order_channel, order_to })).detail
  expect(await add('sms', '12345')).toBe('That phone number isn’t valid')
  expect(await add('sms', '022 2778 3456')).toBe('That’s a landline, which can’t receive texts')
  expect(await add('email', '98765 43210')).toBe('That email address isn’t valid')
  const made = await admin.call(vendors.create, { ...kirana, order_channel: 'sms', order_to: '98765 43210' })
  expect(await admin.ask(vendors.update, { id: made.id, order_channel: 'email' })).toMatchObject({ status: 422 })
})

test('SHOP-4 an invitation that failed names the cause and is not counted as a link', async () => {
  await using twilio = await startTwilio()
  await using server = await startTestServer({ environment: twilio.environment })
  const admin = await server.anAdmin()
  const failed = async (order_to: string) => {
    const { id } = await admin.call(vendors.create, { ...kirana, order_channel: 'sms', order_to })
    const { detail } = await admin.ask(vendors.invite, { id })
    return [detail, (await admin.call(vendors.links, { id })).open]
  }
  expect(await failed('+919876521610')).toEqual(['This number has opted out of our messages', 0])
  expect(await failed('+919876521608')).toEqual([
    'The invitation couldn’t be sent: a Twilio trial account sends to numbers that it has verified only',
    0,
  ])
})

test.each(['en', 'hi'] as const)(
  'SHOP-4 an invitation by mail says who asks and what for, all in one language: %s',
  async (language) => {
    await using server = await startTestServer()
    const admin = await server.anAdmin()
    const { id } = await admin.call(vendors.create, {
      ...kirana,
      language,
      order_channel: 'email',
      order_to: 'sharma@example.in',
    })
    const sent: string[] = []
    const { email } = server.context.channels
    const deliver = email.deliver.bind(email)
    email.deliver = (all) => {
      sent.push(...all.map(({ message }) => message.email().text))
      return deliver(all)
    }
    await admin.call(vendors.invite, { id })
    const [text] = sent
    expect(text).toContain(language === 'hi' ? 'ग्राहकों के ऑर्डर लेने' : 'to take orders from its customers')
    expect(text).toContain(language === 'hi' ? 'अभी कोई ऑर्डर नहीं है' : 'Nothing has been ordered yet')
    expect(text).not.toContain('Open the order')
    if (language === 'hi') expect(text).not.toMatch(/You are|Answer no|because/)
  },
)

test('SHOP-4 a vendor cannot get orders by a channel without a number or an email address', async () => {
  await using server = await startTestServer()
  const admin = await server.anAdmin()
  const number = 'Enter the mobile number that gets this vendor’s orders'
  const email = 'Enter the email address that gets this vendor’s orders'
  const add = async (order_channel: 'sms' | 'whatsapp' | 'email') =>
    (await admin.ask(vendors.create, { ...kirana, order_channel, order_to: '' })).detail
  expect([await add('sms'), await add('whatsapp'), await add('email')]).toEqual([number, number, email])
  const { id } = await admin.call(vendors.create, kirana)
  expect(await admin.ask(vendors.update, { id, order_channel: 'sms' })).toMatchObject({ status: 422, detail: number })
  await admin.call(vendors.update, { id, order_channel: 'sms', order_to: '98765 43210' })
  expect(await admin.ask(vendors.update, { id, order_to: '' })).toMatchObject({ status: 422, detail: number })
  // Without a channel no address is needed.
  expect(await admin.call(vendors.update, { id, order_channel: null, order_to: '' })).toMatchObject({ order_to: null })
})

test('SHOP-8 links that were sent to a vendor’s old address or channel are withdrawn with it, other changes keep them', async () => {
  await using server = await startTestServer()
  const admin = await server.anAdmin()
  const { id } = await admin.call(vendors.create, { ...kirana, order_channel: 'sms', order_to: '98765 43210' })
  const open = async () => (await admin.call(vendors.links, { id })).open
  await admin.call(vendors.invite, { id })
  await admin.call(vendors.update, { id, name: 'Sharma & Sons', order_channel: 'sms', order_to: '+91 98765 43210' })
  expect(await open()).toBe(1)
  const { body } = (await server.outbox('sms')).at(-1)!
  const link = /\/v\/\S+/.exec(body)![0]
  await admin.call(vendors.update, { id, order_to: '98765 43211' })
  expect(await open()).toBe(0)
  const shown = await server.app.inject({ url: link, remoteAddress: '203.0.113.9' })
  expect(shown.statusCode).toBe(410)
  await admin.call(vendors.invite, { id })
  await admin.call(vendors.update, { id, order_channel: 'whatsapp' })
  expect(await open()).toBe(0)
})
