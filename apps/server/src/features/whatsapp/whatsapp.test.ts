import * as profile from '@planner/contract/account/profile'
import * as whatsapp from '@planner/contract/account/whatsapp'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import type { TwilioStandIn } from '#test/stand-ins/twilio/twilio.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { alertsOn, createAsha, publicUrl, withTwilio } from '#test/twilio-test-server.ts'

const url = `${publicUrl}/api/webhooks/whatsapp`
const number = '+919876543210'

const listed = async (asha: Person) =>
  (await asha.call(reminders.list, {})).map(({ title, date, time, completed }) => [title, date, time, completed])

const texts = (twilio: TwilioStandIn, to = number) =>
  twilio.messages.filter((one) => one.to === `whatsapp:${to}`).map(({ body }) => body)

/** Sends a message some seconds after the previous one. */
async function chat(world: Awaited<ReturnType<typeof withTwilio>>, text: string) {
  world.server.clock.advance(5000)
  expect((await world.twilio.write(url, number, text)).status).toBe(200)
  return texts(world.twilio).at(-1)!
}

test('INOUT-2 a message from a verified number becomes a reminder; replies by number or word act as buttons', async () => {
  await using world = await withTwilio()
  const { twilio, server } = world
  const asha = await createAsha(server, { number, flags: ['whatsapp'] })
  expect(await asha.call(whatsapp.show, {})).toEqual({ number: '+15005550007', state: 'ready', wrote_at: null })
  expect(await chat(world, 'call Ravi tomorrow at 6:30 pm')).toBe(
    'Saved\nCall Ravi\nTomorrow, Sat, 21 Nov, 6:30 pm\n\n1 Done · 2 Change · 3 Undo',
  )
  expect(await chat(world, '2')).toContain('Send the new day or time')
  await chat(world, 'sunday at 5')
  expect(await listed(asha)).toEqual([['Call Ravi', '2026-11-22', '17:00:00', false]])
  expect(await chat(world, 'undo')).toBe('Undone')
  expect(await listed(asha)).toEqual([['Call Ravi', '2026-11-21', '18:30:00', false]])
  expect(await chat(world, 'what do I have tomorrow')).toBe('Tomorrow, Sat, 21 Nov\n6:30 pm  Call Ravi')
  expect(await chat(world, 'Ravi ko 7 baje kar do')).toBe(
    'Badal diya\nCall Ravi\nKal, Sat, 21 Nov, 7:00 pm\n\n1 Wapas karein',
  )
  // Without 'ko' it moves an existing reminder if there is a match, and creates a new one otherwise.
  expect(await chat(world, 'Ravi 8 baje kar do')).toContain('Badal diya\nCall Ravi\nKal, Sat, 21 Nov, 8:00 pm')
  expect(await chat(world, 'Ravi se 15 min pehle yaad dilana')).toContain('8:00 pm · 15 min pehle')
  await chat(world, 'undo')
  expect((await asha.call(reminders.list, {})).find(({ title }) => title === 'Call Ravi')?.lead_minutes).toBeUndefined()
  expect(await chat(world, 'Ravi won’t come on Monday')).toContain('Saved')
  expect(await chat(world, 'Recharge kal 8 baje kar do')).toContain('Recharge kar do')
  await twilio.write(url, number, 'cancel gym tomorrow', { forwarded: true })
  expect((await listed(asha)).map(([title]) => title)).toContain('Cancel gym')
  await twilio.write(url, number, '', { media: true })
  expect(texts(twilio).at(-1)).toContain('only read text')
  expect((await asha.call(whatsapp.show, {})).wrote_at).not.toBeNull()
  expect(twilio.messages.filter(({ fails }) => fails !== null)).toEqual([])
})

test('INOUT-2 within a day of a message alerts come as free text and are answered by words; later by the template', async () => {
  await using world = await withTwilio()
  const { twilio, server } = world
  const asha = await createAsha(server, { number, flags: ['whatsapp'] })
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  await chat(world, 'tea with Leela today at 4 pm')
  await server.passTimeUntil('2026-11-20T16:00:30+05:30')
  expect(texts(twilio).at(-1)).toBe('Tea with Leela\nDue now, 4:00 pm.\n\nReply “done” or “later”.')
  expect(await chat(world, 'later')).toBe('I’ll remind you again at 4:10 pm')
  await server.passTimeUntil('2026-11-20T16:12:00+05:30')
  await chat(world, 'done')
  expect(await listed(asha)).toEqual([['Tea with Leela', '2026-11-20', '16:00:00', true]])

  await asha.call(reminders.createFromText, { text: 'walk on Sunday at 5 pm' })
  await server.passTimeUntil('2026-11-22T17:00:30+05:30')
  const last = twilio.messages.at(-1)!
  expect(last.contentVariables).toEqual({ 1: 'Walk', 2: 'Due now, 5:00 pm.' })
  expect(twilio.messages.filter(({ fails }) => fails !== null)).toEqual([])
  expect((await alertsOn(server, 'whatsapp')).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
})

test('INOUT-2 STOP ends messages at once and is shown in Settings; nothing is answered until START', async () => {
  await using world = await withTwilio()
  const { twilio, server } = world
  const asha = await createAsha(server, { number, flags: ['whatsapp', 'email'] })
  await asha.call(reminders.createFromText, { text: 'tea tomorrow at 4 pm' })
  expect(await chat(world, 'STOP')).toContain('any more messages')
  expect((await alertsOn(server, 'whatsapp')).length).toBe(0)
  expect((await asha.call(whatsapp.show, {})).state).toBe('stopped')
  const report = (await asha.call(notifications.channelReports, {})).find(({ channel }) => channel === 'whatsapp')
  expect(report).toMatchObject({ on: false, reason: 'opted-out' })
  expect((await server.outbox('email')).map(({ subject }) => subject)).toContain(
    'WhatsApp messages have been turned off',
  )
  const count = twilio.messages.length
  await chat(world, 'stop')
  await chat(world, 'walk tomorrow at 5 pm')
  expect(twilio.messages).toHaveLength(count)
  expect(await listed(asha)).toHaveLength(1)

  expect(await chat(world, 'Start')).toContain('back on')
  expect(await asha.call(whatsapp.show, {})).toMatchObject({ state: 'ready' })
  expect((await alertsOn(server, 'whatsapp')).length).toBe(2)
  // Switching the channel on in Settings after a STOP makes messages be answered again.
  await chat(world, 'stop')
  await asha.call(profile.update, { whatsapp_notifications: true })
  expect(await chat(world, 'walk tomorrow at 5 pm')).toContain('Saved')
})

test('INOUT-2 a repeated message does nothing twice, and forged ones are refused', async () => {
  await using world = await withTwilio()
  const { twilio, server } = world
  const asha = await createAsha(server, { number, flags: ['whatsapp'] })
  const { sid } = await twilio.write(url, number, 'tea tomorrow at 4 pm')
  const count = twilio.messages.length
  await Promise.all([1, 2].map(() => twilio.write(url, number, 'tea tomorrow at 4 pm', { sid })))
  expect(await listed(asha)).toHaveLength(1)
  expect(twilio.messages).toHaveLength(count)

  expect((await twilio.write(url, number, 'forged', { token: 'another' })).status).toBe(403)
  // Signed for another URL, or sent to another number.
  expect((await twilio.write(`${url}?x=1`, number, 'fine')).status).toBe(200)
  await twilio.write(url, number, 'to another number', { to: '+15005550099' })
  expect(new Set((await listed(asha)).map(([title]) => title))).toEqual(new Set(['Fine', 'Tea']))
  await using bare = await startTestServer()
  const answer = await bare.app.inject({ method: 'POST', url: '/api/webhooks/whatsapp', payload: 'Body=x' })
  expect(answer.statusCode).toBe(404)
  expect((await (await bare.aPerson()).call(whatsapp.show, {})).number).toBeNull()
})

test('INOUT-2 an unverified number gets one answer a day, and a reassigned number belongs to its new owner', async () => {
  await using world = await withTwilio()
  const { twilio, server } = world
  const stranger = '+919812345678'
  for (let n = 0; n < 3; n++) await twilio.write(url, stranger, 'buy milk tomorrow')
  expect(texts(twilio, stranger)).toEqual([
    'This number is not verified in a planner. Open Settings there, verify it, and send your message again.',
  ])
  server.clock.set('2026-11-21T10:01:00+05:30')
  await twilio.write(url, stranger, 'नमस्ते')
  expect(texts(twilio, stranger)).toHaveLength(2)
  await twilio.write(url, '+919812345679', 'stop')
  expect(texts(twilio, '+919812345679')).toEqual([])

  const asha = await createAsha(server, { number, flags: ['whatsapp'] })
  await twilio.write(url, number, 'tea tomorrow at 4 pm')
  await server.pool.query('update users set phone_number = null, phone_verified = false where id = $1', [asha.id])
  expect((await asha.call(whatsapp.show, {})).state).toBe('no-number')
  const ravi = await createAsha(server, { number, flags: ['whatsapp'] })
  await twilio.write(url, number, 'walk tomorrow at 5 pm')
  expect([(await listed(asha)).length, (await listed(ravi)).length]).toEqual([1, 1])
})

test('INOUT-2 a person and the installation have a limit for what is answered on WhatsApp', async () => {
  await using world = await withTwilio({ OUTGOING_TOTAL_PER_DAY: '5' })
  const { twilio, server } = world
  const asha = await createAsha(server, { number, flags: ['whatsapp'] })
  for (let n = 0; n < 25; n++) await twilio.write(url, number, `errand ${n} tomorrow`)
  expect(await listed(asha)).toHaveLength(20)
  expect(texts(twilio)).toHaveLength(5)
})
