import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { systemClock } from '#platform/clock.ts'
import { sampleDelivery } from '#test/sample-delivery.ts'
import { busyForSeconds } from '#test/stand-ins/http-stand-in.ts'
import { startSendgrid } from '#test/stand-ins/sendgrid.ts'
import { startMailServer } from '#test/stand-ins/smtp.ts'
import type { ChannelPort, Delivery } from './channels.ts'
import { messagingOf } from './messaging.ts'

const outboxContext = { db: null as never, clock: systemClock }

const emailOf = (environment: Record<string, string>): ChannelPort =>
  messagingOf(readConfig({ PROVIDER_TIMEOUT_MS: '1500', ...environment }).providers, outboxContext).channels.email

const send = async (channel: ChannelPort, delivery: Delivery = sampleDelivery()) =>
  (await channel.deliver([delivery]))[0]!

test('NOTIFY-1 SendGrid is given text before HTML, escaped, with the delivery’s id', async () => {
  await using sendgrid = await startSendgrid()
  const channel = emailOf(sendgrid.environment)
  const delivery = sampleDelivery({ title: 'Tea <b>&</b> biscuits' })
  expect(await send(channel, delivery)).toEqual({ deliveryId: delivery.id, kind: 'sent', providerId: 'mail-1' })
  const [mail] = sendgrid.mails
  expect(mail).toMatchObject({ to: 'asha@example.in', from: 'hello@planner.example', deliveryId: delivery.id })
  expect(mail!.subject).toBe('Tea <b>&</b> biscuits')
  expect(mail!.text).toContain('Due now, 6:30 pm.')
  expect(mail!.html).toContain('Tea &lt;b&gt;&amp;&lt;/b&gt; biscuits')
})

test('SendGrid’s refusals are final, rate limits are waited out, and a lost answer is unknown', async () => {
  await using sendgrid = await startSendgrid()
  const channel = emailOf(sendgrid.environment)
  expect(await send(channel, sampleDelivery({ email: 'a@refused.example' }))).toMatchObject({
    kind: 'failed',
    again: false,
    note: 'Does not contain a valid address.',
  })
  sendgrid.behave('busy')
  expect(await send(channel)).toMatchObject({ kind: 'failed', again: true, retryAfterMs: busyForSeconds * 1000 })
  for (const fault of ['error', 'hang', 'lose the answer', 'error after the work'] as const) {
    sendgrid.behave(fault)
    const before = sendgrid.calls()
    expect(await send(channel), fault).toMatchObject({ kind: 'unknown' })
    expect(sendgrid.calls() - before, fault).toBe(1)
  }
  const wrongKey = emailOf({ ...sendgrid.environment, SENDGRID_API_KEY: 'SG.wrong' })
  sendgrid.behave('well')
  expect(await send(wrongKey)).toMatchObject({ kind: 'failed', again: true })
})

test('an outage of SendGrid is retried, and opens the circuit after five failures', async () => {
  await using sendgrid = await startSendgrid()
  const channel = emailOf(sendgrid.environment)
  await sendgrid.down()
  for (let i = 0; i < 5; i++)
    expect(await send(channel)).toMatchObject({ kind: 'failed', again: true, note: 'couldn’t connect to the provider' })
  expect(channel.isHealthy()).toBe(false)
  await sendgrid.up()
  expect(await send(channel)).toMatchObject({ kind: 'failed', again: true, note: 'paused after repeated failures' })
  expect(sendgrid.mails).toEqual([])
})

test('NOTIFY-1 a mail server is given the same Message-ID however often it is tried', async () => {
  await using server = await startMailServer()
  const channel = emailOf(server.environment)
  const delivery = sampleDelivery()
  const messageId = `<${delivery.id}@planner.example>`
  expect(await send(channel, delivery)).toEqual({ deliveryId: delivery.id, kind: 'sent', providerId: messageId })
  await send(channel, delivery)
  expect(server.mails.map((mail) => mail.messageId)).toEqual([messageId, messageId])
  expect(server.mails[0]!.raw).toContain('Content-Type: text/html')
})

test.concurrent.each([
  ['later', { kind: 'failed', again: true }],
  ['nobody', { kind: 'failed', again: false }],
  ['full', { kind: 'failed', again: false }],
  ['lost', { kind: 'unknown' }],
  ['silent', { kind: 'unknown' }],
])('a mail server that answers %s', async (name, outcome) => {
  await using server = await startMailServer()
  expect(await send(emailOf(server.environment), sampleDelivery({ email: `${name}@example.in` }))).toMatchObject(
    outcome,
  )
})

test('an unreachable mail server is retried, and so is one that rejects our password', async () => {
  await using server = await startMailServer()
  const wrong = server.environment.SMTP_URL.replace('stand-in', 'wrong')
  expect(await send(emailOf({ ...server.environment, SMTP_URL: wrong }))).toMatchObject({
    kind: 'failed',
    again: true,
    note: 'the mail server does not accept our password',
  })
  const channel = emailOf(server.environment)
  await server.down()
  expect(await send(channel)).toMatchObject({ kind: 'failed', again: true, note: 'the mail server is unavailable' })
  await server.up()
  expect(await send(channel)).toMatchObject({ kind: 'sent' })
})

test('SAFE-4 both ways of sending carry one click to unsubscribe where the mail can be switched off, and only there', async () => {
  await using sendgrid = await startSendgrid()
  await using server = await startMailServer()
  const url = `https://planner.example/unsubscribe/${'x'.repeat(124)}`
  const alert = sampleDelivery()
  const delivery = { ...alert, message: { ...alert.message, unsubscribeUrl: url } }
  const oneClick = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

  const bySendgrid = emailOf(sendgrid.environment)
  for (const one of [delivery, alert]) expect(await send(bySendgrid, one)).toMatchObject({ kind: 'sent' })
  expect(sendgrid.mails.map(({ headers }) => headers)).toEqual([oneClick, {}])

  const bySmtp = emailOf(server.environment)
  for (const one of [delivery, alert]) expect(await send(bySmtp, one)).toMatchObject({ kind: 'sent' })
  expect(server.mails.map(({ headers }) => [headers['list-unsubscribe'], headers['list-unsubscribe-post']])).toEqual([
    Object.values(oneClick),
    [undefined, undefined],
  ])
})
