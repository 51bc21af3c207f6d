import * as google from '@planner/contract/google'
import { expect, test } from 'vitest'
import { startGoogleTestServer } from '#test/google-test-server.ts'

const sync = { sync_past_days: 7, sync_future_days: 30 } as const

test('Google tokens are stored encrypted, and without the key the connection counts as expired', async () => {
  await using google_ = await startGoogleTestServer()
  const { server } = google_
  const asha = await google_.aConnected()
  const { rows } = await server.pool.query('select * from google_connections')
  const stored = Buffer.concat([rows[0].refresh_token, rows[0].access_token]).toString('latin1')
  expect(stored).not.toContain('1//')
  expect(stored).not.toContain('ya29')
  // As after a lost key: the stored bytes cannot be opened.
  await server.pool.query(`update google_connections set refresh_token = '\\x00', access_token = '\\x00'`)
  expect(await asha.ask(google.syncCalendar, {})).toMatchObject({
    status: 400,
    headers: { 'x-problem': 'google.expired' },
  })
  expect(await asha.call(google.status, {})).toMatchObject({ expired: true })
})

test('no code, state, verifier or token of Google’s is ever written to the log', async () => {
  let log = ''
  await using google_ = await startGoogleTestServer({ timeoutMs: 800, log: (line) => (log += line) })
  const { server, standIn } = google_
  const asha = await server.aPerson()
  const { authorization_url: url } = await asha.call(google.authUrl, {})
  const answer = await standIn.consent(url)
  await server.app.inject({ url: `/api/google/callback?${new URLSearchParams(answer).toString()}` })
  await asha.call(google.complete, answer)
  standIn.readsGo('error 500')
  await asha.ask(google.syncCalendar, sync)
  await standIn.down()
  await asha.ask(google.syncCalendar, sync)
  await asha.call(google.disconnect, {})
  expect(log).toContain('could not revoke a Google token')
  for (const secret of [answer.state, answer.code!, '1//', 'ya29']) expect(log).not.toContain(secret)
})

test('an expired token is refreshed once, even by parallel calls', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  const asha = await google_.aConnected()
  standIn.people.endAccessTokens()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => asha.ask(google.syncCalendar, sync)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(standIn.people.refreshes()).toBe(1)
})

test('Google’s rate limit is waited out, then reported, and does not expire the connection', async () => {
  await using google_ = await startGoogleTestServer({ timeoutMs: 800 })
  const { standIn } = google_
  const asha = await google_.aConnected()
  standIn.readsGo('limit 403', 2)
  await asha.call(google.syncCalendar, sync)

  for (const fault of ['limit 403', 'limit 429'] as const) {
    standIn.readsGo(fault)
    const answer = await asha.ask(google.syncCalendar, sync)
    expect(answer).toMatchObject({ status: 429, headers: { 'x-problem': 'google.busy' } })
    expect(answer.headers['retry-after']).toBe(fault === 'limit 429' ? '90' : '60')
  }
  expect(standIn.people.refreshes()).toBe(0)
  expect(await asha.call(google.status, {})).toMatchObject({ connected: true, expired: false })
})

test('an outage of Google is reported as one and does not expire the connection', async () => {
  await using google_ = await startGoogleTestServer({ timeoutMs: 800 })
  const { standIn } = google_
  const asha = await google_.aConnected()
  const away = { status: 502, detail: 'Google didn’t respond; please try again' }
  standIn.readsGo('error 500', 2)
  await asha.call(google.syncCalendar, sync)
  standIn.readsGo('api disabled', 1)
  expect(await asha.ask(google.syncCalendar, sync)).toMatchObject(away)
  standIn.behave('hang')
  expect(await asha.ask(google.syncCalendar, sync)).toMatchObject(away)
  await standIn.down()
  expect(await asha.ask(google.syncCalendar, sync)).toMatchObject(away)
  expect(await asha.call(google.status, {})).toMatchObject({ connected: true, expired: false })
})
