import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** The callbacks for one channel of NOTIFY. */
export type ChannelHandlers = {
  onNotification: (payload: string) => void
  /** Called when the connection is restored or lost: notifications in between were missed. */
  onConnectionChange: () => void
}

export type Listener = {
  /** Whether notifications are being received. */
  isConnected: () => boolean
  /** Subscribes to a channel. @returns a function that unsubscribes. */
  on: (channel: string, handlers: ChannelHandlers) => () => void
  close: () => Promise<void>
}

/** A connection that died silently is noticed within this time plus `answersWithinMs`. */
const checkedEveryMs = 10_000
const answersWithinMs = 5000
const firstPauseMs = 250
const longestPauseMs = 5000

/**
 * Keeps one connection open, past any pooler, that receives the notifications of PostgreSQL. It is reopened when it
 * breaks, and when its server is no longer the primary. Notifications are hints: correctness must not depend on
 * receiving them.
 *
 * @param server the settings of a pool that leads to PostgreSQL itself.
 */
export function openListener(server: pg.PoolConfig, log: FastifyBaseLogger): Listener {
  const handlersByChannel = new Map<string, Set<ChannelHandlers>>()
  const closing = new AbortController()
  let client: pg.Client | null = null
  let isConnected = false

  function change(now: boolean): void {
    if (isConnected === now) return
    isConnected = now
    for (const ofChannel of handlersByChannel.values()) for (const handlers of ofChannel) handlers.onConnectionChange()
  }

  async function keepOpen(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; ) {
      try {
        await stayConnected(() => {
          failures = 0
          change(true)
        })
      } catch (error) {
        failures++
        if (failures === 1 && !closing.signal.aborted)
          log.warn({ err: error }, 'cannot hear the store, looking often instead')
      }
      change(false)
      const pauseMs = Math.min(firstPauseMs * 2 ** failures, longestPauseMs)
      await pause(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
    }
  }

  /** Resolves or rejects when the connection is gone. */
  async function stayConnected(connected: () => void): Promise<void> {
    const opened = new pg.Client(server)
    const gone = new Promise<void>((resolve) => opened.once('end', resolve))
    opened.on('error', () => undefined)
    opened.on('notification', ({ channel, payload }) => {
      for (const handlers of handlersByChannel.get(channel) ?? []) handlers.onNotification(payload ?? '')
    })
    client = opened
    try {
      await opened.connect()
      for (const channel of handlersByChannel.keys()) await opened.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (closing.signal.aborted) return
      connected()
      while (!(await endsWithin(gone, checkedEveryMs))) await check(opened)
    } finally {
      client = null
      await Promise.race([opened.end().catch(() => undefined), pause(answersWithinMs, undefined, { ref: false })])
    }
  }

  const running = keepOpen()
  return {
    isConnected: () => isConnected,
    on(channel, handlers) {
      const ofChannel = handlersByChannel.get(channel) ?? new Set()
      handlersByChannel.set(channel, ofChannel.add(handlers))
      // If the connection breaks meanwhile, it subscribes to all channels when it is reopened.
      if (isConnected) void client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined)
      return () => void ofChannel.delete(handlers)
    },
    async close() {
      closing.abort()
      await client?.end().catch(() => undefined)
      await running
    },
  }
}

/**
 * @throws if the connection does not answer, or its server is a standby: after a failover that is the former primary.
 */
async function check(client: pg.Client): Promise<void> {
  const asked = client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
  const answer = await Promise.race([asked, pause(answersWithinMs, null, { ref: false })])
  if (!answer) throw new Error('the connection does not answer')
  if (answer.rows[0]!.is_standby) throw new Error('the server is no longer the primary')
}

async function endsWithin(gone: Promise<void>, ms: number): Promise<boolean> {
  const waiting = new AbortController()
  const isOver = pause(ms, false, { signal: waiting.signal, ref: false })
  // Aborted when no longer needed.
  isOver.catch(() => undefined)
  const hasEnded = await Promise.race([gone.then(() => true), isOver])
  waiting.abort()
  return hasEnded
}
