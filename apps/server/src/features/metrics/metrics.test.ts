import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { ProviderFailure, providerCalls } from '#providers/provider-call.ts'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { startTestServer } from '#test/test-server.ts'
import type { Health } from './health.ts'

const token = 'a-monitor-of-ours-1'

test('metrics cover requests, dispatch, jobs, providers and the database, by route pattern and never by id', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'call the plumber on 20 November 2026 at 10:30' })
  await asha.call(reminders.update, { id, title: 'call the plumber again' })
  await server.runJobs()
  await server.passTimeUntil('2026-11-20T05:00:30Z')
  const answer = await server.app.inject('/metrics')
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  for (const line of [
    /^planner_http_requests_total\{method="PUT",route="\/api\/reminders\/:id",status="200"\} \d+$/m,
    /^planner_http_request_duration_seconds_bucket\{method="POST",route="\/api\/reminders\/ai",le="\+Inf"\} \d+$/m,
    /^planner_alerts_total\{channel="email",outcome="sent"\} [1-9]\d*$/m,
    /^planner_alert_lag_seconds_count\{channel="email"\} [1-9]\d*$/m,
    /^planner_alerts_due\{channel="sms"\} 0$/m,
    /^planner_store_connections\{pool="requests",state="idle"\} [1-9]\d*$/m,
  ]) {
    expect(answer.body).toMatch(line)
  }
  expect(answer.body).not.toContain(id)
})

test('metrics are served only to this machine or with the token', async () => {
  await using open = await startTestServer()
  await using behindProxy = await startTestServer({ environment: { TRUSTED_PROXIES: '1' } })
  await using atAddress = await startTestServer({ environment: { PUBLIC_URL: 'https://planner.example' } })
  await using guarded = await startTestServer({
    environment: { PUBLIC_URL: 'https://planner.example', METRICS_TOKEN: token },
  })
  const status = async (server: typeof open, options: object = {}) =>
    (await server.app.inject({ url: '/metrics', ...options })).statusCode
  expect(await status(open)).toBe(200)
  expect(await status(open, { remoteAddress: '203.0.113.9' })).toBe(404)
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect(await status(open, { headers: { [name]: '127.0.0.1' } }), name).toBe(404)
  }
  expect(await status(behindProxy)).toBe(404)
  expect(await status(atAddress)).toBe(404)
  expect(await status(guarded)).toBe(404)
  expect(await status(guarded, { headers: { authorization: `Bearer ${token}x` } })).toBe(404)
  const shown = { headers: { authorization: `Bearer ${token}` }, remoteAddress: '203.0.113.9' }
  expect(await status(guarded, shown)).toBe(200)
  // The response does not even reveal that it exists.
  const [hidden, nothing] = [await atAddress.app.inject('/metrics/health'), await atAddress.app.inject('/metrics/else')]
  expect([hidden.statusCode, hidden.body]).toEqual([nothing.statusCode, nothing.body])
})

test('the health check shows database, jobs and each provider: configured, last answer, circuit breaker', async () => {
  await using gateway = await startRazorpay()
  await using server = await startTestServer({ environment: gateway.environment })
  const health = async () => {
    const answer = await server.app.inject('/metrics/health')
    return { code: answer.statusCode, ...answer.json<Health>() }
  }
  const payments = ({ providers }: Health) => providers.find(({ service }) => service === 'payments')
  expect(await health()).toMatchObject({ code: 200, status: 'ok', store: { state: 'ok' }, jobs: { state: 'ok' } })
  expect((await health()).providers.find(({ service }) => service === 'sms')).toMatchObject({
    configured: false,
    state: 'off',
  })

  const calls = providerCalls(1000, 'razorpay')
  await calls.make(async () => undefined)
  expect(payments(await health())).toMatchObject({
    configured: true,
    state: 'ok',
    breaker: 'closed',
    last_success_at: expect.any(String),
  })
  const outage = () =>
    calls.make(() =>
      Promise.reject(new ProviderFailure('again', 'couldn’t connect to the provider', { isOutage: true })),
    )
  for (let n = 0; n < 5; n++) await expect(outage()).rejects.toThrow('couldn’t connect to the provider')
  const failing = await health()
  expect([failing.code, failing.status]).toEqual([200, 'degraded'])
  expect(payments(failing)).toMatchObject({
    state: 'failing',
    breaker: 'open',
    last_failure: { note: 'couldn’t connect to the provider' },
  })
  expect((await server.app.inject('/metrics')).body).toMatch(
    /^planner_provider_breaker_open\{provider="razorpay"\} 1$/m,
  )
  // The public health answer is unchanged.
  expect((await server.app.inject('/api/health')).json()).toEqual({ status: 'ok' })
})
