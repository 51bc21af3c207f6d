import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import type { Endpoint } from '@planner/contract/endpoint'
import { expect, test } from 'vitest'
import { countWiderNetworks } from '#features/phone/limits.ts'
import { limitRequests, requestsPerMinute } from '#http/request-limits.ts'
import { dayMs, hourMs } from '#platform/clock.ts'
import { networksOf } from '#platform/network.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'

const asked = async ({ app }: TestServer, { method, path }: Endpoint, payload: object, remoteAddress: string) =>
  (await app.inject({ method, url: path, payload, remoteAddress })).statusCode

test('SAFE-8 mailed links are counted by the /64, however its addresses are written, and by the /48', async () => {
  await using server = await startTestServer()
  const ask = (address: string) => asked(server, account.forgotPassword, { email: 'asha@example.in' }, address)
  for (let n = 0; n < 10; n++) {
    expect(await ask(`2001:db8::${n}`)).toBe(200)
    expect(await ask(`2001:db8:0:0:${n + 1}::1`)).toBe(200)
  }
  expect(await ask('2001:0db8:0000:0000:0000:0000:0000:00ff')).toBe(429)
  // Ten households use up the limit of the /48, so a new one has nothing left.
  for (let household = 1; household < 10; household++) {
    for (let n = 0; n < 20; n++) expect(await ask(`2001:db8:0:${household}::${n}`)).toBe(200)
  }
  expect(await ask('2001:db8:0:a::1')).toBe(429)
  expect(await ask('2001:db8:1::1'), 'another /48').toBe(200)
  expect(await ask('203.0.113.9')).toBe(200)
})

test('SAFE-8 IPv4 written as IPv6 is counted as the same address', async () => {
  await using server = await startTestServer()
  const ask = (address: string) => asked(server, account.forgotPassword, { email: 'asha@example.in' }, address)
  for (let n = 0; n < 20; n++) expect(await ask(n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9')).toBe(200)
  expect([await ask('203.0.113.9'), await ask('::ffff:cb00:7109')]).toEqual([429, 429])
})

test('SAFE-8 failed sign-ins count by /64 and /48, and a success resets both', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const guess = (address: string, email: string, password = 'Wrong1234') =>
    asked(server, auth.login, { email, password }, address)
  let people = 0
  const wrong = (address: string) => guess(address, `nobody-${++people}@example.in`)
  for (let n = 0; n < 50; n++) expect(await wrong(`2001:db8::${n}`)).toBe(401)
  expect(await wrong('2001:db8:0:0:1::1')).toBe(429)
  expect(await guess('2001:db8:0:1::1', asha.email, 'Marigold7')).toBe(200)
  const { rows } = await server.pool.query(
    `select key, failures from sign_in_failures where key like 'address%' order by key`,
  )
  expect(rows).toEqual([
    { key: 'address 2001:db8:0:1::/64', failures: 0 },
    { key: 'address 2001:db8::/48', failures: 50 },
    { key: 'address 2001:db8::/64', failures: 50 },
  ])
})

test('SAFE-8 requests of a /48 are limited together, at ten times the limit of a household', async () => {
  await using server = await startTestServer()
  const limit = limitRequests(server.context)
  let passed = 0
  const until429 = async () => {
    for (; ; passed++) await limit(null, `2001:db8:0:${(passed % 60).toString(16)}::1`)
  }
  await expect(until429()).rejects.toMatchObject({ code: 'request.too-many' })
  expect(passed).toBe(requestsPerMinute * 10)
})

test('SAFE-8 codes by text are limited by the /48 too', async () => {
  await using server = await startTestServer()
  const { db, clock } = server.context
  const ask = (n: number) => countWiderNetworks(db, networksOf(`2001:db8:0:${n}::1`).slice(1), clock.now())
  for (let n = 0; n < 200; n++) await ask(n)
  await expect(ask(200)).rejects.toMatchObject({ code: 'phone.limit', retryAfterSeconds: dayMs / 1000 })
  server.clock.advance(dayMs + hourMs)
  await ask(200)
})
