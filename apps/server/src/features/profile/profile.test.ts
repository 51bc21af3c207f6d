import * as auth from '@planner/contract/account/auth'
import * as profile from '@planner/contract/account/profile'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import type { ChannelPort } from '#providers/channels.ts'
import { startTestServer } from '#test/test-server.ts'
import { aVerifiedNumber } from '#test/verified-number.ts'

const at = '2026-11-20T10:00:00+05:30'

test('API-6 SETTINGS-1 the profile is the person signed in, with the flags of the specification', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { user } = await asha.call(profile.me, {})
  expect(user).toEqual(await asha.call(auth.me, {}))
  expect(user).toMatchObject({
    sms_notifications: true,
    email_notifications: true,
    whatsapp_notifications: false,
    voice_notifications: false,
    newsletter_subscription: false,
    sendgrid_connected: false,
    phone_number: null,
    phone_verified: false,
    tutorial_completed: false,
    time_zone: 'Asia/Kolkata',
  })
  expect(await server.anyone.ask(profile.me, {})).toMatchObject({ status: 401, detail: 'Please sign in' })
})

test('API-6 the profile can be changed in whole or in part, and the answer confirms it', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const whole = await asha.call(profile.update, {
    full_name: '  Asha Rao  ',
    phone_number: '98765 43210',
    location: 'Mumbai, India',
    sms_notifications: false,
    email_notifications: false,
  })
  expect(whole.message).toBe('Profile updated successfully')
  expect(whole.user).toMatchObject({
    full_name: 'Asha Rao',
    phone_number: '+919876543210',
    phone_verified: false,
    location: 'Mumbai, India',
    sms_notifications: false,
    email_notifications: false,
  })
  const part = await asha.call(profile.update, { whatsapp_notifications: true, newsletter_subscription: true })
  expect(part.user).toEqual({ ...whole.user, whatsapp_notifications: true, newsletter_subscription: true })
  expect((await asha.call(profile.update, {})).user).toEqual(part.user)
  const emptied = await asha.call(profile.update, { phone_number: '', location: null })
  expect(emptied.user).toMatchObject({ phone_number: null, location: null, full_name: 'Asha Rao' })
})

test('nothing else of a person can be changed', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const before = await server.pool.query('select * from users')
  const answer = await asha.ask(profile.update, {
    id: '00000000-0000-4000-8000-000000000000',
    is_admin: true,
    phone_verified: true,
    sendgrid_connected: true,
    tutorial_completed: true,
    email: 'other@example.in',
    email_key: 'other@example.in',
    password_hash: 'x',
    created_at: '2020-01-01T00:00:00Z',
    nag_minutes: 5,
    __proto__: { is_admin: true },
  })
  expect(answer.status).toBe(200)
  expect((await server.pool.query('select * from users')).rows).toEqual(before.rows)
})

test('an invalid profile is refused with a sentence and changes nothing', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const before = await asha.call(profile.me, {})
  const refused: [object, string][] = [
    [{ full_name: ' ' }, 'Full name must not be empty'],
    [{ full_name: 'x'.repeat(101) }, 'Full name must be at most 100 characters'],
    [{ sms_notifications: 'yes' }, 'A notification flag must be true or false'],
    [{ sms_notifications: false, phone_number: '12345' }, 'That phone number isn’t valid'],
    [{ phone_number: '022 2345 6789' }, 'That’s a landline, which can’t receive texts'],
    [{ time_zone: 'Mars/Olympus' }, 'We don’t recognise that time zone'],
  ]
  for (const [change, detail] of refused) {
    expect(await asha.ask(profile.update, change)).toMatchObject({ status: 422, detail })
  }
  expect(await asha.call(profile.me, {})).toEqual(before)
})

test('changes made at once do not undo one another', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await Promise.all([
    asha.call(profile.update, { full_name: 'Asha R' }),
    asha.call(profile.update, { location: 'Pune, India' }),
    asha.call(profile.update, { whatsapp_notifications: true }),
    asha.call(profile.update, { voice_notifications: true }),
    asha.call(profile.update, { email_notifications: false }),
  ])
  expect((await asha.call(profile.me, {})).user).toMatchObject({
    full_name: 'Asha R',
    location: 'Pune, India',
    whatsapp_notifications: true,
    voice_notifications: true,
    email_notifications: false,
  })
})

test('a changed phone number is unverified, gets no alerts, and the old number gets a message', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await aVerifiedNumber(server, asha, '98765 43210')
  await asha.call(reminders.createFromText, { text: 'call the plumber today at 6:30 pm' })
  // The same number in another notation is not a new number.
  expect((await asha.call(profile.update, { phone_number: '+91-98765-43210' })).user.phone_verified).toBe(true)
  const { user } = await asha.call(profile.update, { phone_number: '99999 88888' })
  expect(user).toMatchObject({ phone_number: '+919999988888', phone_verified: false })
  await server.passTimeUntil('2026-11-20T19:00:00+05:30')
  const texts = (await server.outbox('sms')).map(({ recipient, body }) => [recipient, body])
  expect(texts).toHaveLength(2)
  expect(texts[1]).toEqual([
    '+919876543210',
    'This number is no longer linked to a Daily Planner account. If this was not you, sign in and check.',
  ])
})

test('the number can be changed even if the message to the old one fails', async () => {
  const broken: ChannelPort = {
    provider: 'twilio',
    connected: true,
    atOnce: 1,
    isHealthy: () => true,
    deliver: () => Promise.reject(new Error('a bug in the adapter')),
  }
  await using server = await startTestServer({ at, channels: { sms: broken } })
  const asha = await server.aPerson()
  await server.pool.query(`update users set phone_number = '+919876543210', phone_verified = true`)
  const { user } = await asha.call(profile.update, { phone_number: '' })
  expect(user).toMatchObject({ phone_number: null, phone_verified: false })
})

test('API-6 completing the tutorial is remembered, also when it is done twice', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(profile.completeTutorial, {})
  await asha.call(profile.completeTutorial, {})
  expect((await asha.call(profile.me, {})).user.tutorial_completed).toBe(true)
})

test('PROFILE-2 activity is counted, with how much of each of the last fourteen days is done', async () => {
  await using server = await startTestServer({ at: '2026-11-20T20:00:00Z' })
  const asha = await server.aPerson()
  const none = await asha.call(profile.activity, {})
  expect(none).toMatchObject({
    reminders_made: 0,
    reminders_completed: 0,
    recipes_saved: 0,
    orders_placed: 0,
    spent: 0,
  })
  // In India it is already the 21st.
  expect(none.days.map(({ date }) => date)).toEqual(
    Array.from({ length: 14 }, (_, n) => `2026-11-${String(8 + n).padStart(2, '0')}`),
  )

  await server.pool.query(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, completed,
       completed_dates, created_at, updated_at)
     values (gen_random_uuid(), $1, 'daily', '', '2026-11-01', '09:00', false, 'Asia/Kolkata', 'daily', false,
         '{2026-11-02,2026-11-20,2026-11-21}', now(), now()),
       (gen_random_uuid(), $1, 'once', '', '2026-11-20', '09:00', false, 'Asia/Kolkata', 'none', true, '{}', now(), now()),
       (gen_random_uuid(), $1, 'open', '', '2026-11-20', '09:00', false, 'Asia/Kolkata', 'none', false, '{}', now(), now()),
       (gen_random_uuid(), $1, 'to come', '', '2026-11-22', '09:00', false, 'Asia/Kolkata', 'none', false, '{}', now(), now()),
       (gen_random_uuid(), $1, 'later today', '', '2026-11-21', '23:30', false, 'Asia/Kolkata', 'none', false, '{}', now(), now())`,
    [asha.id],
  )
  const activity = await asha.call(profile.activity, {})
  expect(activity).toMatchObject({ reminders_made: 5, reminders_completed: 4 })
  expect(activity.days.slice(-3)).toEqual([
    { date: '2026-11-19', due: 1, completed: 0 },
    { date: '2026-11-20', due: 3, completed: 2 },
    { date: '2026-11-21', due: 1, completed: 1 },
  ])
  const other = await server.aPerson()
  expect((await other.call(profile.activity, {})).reminders_made).toBe(0)
})
