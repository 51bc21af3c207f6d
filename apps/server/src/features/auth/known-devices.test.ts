import { randomBytes } from 'node:crypto'
import * as account from '@planner/contract/account/account'
import * as auth from '@planner/contract/account/auth'
import { expect, test } from 'vitest'
import { sendResets } from '#features/account/send-resets.ts'
import { resetTokenIn } from '#test/account/reset-token-in.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { delaySeconds } from './sign-in-delay.ts'

const asha = { email: 'asha@example.in', full_name: 'Asha Rao', password: 'Marigold7' }
const aDevice = () => randomBytes(32).toString('base64url')
const proxied = { TRUSTED_PROXIES: '1' }
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Guesses as a stranger from many addresses, until sign-in to the account is delayed for long. */
async function guessAt(server: TestServer, email: string): Promise<void> {
  for (let n = 0; n < 30; n++) {
    const answer = await server.anyone.ask(auth.login, { email, password: 'Wrong1234' }, from(`198.51.100.${n}`))
    const waitSeconds = Number(answer.headers['retry-after'] ?? 0)
    if (waitSeconds >= 32) return
    server.clock.advance(waitSeconds * 1000)
  }
  throw new Error('nobody had to wait')
}

test('SAFE-8 strangers’ guesses do not lock out a browser that has signed in before', async () => {
  await using server = await startTestServer({ environment: proxied })
  const device_token = aDevice()
  await server.anyone.call(auth.register, { ...asha, device_token }, from('203.0.113.1'))
  await guessAt(server, asha.email)
  const here = from('203.0.113.1')
  expect((await server.anyone.ask(auth.login, asha, here)).status).toBe(429)
  expect((await server.anyone.ask(auth.login, { ...asha, device_token: aDevice() }, here)).status).toBe(429)
  await server.anyone.call(auth.login, { ...asha, device_token }, here)
  // The known device's own guesses slow down only itself.
  for (let n = 0; n < 5; n++) {
    expect((await server.anyone.ask(auth.login, { ...asha, password: 'Wrong1', device_token }, here)).status).toBe(401)
  }
  expect((await server.anyone.ask(auth.login, { ...asha, device_token }, here)).status).toBe(429)
})

test('SAFE-8 a device is known to the accounts that it has signed in to, and to nobody else’s', async () => {
  await using server = await startTestServer({ environment: proxied })
  const device_token = aDevice()
  await server.anyone.call(auth.register, { ...asha, device_token })
  await server.anyone.call(auth.register, { ...asha, email: 'ravi@example.in' })
  await guessAt(server, 'ravi@example.in')
  const answer = await server.anyone.ask(auth.login, { ...asha, email: 'ravi@example.in', device_token })
  expect(answer.status).toBe(429)
  const unknown = await server.anyone.ask(auth.login, { ...asha, email: 'nobody@example.in', device_token })
  const wrong = await server.anyone.ask(auth.login, { ...asha, password: 'Wrong1', device_token })
  expect(unknown.body).toEqual(wrong.body)
  const { rows } = await server.pool.query('select json_agg(d)::text as kept from known_devices d')
  expect(rows[0].kept).not.toContain(device_token)
})

test('SAFE-8 an account knows ten devices, the last that were used', async () => {
  await using server = await startTestServer()
  const first = aDevice()
  await server.anyone.call(auth.register, { ...asha, device_token: first })
  for (let n = 0; n < 12; n++) {
    server.clock.advance(1000)
    await server.anyone.call(auth.login, { ...asha, device_token: n % 4 === 0 ? first : aDevice() })
  }
  const { rows } = await server.pool.query('select count(*)::int as count from known_devices')
  expect(rows).toEqual([{ count: 10 }])
})

test('SAFE-8 strangers’ guesses do not stop a signed-in person from confirming their password', async () => {
  await using server = await startTestServer({ environment: proxied })
  const person = await server.aPerson()
  await guessAt(server, person.email)
  await person.call(account.changePassword, { current_password: 'Marigold7', new_password: 'Jasmine42' })
})

test('SAFE-8 a browser that used a reset link can sign in, whatever is guessed before and after', async () => {
  await using server = await startTestServer({ environment: proxied })
  const { email } = await server.aPerson()
  await guessAt(server, email)
  await server.anyone.call(account.forgotPassword, { email })
  await sendResets(server.context)
  const token = resetTokenIn((await server.outbox('email'))[0]?.body)
  const device_token = aDevice()
  await server.anyone.call(account.resetPassword, { token, new_password: 'Jasmine42', device_token })
  // The count is cleared for other devices too.
  await server.anyone.call(auth.login, { email, password: 'Jasmine42' }, from('203.0.113.9'))
  await guessAt(server, email)
  await server.anyone.call(auth.login, { email, password: 'Jasmine42', device_token })
})

test('SAFE-8 thirty bad guesses behind one address keep nobody else behind it out', async () => {
  await using server = await startTestServer({ environment: proxied })
  const carrier = from('203.0.113.7')
  await server.anyone.call(auth.register, asha, carrier)
  for (let n = 0; n < 30; n++) {
    await server.anyone.ask(auth.login, { email: `nobody${n}@example.in`, password: 'Wrong1234' }, carrier)
  }
  await server.anyone.call(auth.login, asha, carrier)
})

test('SAFE-8 a network address that keeps guessing gets about two attempts a minute', async () => {
  await using server = await startTestServer({ environment: proxied })
  const stranger = from('203.0.113.8')
  let [guesses, seconds] = [0, 0]
  for (let n = 0; seconds < 3600; n++) {
    const answer = await server.anyone.ask(auth.login, { email: `p${n}@example.in`, password: 'Wrong1234' }, stranger)
    const wait = Number(answer.headers['retry-after'] ?? 0)
    if (answer.status === 401) guesses++
    seconds += wait
    server.clock.advance(wait * 1000)
  }
  expect(guesses).toBeGreaterThan(100)
  expect(guesses).toBeLessThan(50 + 2 * 60 + 30)
})

test('the sign-in delay doubles after the free attempts', () => {
  const guard = { free: 5, maxSeconds: 60 }
  expect([4.9, 5, 5.9, 6, 7, 20].map((failures) => delaySeconds(failures, guard))).toEqual([0, 1, 1, 2, 4, 60])
})
