import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { networkOf } from '#platform/network.ts'
import type { EdgeLimits } from './edge-limits.ts'

/** Headers in which a proxy names whom it forwards for. */
const forwardedBy = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** Bounds how many connections are open, and how long an answer may stay unread. */
export function guardConnections(app: FastifyInstance, context: Context, limits: EdgeLimits): void {
  boundConnections(app, context)
  cutUnreadAnswers(app, limits)
  warnOfProxy(app, context)
}

/**
 * What is over the limit is closed without an answer. Behind a trusted proxy all connections are the proxy's: there it is
 * the proxy that bounds them by address.
 */
function boundConnections(app: FastifyInstance, { config, clock, log }: Context): void {
  const { server } = app
  const open = new Map<string, number>()
  let warnedAt = 0
  const warn = (seen: object) => {
    const now = clock.now().getTime()
    if (now - warnedAt < minuteMs) return
    warnedAt = now
    log.warn(seen, 'connections over the limit are being closed')
  }

  server.maxConnections = config.connections.max
  server.on('drop', () => warn({ limit: 'MAX_CONNECTIONS' }))
  if (config.trustedProxies > 0) return
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > config.connections.perAddress) {
      warn({ limit: 'MAX_CONNECTIONS_PER_ADDRESS' })
      return void socket.destroy()
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left === 0) open.delete(network)
      else open.set(network, left)
    })
  })
}

/**
 * An answer that nobody reads stays in memory: it is cut off when nothing of it was read for a while, or so little that it
 * would take far longer than on any network. Bytes that the system took count as read.
 */
function cutUnreadAnswers(app: FastifyInstance, { unreadMs, bytesPerMs, fileMs }: EdgeLimits): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { socket } = request.raw
    // A request that is made within the process has none.
    if (socket instanceof Socket) {
      // Node destroys a socket that is idle for so long; the next request on it, and the wait for one, set their own times.
      socket.setTimeout(unreadMs)
      const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : null
      const timer = setTimeout(() => socket.destroy(), bytes === null ? fileMs : unreadMs + bytes / bytesPerMs)
      timer.unref()
      reply.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

/**
 * Without TRUSTED_PROXIES everybody behind a proxy counts as one caller, and shares its limits. Said once: anybody can send
 * such a header.
 */
function warnOfProxy(app: FastifyInstance, { config, log }: Context): void {
  let isWarned = config.trustedProxies > 0
  app.addHook('onRequest', (request, _reply, done) => {
    const header = isWarned ? undefined : forwardedBy.find((name) => request.headers[name] !== undefined)
    if (header) {
      isWarned = true
      log.warn(
        { header },
        'a request came with a header of a proxy while TRUSTED_PROXIES is 0: behind a proxy, set it to the number of proxies, or everybody shares the limits of one address',
      )
    }
    done()
  })
}
