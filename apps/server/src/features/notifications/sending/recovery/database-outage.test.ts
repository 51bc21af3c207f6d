import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import type { Context } from '#context.ts'
import type { ChannelPort } from '#providers/channels.ts'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { alertsOn, at, createAsha, due, minuteAfter, remind, ringOnly, withTwilio } from '#test/twilio-test-server.ts'
import { dispatchChannel } from '../dispatch.ts'
import { recoverLapsed, settleUnknown } from './recover.ts'

const gone = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

/**
 * Returns a context whose database fails at a statement: before it runs, or after it took effect but before it is
 * answered. The statement itself runs as usual.
 */
function losing(
  { context }: TestServer,
  { at: part, when, times = 1 }: { at: RegExp; when: 'before' | 'after'; times?: number },
): Context {
  let left = times
  const meant = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const text = JSON.stringify(node)
      if (left > 0 && part.test(text)) {
        if (when === 'before') {
          left--
          throw gone()
        }
        meant.add(queryId)
      }
      return node
    },
    async transformResult({ result, queryId }) {
      if (left > 0 && meant.has(queryId)) {
        left--
        throw gone()
      }
      return result
    },
  }
  return { ...context, db: context.db.withPlugin(plugin) }
}

const claiming = /due as materialized/
const settling = /as settled \(id/

/** Returns a provider that cannot be queried about what it received. */
function silentProvider() {
  const handed: string[] = []
  const port: ChannelPort = {
    provider: 'silent',
    connected: true,
    atOnce: 10,
    isHealthy: () => true,
    deliver: async (deliveries) => {
      handed.push(...deliveries.map(({ id }) => id))
      return deliveries.map(({ id }) => ({ deliveryId: id, kind: 'sent' }))
    },
  }
  return { port, handed }
}

async function withSilentEmail() {
  const { port, handed } = silentProvider()
  const server = await startTestServer({ at, channels: { email: port } })
  await remind(await server.aPerson())
  await server.passTimeUntil('2026-11-21T18:00:00+05:30')
  handed.length = 0
  server.clock.set(due)
  return { server, handed }
}

test('SCALE-2 the database fails right after alerts were claimed: they are sent, once', async () => {
  const { server, handed } = await withSilentEmail()
  await using _ = server
  await expect(dispatchChannel(losing(server, { at: claiming, when: 'after' }), 'email')).rejects.toThrow('ECONNRESET')
  expect((await alertsOn(server, 'email')).at(-1)).toMatchObject({ state: 'handing' })
  await dispatchChannel(server.context, 'email')
  expect(handed).toHaveLength(1)
  expect((await alertsOn(server, 'email')).at(-1)).toMatchObject({ state: 'sent' })
  server.clock.set(minuteAfter(5))
  await recoverLapsed(server.context)
  await dispatchChannel(server.context, 'email')
  expect(handed).toHaveLength(1)
})

test('SCALE-2 the database fails before the message is recorded: it is sent, once', async () => {
  const { port, handed } = silentProvider()
  await using server = await startTestServer({ at, channels: { app: port } })
  await remind(await server.aPerson())
  await server.passTimeUntil('2026-11-21T18:00:00+05:30')
  handed.length = 0
  server.clock.set(due)
  const context = losing(server, { at: /push_subscriptions/, when: 'before' })
  await expect(dispatchChannel(context, 'app')).rejects.toThrow('ECONNRESET')
  expect(handed).toEqual([])
  await dispatchChannel(server.context, 'app')
  expect(handed).toHaveLength(1)
  expect((await alertsOn(server, 'app')).at(-1)).toMatchObject({ state: 'sent' })
})

test('SCALE-2 the database fails after the provider answered: the answer is recorded once it is back', async () => {
  for (const when of ['before', 'after'] as const) {
    const { server, handed } = await withSilentEmail()
    await using _ = server
    await dispatchChannel(losing(server, { at: settling, when, times: 2 }), 'email')
    expect(handed).toHaveLength(1)
    expect((await alertsOn(server, 'email')).at(-1)).toMatchObject({ state: 'sent' })
  }
})

test('SCALE-2 a message that never reached Twilio is sent once, even while another to that number is unknown', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  const asha = await createAsha(server)
  await remind(asha)
  await remind(asha, 'call Meera tomorrow at 6:31 pm')
  await ringOnly(server, twilio)
  server.clock.set(due)
  // One worker is killed before it hands over the first alert, another while handing over the second.
  await server.pool.query(
    `update alerts set state = 'handing', claim = gen_random_uuid(), handed_at = $1, attempts = 1, title = 'Call Ravi',
       lease_until = $1::timestamptz + interval '1 minute' where channel = 'sms' and due_at = $1`,
    [due],
  )
  server.clock.set(minuteAfter(1))
  twilio.behave('well')
  const { port } = slowly(server.context.channels.sms)
  const handing = dispatchChannel({ ...server.context, channels: { ...server.context.channels, sms: port } }, 'sms')
  await port.isThere
  server.clock.set(minuteAfter(1.1))
  await recoverLapsed(server.context)
  await settleUnknown(server.context)
  expect(await alertsOn(server)).toMatchObject([{ state: 'handing' }, { state: 'handing' }])
  port.goOn()
  await handing
  expect(await alertsOn(server)).toMatchObject([{ state: 'handing' }, { state: 'sent' }])

  for (const minutes of [2.2, 3.3, 4.4]) {
    server.clock.set(minuteAfter(minutes))
    await recoverLapsed(server.context)
    await dispatchChannel(server.context, 'sms')
    await settleUnknown(server.context)
  }
  expect(await alertsOn(server)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  expect(twilio.messages.map(({ body }) => body.includes('Ravi'))).toEqual([false, true])
})

test('a delivery whose outcome the provider cannot tell for an hour ends as unknown', async () => {
  await using set = await withTwilio()
  const { server, twilio } = set
  await remind(await createAsha(server))
  await ringOnly(server, twilio)
  await server.pool.query(
    `update alerts set state = 'handing', claim = gen_random_uuid(), handed_at = due_at, attempts = 1,
       lease_until = due_at + interval '1 minute' where channel = 'sms'`,
  )
  await twilio.down()
  server.clock.set(minuteAfter(2))
  await recoverLapsed(server.context)
  expect(await alertsOn(server)).toMatchObject([{ state: 'handing' }])
  server.clock.set(minuteAfter(61))
  await recoverLapsed(server.context)
  expect(await alertsOn(server)).toMatchObject([{ state: 'unknown', note: 'cut short while it was handed over' }])
  await twilio.up()
  expect(twilio.messages).toEqual([])
})

/** Returns a channel that has accepted its messages, but answers only when allowed to. */
function slowly(channel: ChannelPort) {
  const arrived = Promise.withResolvers<void>()
  const allowed = Promise.withResolvers<void>()
  const port = {
    ...channel,
    isThere: arrived.promise,
    goOn: () => allowed.resolve(),
    async deliver(deliveries: Parameters<ChannelPort['deliver']>[0]) {
      const outcomes = await channel.deliver(deliveries)
      arrived.resolve()
      await allowed.promise
      return outcomes
    },
  }
  return { port }
}
