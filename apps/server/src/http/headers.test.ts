import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { startRazorpay } from '#test/stand-ins/razorpay/razorpay.ts'
import { startTestServer } from '#test/test-server.ts'

/**
 * Expected on every response; apps/web/e2e/every-screen/hostile-text.e2e.ts checks pages, assets and the service worker
 * for the same.
 */
const everywhere = {
  'content-security-policy':
    "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;connect-src 'self';frame-src 'none';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types boot service-worker",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'geolocation=(self), microphone=(self), camera=(), payment=(self), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** The API docs page has an origin of its own, so its files are cross-origin. */
const apiBrowser = {
  'content-security-policy':
    "sandbox allow-scripts allow-popups;default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
}

const plainPage = {
  'content-security-policy':
    "default-src 'none';style-src 'unsafe-inline';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'",
}

/** Headers that differ between requests or are irrelevant to security. */
const passing =
  /^(date|connection|transfer-encoding|content-length|x-request-id|etag|last-modified|accept-ranges|retry-after)$/

test('each kind of answer has exactly its headers', async () => {
  await using server = await startTestServer({
    environment: {
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'a'.repeat(32),
      TWILIO_SMS_FROM: '+15005550006',
      PUBLIC_URL: 'https://planner.example.in',
    },
  })
  const asha = await server.aPerson()
  const authorization = `Bearer ${asha.token}`
  const json = 'application/json; charset=utf-8'
  const html = 'text/html; charset=utf-8'
  const noStore = { 'cache-control': 'no-store' }
  const kinds: [name: string, asked: InjectOptions, status: number, own: Record<string, string>][] = [
    ['a result', { url: '/api/reminders', headers: { authorization } }, 200, { ...noStore, 'content-type': json }],
    [
      'a result without /api',
      { url: '/auth/me', headers: { authorization } },
      200,
      { ...noStore, 'content-type': json, vary: 'Accept, Sec-Fetch-Dest' },
    ],
    ['no session', { url: '/api/reminders' }, 401, { ...noStore, 'content-type': json, 'x-problem': 'auth.required' }],
    ['not found', { url: '/api/nothing' }, 404, { 'content-type': json, 'x-problem': 'request.not-found' }],
    [
      'an unreadable address',
      { url: '/api/reminders/%c0' },
      404,
      { 'content-type': json, 'x-problem': 'request.not-found' },
    ],
    [
      'a name too long',
      { url: `/api/reminders/${'a'.repeat(201)}`, headers: { authorization } },
      404,
      { 'content-type': json, 'x-problem': 'request.not-found' },
    ],
    [
      'an unknown method',
      { method: 'OPTIONS', url: '/api/reminders', headers: { origin: 'https://elsewhere.example' } },
      404,
      { 'content-type': json, 'x-problem': 'request.not-found' },
    ],
    [
      'a path that climbs',
      { url: '/..%2f..%2fpackage.json' },
      404,
      { 'content-type': json, 'x-problem': 'request.not-found' },
    ],
    ['a path with U+0000', { url: '/orders/a%00b' }, 404, { 'content-type': json, 'x-problem': 'request.not-found' }],
    [
      'a webhook unsigned',
      { method: 'POST', url: '/api/webhooks/twilio', payload: 'x' },
      403,
      { 'content-type': json, 'x-problem': 'callback.signature' },
    ],
    [
      'a file',
      { method: 'POST', url: '/api/privacy/export', headers: { authorization } },
      200,
      { ...noStore, 'content-type': 'application/json' },
    ],
    ['a legal page', { url: '/legal' }, 200, { ...plainPage, 'content-type': html, 'cache-control': 'no-cache' }],
    [
      'the way back from Google',
      { url: '/api/google/callback' },
      200,
      { ...noStore, 'content-type': html, 'referrer-policy': 'no-referrer' },
    ],
    ['a redirect', { url: '/api/docs/static/index.html' }, 302, { ...apiBrowser, location: '/api/docs/' }],
    ['the documentation', { url: '/api/docs/' }, 200, { ...apiBrowser, 'content-type': html }],
  ]
  for (const [name, asked, status, own] of kinds) {
    const { statusCode, headers } = await server.app.inject(asked)
    const said = Object.fromEntries(Object.entries(headers).filter(([header]) => !passing.test(header)))
    expect.soft([name, statusCode, said]).toEqual([name, status, { ...everywhere, ...own }])
  }
})

test('malformed HTTP is refused in the usual error format', async () => {
  await using server = await startTestServer()
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const say = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(bytes))
      socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
      socket.on('close', () => resolve(answer)).on('error', reject)
    })
  for (const [bytes, status, detail] of [
    ['GARBAGE\r\n\r\n', 400, 'The request couldn’t be read'],
    [`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'That request is too large'],
    [
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'The request couldn’t be read',
    ],
  ] as const) {
    const [head, body] = (await say(bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/x-content-type-options: nosniff/)
    expect(JSON.parse(body!)).toEqual({ detail })
  }
})

test('SAFE-11 Trusted Types name the policies of the page, and those of the payment page only with a gateway', async () => {
  await using gateway = await startRazorpay()
  for (const [environment, policies] of [
    [{}, 'boot service-worker'],
    [gateway.environment, 'boot service-worker checkout default'],
  ] as const) {
    await using server = await startTestServer({ environment })
    const { headers } = await server.app.inject('/api/health')
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", `trusted-types ${policies}`]))
  }
})
