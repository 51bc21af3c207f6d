import { expect, test } from 'vitest'
import { startGoogle } from '#test/stand-ins/google/google.ts'
import { GoogleFailure } from '../google.ts'
import { ProviderFailure } from '../provider-call.ts'
import { google } from './google.ts'

const window = { from: new Date('2026-11-13T00:00:00Z'), to: new Date('2026-12-20T00:00:00Z') }

async function aGoogle(timeoutMs = 800) {
  const standIn = await startGoogle({ now: () => new Date('2026-11-20T00:00:00Z') })
  const config = {
    clientId: standIn.environment.GOOGLE_CLIENT_ID,
    clientSecret: standIn.environment.GOOGLE_CLIENT_SECRET,
    redirectUrl: 'http://localhost:3000/api/google/callback',
    baseUrl: standIn.url,
  }
  const adapter = google(config, timeoutMs)
  const verifier = 'v'.repeat(43)
  const url = await adapter.authorizationUrl({ state: 's', verifier, grant: 'calendar', account: null })
  const { code } = await standIn.consent(url)
  return { standIn, adapter, verifier, code: code!, [Symbol.asyncDispose]: () => standIn[Symbol.asyncDispose]() }
}

test('an authorization code gives tokens once, for its own verifier, with account and scopes', async () => {
  await using one = await aGoogle(8000)
  const { adapter, verifier, code } = one
  expect(await adapter.exchange({ code, verifier })).toEqual({
    accessToken: expect.stringMatching(/^ya29/),
    refreshToken: expect.stringMatching(/^1\/\//),
    scopes: expect.arrayContaining(['openid', 'https://www.googleapis.com/auth/calendar.events.readonly']),
    account: { id: '1001', email: 'asha.rao@gmail.example' },
  })
  await expect(adapter.exchange({ code, verifier })).rejects.toMatchObject({ reason: 'grant-gone' })
  await using other = await aGoogle(8000)
  const wrong = other.adapter.exchange({ code: other.code, verifier: 'w'.repeat(43) })
  await expect(wrong).rejects.toMatchObject({ reason: 'grant-gone' })
})

test('reads from Google are retried up to three times, only where that can help', async () => {
  await using one = await aGoogle()
  const { adapter, standIn, verifier, code } = one
  const { accessToken } = await adapter.exchange({ code, verifier })
  const callsOf = async (read: () => Promise<unknown>) => {
    const before = standIn.calls()
    const failure = await read().then(
      () => null,
      (error: unknown) => error,
    )
    return { calls: standIn.calls() - before, failure }
  }
  const look = (token = accessToken) => adapter.calendarPage(token, window, null)

  standIn.readsGo('limit 403')
  const limited = await callsOf(look)
  expect(limited.calls).toBe(4)
  expect(limited.failure).toMatchObject({ reason: 'busy', kind: 'again' })
  standIn.readsGo('limit 403', 3)
  expect(await callsOf(look)).toEqual({ calls: 4, failure: null })

  // It asks for 90 seconds.
  standIn.readsGo('limit 429')
  expect(await callsOf(look)).toMatchObject({ calls: 1, failure: { reason: 'busy', retryAfterMs: 90_000 } })
  standIn.readsGo('api disabled')
  expect(await callsOf(look)).toMatchObject({ calls: 1, failure: { reason: 'refused' } })
  standIn.readsGo('none')
  expect(await callsOf(() => look('ya29.worn'))).toMatchObject({ calls: 1, failure: { reason: 'signed-out' } })
  const stale = () => adapter.calendarPage(accessToken, { syncToken: 'of last year' }, null)
  expect(await callsOf(stale)).toMatchObject({ calls: 1, failure: { reason: 'token-gone' } })
  // Nothing here has refreshed a token automatically.
  expect(standIn.people.refreshes()).toBe(0)
})

test('errors of Google count as outages; five in a row open the circuit', async () => {
  await using one = await aGoogle()
  const { adapter, standIn, verifier, code } = one
  const { accessToken } = await adapter.exchange({ code, verifier })
  standIn.readsGo('error 500')
  const look = () => adapter.calendarPage(accessToken, window, null)
  await expect(look()).rejects.toMatchObject({ isOutage: true })
  await expect(look()).rejects.toThrow(ProviderFailure)
  expect(adapter.isHealthy()).toBe(false)
  const before = standIn.calls()
  await expect(look()).rejects.toThrow('paused after')
  expect(standIn.calls()).toBe(before)
})

test('a revoked refresh token is distinguished from a Google outage', async () => {
  await using one = await aGoogle(8000)
  const { adapter, standIn, verifier, code } = one
  const { refreshToken } = await adapter.exchange({ code, verifier })
  expect(await adapter.refresh(refreshToken!)).toMatch(/^ya29/)
  standIn.people.takeBack()
  const failure = await adapter.refresh(refreshToken!).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(GoogleFailure)
  expect(failure).toMatchObject({ reason: 'grant-gone', isOutage: false })
  await expect(adapter.revoke(refreshToken!)).rejects.toMatchObject({ reason: 'grant-gone' })
  await standIn.down()
  await expect(adapter.refresh(refreshToken!)).rejects.toMatchObject({ isOutage: true })
})
