import * as auth from '@planner/contract/account/auth'
import * as phone from '@planner/contract/account/phone'
import * as admin from '@planner/contract/admin'
import * as google from '@planner/contract/google'
import * as reminders from '@planner/contract/reminders'
import { expect, test, vi } from 'vitest'
import { routes } from '#app-map.ts'
import type { ChannelPort } from '#providers/channels.ts'
import { razorpayKeys } from '#test/stand-ins/razorpay/razorpay.ts'
import { startTestServer } from '#test/test-server.ts'
import { countedAlone, limitRequests, requestsPerMinute } from './request-limits.ts'

/** An SMS provider whose circuit breaker is open. */
const silentSms: ChannelPort = {
  provider: 'twilio',
  connected: true,
  atOnce: 1,
  isHealthy: () => false,
  deliver: async (messages) =>
    messages.map(({ id }) => ({
      deliveryId: id,
      kind: 'failed',
      again: true,
      note: 'paused after repeated failures',
    })),
}

const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test('calls without the /api prefix answer the same', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const headers = { authorization: `Bearer ${asha.token}`, accept: 'application/json' }
  for (const path of ['/auth/me', '/cart']) {
    const [bare, prefixed] = [
      await server.app.inject({ url: path, headers }),
      await server.app.inject({ url: `/api${path}`, headers }),
    ]
    expect([bare.statusCode, bare.body]).toEqual([200, prefixed.body])
  }
})

test('shared paths serve a page to browsers and JSON to API calls, with Vary set', async () => {
  await using server = await startTestServer()
  const kind = async (url: string, headers: Record<string, string>) => {
    const answer = await server.app.inject({ url, headers })
    expect(answer.headers.vary, url).toMatch(/Accept, Sec-Fetch-Dest/)
    return answer.statusCode === 401 ? 'call' : 'page'
  }
  expect(await kind('/cart', { accept: page })).toBe('page')
  expect(await kind('/cart', { 'sec-fetch-dest': 'document' })).toBe('page')
  expect(await kind('/cart', { accept: '*/*' })).toBe('call')
  expect(await kind('/cart', { accept: page, 'sec-fetch-dest': 'empty' })).toBe('call')
  expect(await kind('/cart', { accept: 'application/json' })).toBe('call')
  expect(await kind('/cart', { accept: 'text/html;q=0.1, application/json' })).toBe('call')
  expect(await kind('/recipes', { accept: page })).toBe('page')
  expect(await kind('/orders', { accept: page })).toBe('page')
})

test('every failure is one readable sentence without a stack trace', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const authorization = `Bearer ${asha.token}`
  const json = { authorization, 'content-type': 'application/json' }
  const url = '/api/reminders/ai'
  const cases: [name: string, request: object, status: number, detail: string][] = [
    ['no such call', { url: '/api/nothing', headers: { authorization } }, 404, 'There is nothing at this address'],
    ['a broken body', { method: 'POST', url, headers: json, payload: '{"text":' }, 400, 'The request couldn’t be read'],
    ['a list', { method: 'POST', url, headers: json, payload: '[]' }, 400, 'The request must be a JSON object'],
    ['a number', { method: 'POST', url, headers: json, payload: '7' }, 400, 'The request must be a JSON object'],
    ['no body', { method: 'POST', url, headers: json, payload: '' }, 422, 'Reminder must be text'],
    [
      'a form',
      { method: 'POST', url, headers: { ...json, 'content-type': 'text/plain' }, payload: 'x' },
      415,
      'Request body must be JSON',
    ],
    [
      '100 kB',
      { method: 'POST', url, headers: json, payload: `{"text":"${'x'.repeat(100_000)}"}` },
      413,
      'That request is too large',
    ],
    ['a broken address', { url: '/api/%c0', headers: { authorization } }, 404, 'There is nothing at this address'],
    [
      'a long id',
      { method: 'DELETE', url: `/api/reminders/${'a'.repeat(5000)}`, headers: { authorization } },
      404,
      'There is nothing at this address',
    ],
  ]
  for (const [name, request, status, detail] of cases) {
    const answer = await server.app.inject(request as never)
    expect([name, answer.statusCode, answer.json()]).toEqual([name, status, { detail }])
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
  }
})

test('an unexpected error is answered with one sentence, and its details go to the log', async () => {
  const lines: string[] = []
  await using server = await startTestServer({ log: (line) => lines.push(line) })
  const asha = await server.aPerson()
  await server.pool.query('alter table reminders rename to lost')
  const answer = await asha.ask(reminders.list, {})
  expect(answer).toMatchObject({ status: 500, body: { detail: 'Something went wrong on our side; please try again' } })
  const logged = lines.filter((line) => line.includes('does not exist'))
  expect(logged).toHaveLength(1)
  expect(JSON.parse(logged[0]!)).toMatchObject({ level: 50, err: { message: 'relation "reminders" does not exist' } })
  await server.pool.query('alter table lost rename to reminders')
})

test('unconfigured and temporarily unavailable features are reported with a reason, not logged as errors', async () => {
  const lines: string[] = []
  await using server = await startTestServer({ log: (line) => lines.push(line), channels: { sms: silentSms } })
  const asha = await server.aPerson()
  expect((await asha.ask(google.authUrl, {})).status).toBe(503)
  expect((await asha.ask(phone.sendOtp, { phone_number: '+919876543210' })).status).toBe(503)
  vi.spyOn(server.pool, 'connect').mockRejectedValue(new Error('timeout exceeded when trying to connect'))
  expect((await asha.ask(auth.me, {})).status).toBe(503)

  const entries = lines.map((line) => JSON.parse(line)).filter(({ code, level }) => code || level > 40)
  expect(entries).toMatchObject([
    { level: 30, code: 'google.not-configured', reason: 'Google isn’t set up on this server' },
    { level: 40, code: 'phone.unavailable', reason: 'paused after repeated failures' },
    { level: 40, code: 'server.unavailable', err: { message: 'timeout exceeded when trying to connect' } },
  ])
  vi.restoreAllMocks()
})

test('the log has no tokens, bodies or queries, and names who requested another person’s data', async () => {
  const lines: string[] = []
  await using server = await startTestServer({ log: (line) => lines.push(line) })
  const asha = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'a secret errand tomorrow' })
  await server.app.inject({ url: '/api/reminders?note=whispered', headers: { authorization: `Bearer ${asha.token}` } })
  expect((await asha.ask(admin.dashboard, {})).status).toBe(403)
  const refused = lines.map((line) => JSON.parse(line)).find(({ level, userId }) => level === 40 && userId === asha.id)
  expect(refused).toMatchObject({ reqId: expect.any(String) })
  const log = lines.join('')
  expect(log).toContain('"path":"/api/reminders"')
  for (const secret of [asha.token, 'secret errand', 'whispered', 'Marigold7', asha.email]) {
    expect(log).not.toContain(secret)
  }
})

test('the payment page’s host is in the CSP only with a gateway', async () => {
  const policyOf = async (environment: Record<string, string>) => {
    await using server = await startTestServer({ environment })
    return String((await server.app.inject({ url: '/', headers: { accept: page } })).headers['content-security-policy'])
  }
  const without = await policyOf({})
  expect(without).toContain("frame-src 'none'")
  expect(without).not.toContain('https:')
  const others = 'https://checkout.razorpay.com https://*.razorpay.com;'
  const policy = await policyOf(razorpayKeys)
  // With a built page, the hash of its inline script is listed between these.
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')? https:\/\/checkout\.razorpay\.com;/)
  expect(policy).toContain(`frame-src ${others}`)
  expect(policy).toContain(`connect-src 'self' ${others}`)

  const another = await policyOf({ ...razorpayKeys, RAZORPAY_CHECKOUT_URL: 'https://pay.gateway.co.in/v1/pay.js' })
  expect(another).toMatch(/script-src 'self'( 'sha256-[^']+')? https:\/\/pay\.gateway\.co\.in;/)
  expect(another).toContain('frame-src https://pay.gateway.co.in;')
})

test('excess requests wait their turn, and one person’s do not slow another’s', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const asking = async (times: number) => {
    for (let n = 0; n < times; n++) expect((await asha.ask(reminders.list, {})).status).toBe(200)
  }
  // The thirtieth request updates the database; counts of other processes are read with the next thirtieth.
  await asking(countedAlone)
  const { rows } = await server.pool.query('select count from request_counters where key = $1', [`member ${asha.id}`])
  expect(rows).toEqual([{ count: countedAlone }])
  await server.pool.query(`update request_counters set count = 880 where key = $1`, [`member ${asha.id}`])
  await asking(countedAlone - 1)
  const answer = await asha.ask(reminders.list, {})
  expect(answer).toMatchObject({ status: 429, detail: 'Too many requests; please try again in a moment' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await asha.ask(reminders.list, {})).status).toBe(429)
  expect((await ravi.ask(reminders.list, {})).status).toBe(200)
  server.clock.advance(61_000)
  expect((await asha.ask(reminders.list, {})).status).toBe(200)
})

test('rate limits hold exactly in one process, and across several up to what each counts alone', async () => {
  await using server = await startTestServer()
  const countUntilRefused = async (processes: number, address: string) => {
    const limits = Array.from({ length: processes }, () => limitRequests(server.context))
    for (let passed = 0; ; passed++) {
      try {
        await limits[passed % processes]!(null, address)
      } catch (error) {
        expect(error).toMatchObject({ code: 'request.too-many' })
        return passed
      }
    }
  }
  expect(await countUntilRefused(1, '198.51.100.1')).toBe(requestsPerMinute)
  const four = await countUntilRefused(4, '198.51.100.2')
  expect(four).toBeGreaterThanOrEqual(requestsPerMinute - countedAlone)
  expect(four).toBeLessThanOrEqual(requestsPerMinute + 4 * (countedAlone - 1))
})

test('health, readiness and the documentation of the API are open to all', async () => {
  await using server = await startTestServer()
  expect((await server.app.inject('/api/health')).json()).toEqual({ status: 'ok' })
  expect((await server.app.inject('/api/ready')).json()).toEqual({ status: 'ready' })
  expect((await server.app.inject('/api/docs/')).body).toContain('swagger')
  const { paths } = (await server.app.inject('/api/docs/json')).json()
  for (const { endpoint } of routes) {
    expect(paths[endpoint.path.replace(/:(\w+)/g, '{$1}')], endpoint.path).toHaveProperty(endpoint.method.toLowerCase())
  }
})
