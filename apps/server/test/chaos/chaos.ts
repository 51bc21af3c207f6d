import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '#config.ts'
import { recoverLapsed } from '#features/notifications/sending/recovery/recover.ts'
import { dispatchAll } from '#features/notifications/work.ts'
import { makeContext } from '#make-context.ts'
import { after, minuteMs, systemClock } from '#platform/clock.ts'
import { openStore, type Store } from '#platform/db/open.ts'
import { makeLog } from '#platform/log.ts'
import { pushKeys } from '#providers/web-push/keys.ts'
import { compileCache } from '../processes/process-state.ts'
import { seededRandom } from '../seeded-random.ts'
import { startPushService } from '../stand-ins/push-service.ts'
import { startSendgrid } from '../stand-ins/sendgrid.ts'
import { startTwilio } from '../stand-ins/twilio/twilio.ts'

/** How many deliveries were lost, sent twice and sent once on a channel, and their final states. */
export type ChannelResult = { lost: number; twice: number; once: number; states: Record<string, number> }

export type ChaosResult = Record<'sms' | 'email' | 'app' | 'whatsapp', ChannelResult> & { kills: number }

const channels = ['sms', 'email', 'app', 'whatsapp'] as const

/**
 * Makes everyone's reminder due at once on four channels: SMS (Twilio's stand-in), email (SendGrid's), push, and
 * WhatsApp in the outbox. Two workers send; one of them is repeatedly killed and replaced, at points chosen by the
 * seed. Then another worker takes over the alerts leased by the killed ones.
 */
export async function runChaos({
  store: storeSettings,
  people,
  kills,
  seed,
}: {
  /** DATABASE_URL, and DATABASE_DIRECT_URL if that is a pooler. */
  store: Record<string, string>
  people: number
  kills: number
  seed: number
}): Promise<ChaosResult> {
  await using stack = new AsyncDisposableStack()
  const takesMs = 15
  const twilio = stack.use(await startTwilio({ takesMs }))
  const sendgrid = stack.use(await startSendgrid({ takesMs }))
  const push = stack.use(await startPushService())
  const dataDir = mkdtempSync(path.join(tmpdir(), 'planner-chaos-'))
  stack.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const { TWILIO_WHATSAPP_FROM: _1, TWILIO_WHATSAPP_CONTENT_SID: _2, ...onlySms } = twilio.environment
  const environment = {
    ...onlySms,
    ...sendgrid.environment,
    // What is counted is what was lost: no budget of the day leaves anything out.
    OUTGOING_RUPEES_PER_DAY: '1000000',
    ...storeSettings,
    DATA_DIR: dataDir,
    PUSH_HOSTS: push.host,
  }
  const config = readConfig(environment)
  pushKeys(config)
  const store = stack.adopt(await openStore(config), (one) => one.close())
  const devices = Array.from({ length: people }, (_, n) => push.aBrowser(`device-${n}`))
  await plant(store, devices)

  await killAgainAndAgain(store, { environment, kills, seed, total: people * channels.length })

  // A minute later the leases of the killed workers have expired.
  let aheadMs = minuteMs + 5000
  const clock = { now: () => after(systemClock.now(), aheadMs) }
  const context = makeContext({ config, db: store.db, log: makeLog('silent'), clock })
  for (let round = 0; round < 20 && (await unsettled(store)) > 0; round++) {
    await recoverLapsed(context)
    await dispatchAll(context)
    aheadMs += minuteMs
  }

  const { rows: alerts } = await store.pool.query<{
    id: string
    channel: (typeof channels)[number]
    state: string
    device: string
  }>(
    `select a.id, a.channel, a.state, 'device-' || split_part(u.email, '@', 1) as device
     from alerts a join users u on u.id = a.user_id`,
  )
  const { rows: kept } = await store.pool.query<{ id: string }>('select id from outbox')
  const came = {
    sms: count(twilio.messages.map(({ statusCallback }) => new URL(statusCallback!).searchParams.get('id')!)),
    email: count(sendgrid.mails.map(({ deliveryId }) => deliveryId!)),
    app: count(push.pushed.map(({ device }) => device)),
    whatsapp: count(kept.map(({ id }) => id)),
  }
  const resultOf = (channel: (typeof channels)[number]): ChannelResult => {
    const own = alerts.filter((alert) => alert.channel === channel)
    const times = own.map(({ id, device }) => came[channel].get(channel === 'app' ? device : id) ?? 0)
    return {
      lost: times.filter((n) => n === 0).length,
      once: times.filter((n) => n === 1).length,
      twice: times.filter((n) => n > 1).length,
      states: Object.fromEntries(count(own.map(({ state }) => state))),
    }
  }
  return { sms: resultOf('sms'), email: resultOf('email'), app: resultOf('app'), whatsapp: resultOf('whatsapp'), kills }
}

async function plant({ pool }: Store, devices: { endpoint: string; keys: { p256dh: string; auth: string } }[]) {
  await pool.query(
    `insert into users (id, email, email_key, full_name, password_hash, phone_number, phone_verified, whatsapp_notifications, email_verified_at, created_at)
     select gen_random_uuid(), n || '@example.in', n || '@example.in', 'Asha Rao', '', '+9198' || (10000000 + n), true, true, now(), now()
     from generate_series(0, $1::int - 1) n`,
    [devices.length],
  )
  await pool.query(
    `with signed_in as (
       insert into sessions (token_hash, id, user_id, created_at, last_used_at)
       select decode(replace(id::text, '-', ''), 'hex'), gen_random_uuid(), id, now(), now() from users
       returning id, user_id
     )
     insert into push_subscriptions (endpoint, user_id, session_id, p256dh, auth, created_at)
     select d.endpoint, u.id, s.id, d.p256dh, d.auth, now()
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as d (endpoint, p256dh, auth, n)
     join users u on u.email = (d.n - 1) || '@example.in' join signed_in s on s.user_id = u.id`,
    [devices.map((one) => one.endpoint), devices.map(({ keys }) => keys.p256dh), devices.map(({ keys }) => keys.auth)],
  )
  await pool.query(
    `insert into reminders (id, user_id, title, description, date, time, time_defaulted, time_zone, recurrence, tags, created_at, updated_at)
     select gen_random_uuid(), id, 'call ' || email, '', current_date, '18:30', false, 'Asia/Kolkata', 'none', '{}', now(), now() from users`,
  )
  await pool.query(
    `insert into alerts (id, user_id, reminder_id, occurrence_on, occurrence_at, moment, channel, due_at, ready_at)
     select gen_random_uuid(), user_id, id, current_date, now(), 'due', channel, now(), now()
     from reminders, unnest($1::text[]) channel`,
    [channels],
  )
}

async function killAgainAndAgain(
  store: Store,
  {
    environment,
    kills,
    seed,
    total,
  }: { environment: Record<string, string>; kills: number; seed: number; total: number },
): Promise<void> {
  const chance = seededRandom(seed)
  // Kills at different points, by the number of claims, because alerts leased by a killed worker are not settled before
  // the lease expires.
  const points = Array.from({ length: kills }, (_, n) => Math.floor((total * (n + 0.2 + 0.6 * chance())) / (kills + 1)))
  const workers = [launch(environment), launch(environment)]
  try {
    for (const point of points) {
      while (total - (await countOf(store, ['waiting'])) < point) await pause(10)
      await pause(Math.floor(chance() * 20))
      const victim = Math.floor(chance() * workers.length)
      await kill(workers[victim]!)
      workers[victim] = launch(environment)
    }
    while ((await ready(store)) > 0) await pause(50)
    // Running workers finish their own leases.
    await pause(500)
  } finally {
    await Promise.all(workers.map(kill))
  }
}

function launch(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [path.join(import.meta.dirname, 'worker.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  worker.kill('SIGKILL')
  await ended
}

const countOf = async ({ pool }: Store, states: string[]): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int from alerts where state = any ($1)', [states])).rows[0]!
    .count

const ready = async ({ pool }: Store): Promise<number> =>
  (
    await pool.query<{ count: number }>(
      `select count(*)::int from alerts where state = 'waiting' and ready_at <= now()`,
    )
  ).rows[0]!.count

const unsettled = (store: Store) => countOf(store, ['waiting', 'handing'])

const count = (names: string[]): Map<string, number> =>
  new Map([...Map.groupBy(names, (name) => name)].map(([name, group]) => [name, group.length]))
