import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import * as admin from '@planner/contract/admin'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { sendResets } from '#features/account/send-resets.ts'
import { onAnotherDevice } from '#test/account/on-another-device.ts'
import { resetTokenIn } from '#test/account/reset-token-in.ts'
import { startPushService } from '#test/stand-ins/push-service.ts'
import { type TestClient, testClient } from '#test/test-client.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

const at = '2026-11-20T10:00:00+05:30'

const ends: [name: string, end: (server: TestServer, owner: Person, thief: TestClient) => Promise<unknown>][] = [
  ['signing out', (_server, _owner, thief) => thief.call(auth.logout, {})],
  ['signing the others out', (_server, owner) => owner.call(account.endOtherSessions, {})],
  [
    'signing that device out',
    async (_server, owner) => {
      const { sessions } = await owner.call(account.sessions, {})
      await owner.call(account.endSession, { id: sessions.find((one) => !one.is_this_one)!.id })
    },
  ],
  [
    'a changed password',
    (_server, owner) =>
      owner.call(account.changePassword, { current_password: 'Marigold7', new_password: 'Jasmine42' }),
  ],
]

test.each(ends)('SAFE-6 a thief’s push ends with %s, and the owner’s goes on', async (_name, end) => {
  await using push = await startPushService()
  await using server = await startTestServer({ at, environment: { PUSH_HOSTS: push.host } })
  const owner = await server.aPerson()
  const thief = await onAnotherDevice(server, owner)
  await owner.call(notifications.subscribe, push.aBrowser('own'))
  await thief.call(notifications.subscribe, push.aBrowser('thief'))
  await owner.call(reminders.createFromText, { text: 'see the cardiologist today at 12 noon' })
  await end(server, owner, thief)
  await server.passTimeUntil('2026-11-20T13:00:00+05:30')
  expect(push.pushed.map(({ device }) => device)).toEqual(['own', 'own'])
})

test('SAFE-6 a reset link, an administrator and the end of the session end every push', async () => {
  await using push = await startPushService()
  await using server = await startTestServer({ at, environment: { PUSH_HOSTS: push.host } })
  const [boss, asha, ravi, idle] = [
    await server.anAdmin(),
    await server.aPerson(),
    await server.aPerson(),
    await server.aPerson(),
  ]
  for (const [name, person] of Object.entries({ asha, ravi, idle })) {
    await person.call(notifications.subscribe, push.aBrowser(name))
    await person.call(reminders.createFromText, { text: 'lunch today at 12 noon' })
  }
  await server.anyone.call(account.forgotPassword, { email: asha.email })
  await sendResets(server.context)
  const token = resetTokenIn((await server.outbox('email'))[0]?.body)
  await server.anyone.call(account.resetPassword, { token, new_password: 'Jasmine42' })
  await boss.call(admin.endSessions, { id: ravi.id })
  // Expired, but not deleted yet.
  await server.pool.query(`update sessions set last_used_at = $2 where user_id = $1`, [idle.id, '2026-10-20T00:00:00Z'])
  await server.passTimeUntil('2026-11-20T13:00:00+05:30')
  expect(push.pushed).toEqual([])
  const { rows } = await server.pool.query('select user_id from push_subscriptions')
  expect(rows).toEqual([])
})

test('SAFE-6 after a token is renewed, this browser still gets push messages', async () => {
  await using push = await startPushService()
  await using server = await startTestServer({ at, environment: { PUSH_HOSTS: push.host } })
  const asha = await server.aPerson()
  await asha.call(notifications.subscribe, push.aBrowser('own'))
  await asha.call(account.changePassword, { current_password: 'Marigold7', new_password: 'Jasmine42' })
  const renewed = await server.anyone.call(auth.login, { email: asha.email, password: 'Jasmine42' })
  await testClient(server.app, renewed.access_token).call(reminders.createFromText, {
    text: 'lunch tomorrow at 12 noon',
  })
  await server.passTimeUntil('2026-11-21T13:00:00+05:30')
  expect(push.pushed).toHaveLength(2)
})

test('SAFE-6 a browser that another person signs in on rings for that session', async () => {
  await using push = await startPushService()
  await using server = await startTestServer({ at, environment: { PUSH_HOSTS: push.host } })
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const browser = push.aBrowser('shared')
  await asha.call(notifications.subscribe, browser)
  await ravi.call(notifications.subscribe, browser)
  await asha.call(auth.logout, {})
  await ravi.call(reminders.createFromText, { text: 'lunch today at 12 noon' })
  await server.passTimeUntil('2026-11-20T13:00:00+05:30')
  expect(push.pushed).toHaveLength(2)
})
