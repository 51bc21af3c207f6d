import { spawn } from 'node:child_process'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { fastTempFolder } from '../fast-temp-folder.ts'
import { sampleSentence } from '../stand-ins/language-model/sample.ts'
import { waitUntil } from '../wait-until.ts'
import { compileCache } from './process-state.ts'

const script = path.join(import.meta.dirname, '../../../../scripts/demo.mjs')

let stop: (() => Promise<unknown>) | undefined
afterEach(() => stop?.())

const post = (url: string, token: string | null, body: unknown, method: 'POST' | 'PUT' = 'POST') =>
  fetch(url, {
    method: method === 'PUT' ? 'PUT' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })

test('the demo starts with a household whose reminders reach the stand-in phone', {
  timeout: 240_000,
}, async () => {
  const child = spawn(process.execPath, [script], {
    // Puts the demo's database into the tests' folder.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, TMPDIR: fastTempFolder() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let code: number | null = null
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  child.once('close', (exit) => (code = exit ?? -1))
  stop = async () => {
    child.kill('SIGINT')
    await waitUntil('the demo ends', () => code !== null, 30_000)
  }
  await waitUntil('the demo is ready', () => output.includes('Ctrl-C ends') || code !== null, 90_000)
  const printedValue = (name: string) => new RegExp(`${name} +(\\S+)`).exec(output)![1]!
  const [planner, phones] = [printedValue('Planner'), printedValue('What was texted')]

  const signedIn = await post(`${planner}/api/auth/login`, null, {
    email: printedValue('Sign in'),
    password: printedValue('Password'),
  })
  const { access_token: token, user } = (await signedIn.json()) as {
    access_token: string
    user: Record<string, unknown>
  }
  expect(user).toMatchObject({ phone_number: '+919876543210', phone_verified: true })

  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  const log = await fetch(`${planner}/api/notifications/deliveries`, { headers })
  const deliveries = (await log.json()) as { channel: string; state: string }[]
  expect(new Set(deliveries.map(({ channel }) => channel))).toEqual(new Set(['app', 'email', 'sms', 'whatsapp']))
  // Happens every evening: whatever the hour, the household has been through one.
  expect(await (await fetch(phones)).text()).toContain('दवा')
  expect(await (await fetch(printedValue('What was mailed'))).text()).toContain('demo@example.in')

  const office = { email: printedValue('Administration').replace(',', ''), password: printedValue('Password') }
  const { user: administrator } = (await (await post(`${planner}/api/auth/login`, null, office)).json()) as {
    user: object
  }
  expect(administrator).toMatchObject({ is_admin: true })
  const orders = await fetch(`${planner}/api/orders`, { headers })
  const paid = ((await orders.json()) as { payment: { status: string } | null }[]).map(({ payment }) => payment?.status)
  expect(paid).toEqual([undefined, 'paid', 'paid'])

  // Due in this minute, so that the test does not have to wait.
  const made = await post(`${planner}/api/reminders/ai`, token, { text: 'taste the demo tomorrow at 9 am' })
  const { id } = (await made.json()) as { id: string }
  const now = new Date(Date.now() + 330 * 60_000).toISOString()
  const moved = { date: now.slice(0, 10), time: `${now.slice(11, 16)}:00` }
  expect((await post(`${planner}/api/reminders/${id}`, token, moved, 'PUT')).status).toBe(200)
  await waitUntil(
    'it rings',
    async () => (await (await fetch(phones)).text()).includes('Taste the demo. Due now'),
    30_000,
  )

  const read = await post(`${planner}/api/reminders/ai`, token, { text: sampleSentence })
  expect(await read.json()).toMatchObject({ read_by: 'model', time: '18:00:00' })

  await stop()
  expect(code).toBe(0)
})
