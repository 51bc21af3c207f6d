import * as auth from '@planner/contract/account/auth'
import * as google from '@planner/contract/google'
import { expect, test } from 'vitest'
import { connect, startGoogleTestServer } from '#test/google-test-server.ts'
import { scopes } from '#test/stand-ins/google/google.ts'
import { startTestServer } from '#test/test-server.ts'

const sync = { sync_past_days: 7, sync_future_days: 30 } as const

test('GOOGLE-1 DATA-9 the status distinguishes connected, not connected and expired, with the granted access', async () => {
  await using google_ = await startGoogleTestServer()
  const { server, standIn } = google_
  const asha = await server.aPerson()
  expect(await asha.call(google.status, {})).toEqual({
    connected: false,
    connected_at: null,
    scopes: [],
    expired: false,
    configured: true,
    email: null,
    can_read: { calendar: false, mail: false },
    calendar: {
      synced_at: null,
      sync_past_days: 7,
      sync_future_days: 30,
      auto_sync: false,
      notify: false,
      events: 0,
    },
  })

  const connected = await connect(asha, standIn)
  expect(connected).toMatchObject({
    connected: true,
    expired: false,
    connected_at: '2026-11-20T04:30:00.000Z',
    email: 'asha.rao@gmail.example',
    can_read: { calendar: true, mail: false },
  })
  expect(new Set(connected.scopes)).toEqual(new Set(['openid', 'email', scopes.calendar]))
  expect(await asha.call(google.status, {})).toEqual(connected)

  standIn.people.takeBack()
  expect(await asha.ask(google.syncCalendar, sync)).toMatchObject({
    status: 400,
    detail: 'Your Google connection has expired; please connect again',
    headers: { 'x-problem': 'google.expired' },
  })
  expect(await asha.call(google.status, {})).toMatchObject({
    connected: true,
    expired: true,
    can_read: { calendar: false, mail: false },
  })
  expect(await connect(asha, standIn)).toMatchObject({ connected: true, expired: false })
  await asha.call(google.syncCalendar, sync)
})

test('GOOGLE-2 the consent asks for the least, with PKCE, and for one thing at a time', async () => {
  await using google_ = await startGoogleTestServer()
  const { server, standIn } = google_
  const asha = await server.aPerson()
  const { authorization_url: url } = await asha.call(google.authUrl, {})
  const asked = new URL(url)
  expect(asked.origin + asked.pathname).toBe(`${standIn.url}/o/oauth2/v2/auth`)
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    client_id: standIn.environment.GOOGLE_CLIENT_ID,
    redirect_uri: 'http://localhost:3000/api/google/callback',
    response_type: 'code',
    scope: `openid email ${scopes.calendar}`,
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: 'true',
  })
  await asha.call(google.complete, await standIn.consent(url))

  const mail = await connect(asha, standIn, 'mail')
  expect(standIn.people.asked.at(-1)!.get('scope')).toBe(`openid email ${scopes.mail}`)
  expect(standIn.people.asked.at(-1)!.get('login_hint')).toBe('asha.rao@gmail.example')
  expect(mail.can_read).toEqual({ calendar: true, mail: true })
  expect((await asha.ask(google.authUrl, { grant: 'drive' })).status).toBe(422)
})

test('a state that is missing, forged, used, too old or somebody else’s connects nobody', async () => {
  await using google_ = await startGoogleTestServer()
  const { server, standIn } = google_
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const refused = { status: 400, headers: { 'x-problem': 'google.state' } }
  const begin = async () => standIn.consent((await asha.call(google.authUrl, {})).authorization_url)

  const answer = await begin()
  expect(await asha.ask(google.complete, { code: answer.code })).toMatchObject(refused)
  expect(await asha.ask(google.complete, { ...answer, state: 'x'.repeat(43) })).toMatchObject(refused)
  expect(await ravi.ask(google.complete, answer)).toMatchObject(refused)
  // Another session of hers counts as another browser.
  const other = await server.anyone.call(auth.login, { email: asha.email, password: 'Marigold7' })
  const elsewhere = { authorization: `Bearer ${other.access_token}` }
  expect(await server.anyone.ask(google.complete, answer, elsewhere)).toMatchObject(refused)
  expect((await server.anyone.ask(google.complete, answer)).status).toBe(401)

  // The refused attempts did not consume the state.
  await asha.call(google.complete, answer)
  expect(await asha.ask(google.complete, answer)).toMatchObject(refused)

  const late = await begin()
  server.clock.set('2026-11-20T10:10:00+05:30')
  expect(await asha.ask(google.complete, late)).toMatchObject(refused)
  expect(await ravi.call(google.status, {})).toMatchObject({ connected: false })
})

test('a consent ends with the session that began it, and nothing readable of it is stored', async () => {
  await using google_ = await startGoogleTestServer()
  const { server, standIn } = google_
  const asha = await server.aPerson()
  const { authorization_url: url } = await asha.call(google.authUrl, {})
  const { rows } = await server.pool.query('select * from google_consents')
  const state = new URL(url).searchParams.get('state')!
  expect(JSON.stringify(rows.map((row) => ({ ...row, verifier: row.verifier.toString('latin1') })))).not.toContain(
    state,
  )
  await asha.call(auth.logout, {})
  expect((await server.pool.query('select * from google_consents')).rows).toEqual([])
  expect((await asha.ask(google.complete, await standIn.consent(url))).status).toBe(401)
})

test('a person who denies access is not connected, and the token is revoked', async () => {
  await using google_ = await startGoogleTestServer()
  const { server, standIn } = google_
  const asha = await server.aPerson()
  const url = async () => (await asha.call(google.authUrl, {})).authorization_url
  const denied = { status: 400, detail: 'Not connected because you didn’t allow access' }
  expect(await asha.ask(google.complete, await standIn.consent(await url(), 'deny'))).toMatchObject(denied)
  const unticked = await standIn.consent(await url(), 'allow', { untick: [scopes.calendar] })
  expect(await asha.ask(google.complete, unticked)).toMatchObject(denied)
  expect(standIn.people.revoked).toHaveLength(1)
  expect(await asha.call(google.status, {})).toMatchObject({ connected: false })

  const withoutCode = await standIn.consent(await url())
  delete withoutCode.code
  expect(await asha.ask(google.complete, withoutCode)).toMatchObject({ status: 400 })
  const wrongCode = { ...(await standIn.consent(await url())), code: '4/forged' }
  expect(await asha.ask(google.complete, wrongCode)).toMatchObject({
    status: 400,
    headers: { 'x-problem': 'google.code' },
  })
})

test('access that was not granted is not used, and the page says how to grant it', async () => {
  await using google_ = await startGoogleTestServer()
  const { server, standIn } = google_
  const asha = await google_.aConnected('calendar')
  const { authorization_url: url } = await asha.call(google.authUrl, { grant: 'mail' })
  const answer = await standIn.consent(url, 'allow', { untick: [scopes.mail] })
  expect(await asha.call(google.complete, answer)).toMatchObject({ can_read: { calendar: true, mail: false } })
  expect(await asha.ask(google.analyzeMail, {})).toMatchObject({
    status: 400,
    detail: 'We don’t have access to your Gmail yet; please allow it',
  })
  expect(standIn.mail.asked).toEqual([])

  // Access withdrawn later, on Google's own page.
  standIn.people.takeScope(scopes.calendar)
  expect(await asha.ask(google.syncCalendar, {})).toMatchObject({
    status: 400,
    headers: { 'x-problem': 'google.no-calendar' },
  })
  expect(await asha.call(google.status, {})).toMatchObject({ expired: false, can_read: { calendar: false } })
  expect(server).toBeDefined()
})

test('GOOGLE-2 disconnecting forgets everything here and gives the access back, even where Google does not answer', async () => {
  await using google_ = await startGoogleTestServer()
  const { server, standIn } = google_
  const asha = await google_.aConnected()
  standIn.people.signInAs('2002', 'ravi@gmail.example')
  const ravi = await google_.aConnected()
  await asha.call(google.disconnect, {})
  expect(standIn.people.revoked).toHaveLength(1)
  expect(await asha.call(google.status, {})).toMatchObject({ connected: false, scopes: [], email: null })
  expect(await asha.ask(google.syncCalendar, {})).toMatchObject({ status: 400, detail: 'Google isn’t connected' })

  standIn.behave('error')
  await ravi.call(google.disconnect, {})
  expect(await ravi.call(google.status, {})).toMatchObject({ connected: false })
  expect((await server.pool.query('select * from google_connections')).rows).toEqual([])
  // Idempotent, and does nothing without a connection.
  await ravi.call(google.disconnect, {})
})

test('connecting another Google account replaces the first and revokes its access', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  const asha = await google_.aConnected()
  await connect(asha, standIn)
  expect(standIn.people.revoked).toEqual([])
  standIn.people.signInAs('2002', 'office@gmail.example')
  expect(await connect(asha, standIn)).toMatchObject({ email: 'office@gmail.example' })
  expect(standIn.people.revoked).toHaveLength(1)
  await asha.call(google.syncCalendar, {})
})

test('a Google account connected by two people stays granted until both disconnect', async () => {
  await using google_ = await startGoogleTestServer()
  const { standIn } = google_
  const [asha, ravi] = [await google_.aConnected(), await google_.aConnected()]
  await asha.call(google.disconnect, {})
  await ravi.call(google.syncCalendar, sync)
  await ravi.call(google.disconnect, {})
  expect(standIn.people.revoked).toHaveLength(1)
})

test('GOOGLE-2 API-8 a server without Google says so, and a call that needs a connection asks for one first', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.call(google.status, {})).toMatchObject({ connected: false, configured: false })
  expect(await asha.ask(google.authUrl, {})).toMatchObject({
    status: 503,
    detail: 'Google isn’t set up on this server',
  })
  expect(await asha.ask(google.complete, { state: 'x', code: 'y' })).toMatchObject({ status: 503 })
  for (const call of [google.syncCalendar, google.analyzeMail]) {
    expect(await asha.ask(call, {})).toMatchObject({ status: 400, detail: 'Google isn’t connected' })
  }
  expect(await asha.ask(google.settings, { notify: true })).toMatchObject({ status: 400 })
  for (const call of [google.status, google.authUrl, google.complete, google.syncCalendar, google.analyzeMail]) {
    expect((await server.anyone.ask(call, {})).status).toBe(401)
  }
})

test('the page that Google leads back to is the same for everyone, and runs our own script alone', async () => {
  await using server = await startTestServer()
  const url = '/api/google/callback?state=%3Cscript%3E&code=4/secret&error=%22%3E'
  const page = await server.app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } })
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  })
  expect(page.body).toContain('<script type="module" src="/api/google/callback.js"></script>')
  expect(page.body).not.toMatch(/secret|4\/|<script>/)
  const script = await server.app.inject({ url: '/api/google/callback.js' })
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
})
