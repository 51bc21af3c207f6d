import * as account from '@planner/contract/account/account'
import * as profile from '@planner/contract/account/profile'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startSendgrid } from '#test/stand-ins/sendgrid.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

const publicUrl = 'https://planner.example'

async function withMails() {
  const sendgrid = await startSendgrid()
  const server = await startTestServer({ at, environment: { ...sendgrid.environment, PUBLIC_URL: publicUrl } })
  return {
    sendgrid,
    server,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await sendgrid[Symbol.asyncDispose]()
    },
  }
}

/** Posts as a mail client does: no session, no script, a different form. */
const post = (server: TestServer, url: string) =>
  server.app.inject({
    method: 'POST',
    url: url.replace(publicUrl, ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

const open = (server: TestServer, url: string) =>
  server.app.inject({ method: 'GET', url: url.replace(publicUrl, ''), headers: { accept: 'text/html' } })

const linkIn = (headers: Record<string, string>) => headers['List-Unsubscribe']!.slice(1, -1)

const mailsAreOn = async (person: Person) => (await person.call(profile.me, {})).user.email_notifications

test('SAFE-4 one click in a mail client stops reminder mails without a session; opening the link changes nothing', async () => {
  await using with_ = await withMails()
  const { server, sendgrid } = with_
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  await asha.call(notifications.setPreferences, { lead_minutes: 0 })
  for (const when of ['today at 11 am', 'today at 6 pm']) {
    await asha.call(reminders.createFromText, { text: `call Ravi ${when}` })
  }
  await server.passTimeUntil('2026-11-20T11:01:00+05:30')
  const [mail] = sendgrid.mails
  const link = linkIn(mail!.headers)
  expect(mail!.text).toContain(`Stop these emails: ${link}`)
  expect(mail!.html).toContain(`<a href="${link}">Stop these emails</a>`)

  const page = await open(server, link)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<form method="post"><button>Stop these emails</button></form>')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect((await server.app.inject({ method: 'HEAD', url: link.replace(publicUrl, '') })).statusCode).toBe(200)
  expect(await mailsAreOn(asha)).toBe(true)

  for (const _twice of [1, 2]) {
    const done = await post(server, link)
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('You won’t get any more reminder emails')
  }
  expect(await mailsAreOn(asha)).toBe(false)
  expect(await mailsAreOn(ravi)).toBe(true)
  await server.passTimeUntil('2026-11-20T18:01:00+05:30')
  expect(sendgrid.mails).toHaveLength(1)
})

test('SAFE-4 a digest’s link ends the digest, and reminders go on', async () => {
  await using with_ = await withMails()
  const { server, sendgrid } = with_
  const asha = await server.aPerson()
  await asha.call(notifications.setPreferences, { digest_at: '07:30' })
  await asha.call(reminders.createFromText, { text: 'call the plumber tomorrow at 6:30 pm' })
  await server.passTimeUntil('2026-11-21T08:00:00+05:30')
  const link = linkIn(sendgrid.mails[0]!.headers)
  expect((await post(server, link)).body).toContain('You won’t get any more daily digests')
  expect(await asha.call(notifications.preferences, {})).toMatchObject({ digest_at: null })
  expect(await mailsAreOn(asha)).toBe(true)
})

test('SAFE-4 a forged, swapped or expired link is refused, and one of a deleted account does nothing', async () => {
  await using with_ = await withMails()
  const { server, sendgrid } = with_
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  for (const person of [asha, ravi]) await person.call(reminders.createFromText, { text: 'call me today at 11 am' })
  await server.passTimeUntil('2026-11-20T11:01:00+05:30')
  const linkOf = (person: Person) => linkIn(sendgrid.mails.find(({ to }) => to === person.email)!.headers)
  const link = linkOf(asha)
  const [body, signature] = link.split('/').at(-1)!.split('.') as [string, string]
  const [bodyOfRavi] = linkOf(ravi).split('/').at(-1)!.split('.') as [string]
  const later = Buffer.from(Buffer.from(body, 'base64url').toString().replace(/\d+$/, '9999999999999')).toString(
    'base64url',
  )
  const forged = [`${body}.${'A'.repeat(43)}`, `${bodyOfRavi}.${signature}`, `${later}.${signature}`, body, 'x', 'x.y']
  for (const token of forged) {
    for (const ask of [post, open]) {
      const answer = await ask(server, `/unsubscribe/${token}`)
      expect(answer.statusCode, token).toBe(403)
      expect(answer.body).toContain('This link no longer works')
    }
  }
  server.clock.set('2027-01-19T10:01:00+05:30')
  expect((await post(server, link)).statusCode).toBe(403)
  expect(await server.pool.query('select from users where email_notifications')).toMatchObject({ rowCount: 2 })
  server.clock.set('2027-01-19T09:59:00+05:30')
  await server.pool.query('delete from users where id = $1', [asha.id])
  expect((await post(server, link)).statusCode).toBe(200)
})

test('SAFE-4 account mails have no unsubscribe link', async () => {
  await using with_ = await withMails()
  const { server, sendgrid } = with_
  const asha = await server.aPerson()
  await asha.call(account.changePassword, { current_password: 'Marigold7', new_password: 'Kettle on the 4th shelf' })
  expect(sendgrid.mails).toMatchObject([{ subject: 'Your password was changed', headers: {} }])
  expect(sendgrid.mails[0]!.text).not.toContain('/unsubscribe/')
})
