import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as phone from '@planner/contract/account/phone'
import * as privacy from '@planner/contract/account/privacy'
import * as profile from '@planner/contract/account/profile'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { sendResets } from '#features/account/send-resets.ts'
import { hourMs } from '#platform/clock.ts'
import { resetTokenIn } from '#test/account/reset-token-in.ts'
import { startSendgrid } from '#test/stand-ins/sendgrid.ts'
import { startMailServer } from '#test/stand-ins/smtp.ts'
import { testClient } from '#test/test-client.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { sendVerifications } from './send-verifications.ts'

const at = '2026-11-20T10:00:00+05:30'
const link = /#verify=([\w-]{43})$/m

/** Returns the token of the link that was mailed last. */
async function mailedToken(server: TestServer): Promise<string> {
  await sendVerifications(server.context)
  const tokens = (await server.outbox('email')).flatMap(({ body }) => link.exec(body)?.[1] ?? [])
  if (tokens.length === 0) throw new Error('no link was mailed')
  return tokens.at(-1)!
}

const confirm = (server: TestServer, token: string) => server.anyone.ask(account.verifyEmail, { token })

test('SAFE-3 an address registered by a stranger gets one mail with nothing that was typed, and not one of a hundred reminders', async () => {
  await using sendgrid = await startSendgrid()
  await using server = await startTestServer({ at, environment: sendgrid.environment })
  const stranger = await server.aPerson({
    email: 'victim@bank.example',
    full_name: 'Your bank account is blocked: https://evil.example',
    proved: false,
  })
  await stranger.call(notifications.setPreferences, { digest_at: '12:00', nag_minutes: 5 })
  for (let n = 0; n < 100; n++) {
    await stranger.call(reminders.createFromText, {
      text: `Your account is blocked, sign in at evil.example ${n} today at 11 am`,
    })
  }
  await server.passTimeUntil('2026-11-21T10:00:00+05:30')

  expect(sendgrid.mails.map(({ subject }) => subject)).toEqual(['Confirm your email address'])
  const [mail] = sendgrid.mails
  expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/evil|blocked|bank account/i)
  const kept = await stranger.call(notifications.deliveries, {})
  const mails = kept.filter(({ channel }) => channel === 'email')
  expect(mails.length).toBeGreaterThan(0)
  expect(new Set(mails.map(({ state, note }) => `${state}: ${note}`))).toEqual(
    new Set(['skipped: the email address is not confirmed']),
  )
  const reports = await stranger.call(notifications.channelReports, {})
  expect(reports.find(({ channel }) => channel === 'email')).toMatchObject({
    reason: 'email-unproved',
    why_not: 'Your email address isn’t confirmed yet',
  })
})

test('SAFE-3 with SMTP too, an unconfirmed address gets nothing but confirmation links', async () => {
  await using mailServer = await startMailServer()
  await using server = await startTestServer({ at, environment: mailServer.environment })
  const stranger = await server.aPerson({ email: 'victim@bank.example', proved: false })
  await sendVerifications(server.context)
  const { access_token: renewed } = await stranger.call(account.changePassword, {
    current_password: 'Marigold7',
    new_password: 'Jasmine42',
  })
  const again = testClient(server.app, renewed)
  const { access_token: last } = await again.call(privacy.askDeletion, { password: 'Jasmine42', word: 'DELETE' })
  await testClient(server.app, last).call(privacy.withdrawDeletion, {})
  await server.anyone.call(account.forgotPassword, { email: stranger.email })
  await sendResets(server.context)
  const subjects = mailServer.mails.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim())
  expect(subjects).toEqual(['Confirm your email address', 'Choose a new password'])
})

test('SAFE-3 signing up is instant, and once the link is opened reminders are mailed', async () => {
  await using server = await startTestServer({ at })
  const session = await server.anyone.call(auth.register, {
    email: 'asha@example.in',
    full_name: 'Asha Rao',
    password: 'Marigold7',
  })
  const asha = testClient(server.app, session.access_token)
  expect(session.user.email_state).toBe('unverified')
  await asha.call(reminders.createFromText, { text: 'call the plumber today at 6:30 pm' })
  expect(await server.outbox()).toEqual([])

  const token = await mailedToken(server)
  expect(await server.anyone.call(account.verifyEmail, { token })).toEqual({
    message: 'Your email address is confirmed',
  })
  expect(await asha.call(auth.me, {})).toMatchObject({ email_state: 'verified' })
  await server.passTimeUntil('2026-11-20T19:00:00+05:30')
  expect((await server.outbox('email')).map(({ subject }) => subject)).toEqual([
    'Confirm your email address',
    'Call the plumber',
    'Call the plumber',
  ])
})

test('SAFE-3 a link works once, for 48 hours, until a newer one is sent; each refusal says why', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson({ proved: false })
  const first = await mailedToken(server)
  server.clock.advance(1000)
  await asha.call(account.sendVerification, {})
  const second = await mailedToken(server)
  expect(second).not.toBe(first)
  expect(await confirm(server, first)).toMatchObject({
    status: 400,
    detail: 'We sent a newer link; please use the latest email',
  })
  server.clock.advance(48 * hourMs)
  expect(await confirm(server, second)).toMatchObject({
    status: 400,
    detail: 'This link has expired; please request a new one',
  })
  await asha.call(account.sendVerification, {})
  const third = await mailedToken(server)
  const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(server, third)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const used = { status: 400, detail: 'This link has already been used: your email address is confirmed' }
  expect(await confirm(server, third)).toMatchObject(used)
  expect(await confirm(server, 'A'.repeat(43))).toMatchObject({
    status: 400,
    detail: 'This link isn’t valid; please check that you copied all of it',
  })
  expect(await asha.ask(account.sendVerification, {})).toMatchObject({ status: 409 })
  const { rows } = await server.pool.query('select json_agg(p)::text as proofs from email_proofs p')
  for (const token of [first, second, third]) expect(rows[0].proofs).not.toContain(token)
})

test('SAFE-3 links are mailed three times an hour, five a day and fifteen a month at most, besides that of sign-up', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson({ proved: false })
  await sendVerifications(server.context)
  const start = server.clock.now()
  let refused = 0
  for (let hour = 0; hour < 24 * 29; hour += 4) {
    server.clock.set(new Date(start.getTime() + hour * hourMs))
    for (let n = 0; n < 4; n++) {
      const answer = await asha.ask(account.sendVerification, {})
      if (answer.status === 429) refused++
      await sendVerifications(server.context)
    }
    const mails = await server.outbox('email')
    const within = (ms: number) =>
      mails.filter(({ created_at }) => created_at.getTime() > server.clock.now().getTime() - ms).length
    // Each with the mail of sign-up.
    expect(within(hourMs), `hour ${hour}`).toBeLessThanOrEqual(4)
    expect(within(24 * hourMs), `hour ${hour}`).toBeLessThanOrEqual(6)
    // Keeps the session in use, so that it stays valid.
    if (hour % 24 === 0) await asha.ask(auth.me, {})
  }
  // Including the mail sent at sign-up.
  expect(await server.outbox('email')).toHaveLength(16)
  expect(refused).toBeGreaterThan(100)
})

test('SAFE-3 a network gets fifty confirmation links an hour, and people behind it can still sign up', async () => {
  await using server = await startTestServer({ at })
  for (let n = 0; n < 55; n++) await server.aPerson({ proved: false })
  await sendVerifications(server.context)
  expect(await server.outbox('email')).toHaveLength(50)
  const late = await server.aPerson({ proved: false })
  expect(await late.ask(account.sendVerification, {})).toMatchObject({
    status: 429,
    detail: 'We’ve already sent several links; please try again later',
  })
  server.clock.advance(hourMs)
  await late.call(account.sendVerification, {})
})

test('SAFE-3 a used reset link proves the address too', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson({ proved: false })
  await server.anyone.call(account.forgotPassword, { email: asha.email })
  await sendResets(server.context)
  const [mail] = await server.outbox('email')
  const token = resetTokenIn(mail?.body)
  await server.anyone.call(account.resetPassword, { token, new_password: 'Jasmine42' })
  const session = await server.anyone.call(auth.login, { email: asha.email, password: 'Jasmine42' })
  expect(session.user.email_state).toBe('verified')
  await sendVerifications(server.context)
  expect((await server.outbox('email')).map(({ subject }) => subject)).toEqual([
    'Choose a new password',
    'Your password was changed',
  ])
})

test('SAFE-3 without an email provider in production nothing can be proved, and settings and deliveries say so', async () => {
  await using server = await startTestServer({
    at,
    environment: { NODE_ENV: 'production', PUBLIC_URL: 'https://planner.example' },
  })
  const asha = await server.aPerson({ proved: false })
  expect(await asha.call(auth.me, {})).toMatchObject({ email_state: 'no-mail' })
  expect(await asha.ask(account.sendVerification, {})).toMatchObject({ status: 503 })
  await asha.call(reminders.createFromText, { text: 'call the plumber today at 11 am' })
  await server.passTimeUntil('2026-11-20T12:00:00+05:30')
  expect(await server.outbox('email')).toEqual([])
  const mails = (await asha.call(notifications.deliveries, {})).filter(({ channel }) => channel === 'email')
  expect(mails.map(({ note }) => note)).toEqual(Array(2).fill('no email provider is set up to confirm the address by'))
  const reports = await asha.call(notifications.channelReports, {})
  expect(reports.find(({ channel }) => channel === 'email')).toMatchObject({
    why_not: 'This server can’t send email, so your address can’t be confirmed',
  })
})

test('SAFE-3 only the mailed link can confirm an address', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson({ proved: false })
  const sneaked = { email_verified_at: at, email_state: 'verified', email: 'boss@example.in' }
  await asha.call(profile.update, { full_name: 'Asha', ...sneaked } as never)
  await asha.call(phone.sendOtp, { phone_number: '9876543210' })
  expect(await asha.call(auth.me, {})).toMatchObject({ email: asha.email, email_state: 'unverified' })
})
