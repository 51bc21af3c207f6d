import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { startPushService } from '../stand-ins/push-service.ts'
import { startSendgrid } from '../stand-ins/sendgrid.ts'
import { startTwilio, verifyKeys } from '../stand-ins/twilio/twilio.ts'
import { type Answered, type Client, clientOf, read } from './client.ts'

export type Served = { url: string; memoryMb(): number }

/** How many messages were sent, by channel. */
export type Left = { sms: number; whatsapp: number; voice: number; email: number; push: number }

/** `deviceToken` belongs to the browser in which the member signed up. */
export type Member = Client & { id: string; email: string; deviceToken: string }

/** The environment of the attacks. */
export type Scene = {
  base: string
  /** The size of an attack: full, or a few seconds. */
  size: 'full' | 'short'
  /** The id of a person with thousands of old reminders; null if they are created through the API. */
  crowded: string | null
  outside: Outside
  /** The statuses of the attackers' calls. */
  statuses: Record<number, number>
  stranger(localAddress?: string): Client
  member(details?: { email?: string; token?: string }): Promise<Member>
  /** Marks an address as verified, as if the mailed link had been opened. */
  proveAddress(userId: string): Promise<void>
  /** Makes all waiting alerts of a person due now, and waits until nothing more is due. */
  ringNow(userId: string): Promise<void>
  untilNothingIsDue(): Promise<void>
  /** The size of the database in bytes. */
  storeBytes(): Promise<number>
  /** Closes all connections of strangers and members. */
  hangUp(): void
}

/** The attackers' address; a well-behaved member uses 127.0.0.1. */
export const attackersAddress = '127.0.0.66'

export type Outside = Awaited<ReturnType<typeof startOutside>>

/** Starts a stand-in for the provider of every channel; returns them with the settings of a server that uses them. */
export async function startOutside() {
  await using starting = new AsyncDisposableStack()
  const twilio = starting.use(await startTwilio())
  const sendgrid = starting.use(await startSendgrid())
  const push = starting.use(await startPushService())
  const port = await freePort()
  const started = starting.move()
  return {
    twilio,
    sendgrid,
    push,
    environment: {
      ...twilio.environment,
      ...verifyKeys,
      ...sendgrid.environment,
      PUSH_HOSTS: push.host,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
    left: (): Left => ({
      sms: twilio.messages.filter(({ to }) => !to.startsWith('whatsapp:')).length,
      whatsapp: twilio.messages.filter(({ to }) => to.startsWith('whatsapp:')).length,
      voice: twilio.phoneCalls.length,
      email: sendgrid.mails.length,
      push: push.pushed.length,
    }),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}

export const password = 'Marigold7'

/** The deadline for messages to be sent. */
const leavesWithinMs = 60_000

export function sceneOf({
  base,
  pool,
  outside,
  size,
  crowded,
}: { base: string; pool: Pick<pg.Client, 'query'>; outside: Outside } & Pick<Scene, 'size' | 'crowded'>): Scene {
  const statuses: Record<number, number> = {}
  let members = 0
  const clients: Client[] = []

  function counted(client: Client): Client {
    clients.push(client)
    return {
      ...client,
      async ask(...asked) {
        const answer: Answered = await client.ask(...asked)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        return answer
      },
    }
  }

  const stranger = (localAddress = attackersAddress) => counted(clientOf(base, { localAddress }))

  async function untilNothingIsDue(): Promise<void> {
    const end = performance.now() + leavesWithinMs
    for (;;) {
      const { rows } = await pool.query(
        `select 1 from alerts where state in ('waiting', 'handing') and ready_at <= now() limit 1`,
      )
      if (rows.length === 0) return
      if (performance.now() > end) throw new Error('what is due did not leave')
      await pause(100)
    }
  }

  return {
    base,
    size,
    crowded,
    outside,
    statuses,
    stranger,
    async member({ email = `member-${++members}@example.in`, token } = {}) {
      const deviceToken = randomBytes(32).toString('base64url')
      const signedIn = token ?? (await tokenOf(stranger(), email, deviceToken))
      const client = counted(clientOf(base, { token: signedIn, localAddress: attackersAddress }))
      const me = read<{ id: string; email: string }>(await client.ask('GET', '/api/auth/me'))
      if (!me) throw new Error(`${email} is not signed in`)
      return { ...client, id: me.id, email: me.email, deviceToken }
    },
    async proveAddress(userId) {
      await pool.query('update users set email_verified_at = now() where id = $1', [userId])
    },
    async ringNow(userId) {
      await pool.query(`update alerts set due_at = now(), ready_at = now() where state = 'waiting' and user_id = $1`, [
        userId,
      ])
      await untilNothingIsDue()
    },
    untilNothingIsDue,
    async storeBytes() {
      const { rows } = await pool.query<{ bytes: string | number }>(
        'select pg_database_size(current_database()) as bytes',
      )
      return Number(rows[0]!.bytes)
    },
    hangUp() {
      for (const client of clients.splice(0)) client.close()
    },
  }
}

async function tokenOf(client: Client, email: string, deviceToken: string): Promise<string> {
  const session = read<{ access_token: string }>(
    await client.ask('POST', '/api/auth/register', {
      email,
      password,
      full_name: 'Asha Rao',
      device_token: deviceToken,
    }),
  )
  client.close()
  if (!session) throw new Error(`${email} could not register`)
  return session.access_token
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
