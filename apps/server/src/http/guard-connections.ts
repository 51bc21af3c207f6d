import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { networkOf } from '#platform/network.ts'
import type { EdgeLimits } from './edge-limits.ts'
import { answerMalformedRequest } from './malformed-request.ts'

/** Headers in which proxies pass on the client address. */
const forwardedBy = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** Limits open connections and how long a response may stay unread. */
export function guardConnections(app: FastifyInstance, context: Context, limits: EdgeLimits): void {
  boundConnections(app, context)
  endSlowRequests(app, limits)
  cutUnreadAnswers(app, limits)
  warnOfProxy(app, context)
}

/**
 * Closes excess connections without a response. Behind a trusted proxy all connections come from the proxy, which has to
 * apply the per-address limit itself.
 */
function boundConnections(app: FastifyInstance, { config, clock, log }: Context): void {
  const { server } = app
  const open = new Map<string, number>()
  let warnedAt = 0
  const warn = (seen: object) => {
    const now = clock.now().getTime()
    if (now - warnedAt < minuteMs) return
    warnedAt = now
    log.warn(seen, 'connection limit reached, closing excess connections')
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
 * Ends requests whose body does not arrive in time. Node has a single limit for all requests, which must suit file
 * uploads.
 */
function endSlowRequests(app: FastifyInstance, { requestMs }: EdgeLimits): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const isFile = (routeOptions.config as { takesFile?: boolean }).takesFile
    // `inject` has no socket.
    if (!raw.complete && !isFile && raw.socket instanceof Socket) {
      const timer = setTimeout(() => {
        if (raw.complete) return
        answerMalformedRequest(Object.assign(new Error('slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), raw.socket)
      }, requestMs)
      timer.unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

/**
 * An unread response stays in memory. Aborts it when nothing was read for a while, or when reading is slower than any real
 * network. Bytes accepted by the OS count as read.
 */
function cutUnreadAnswers(app: FastifyInstance, { unreadMs, bytesPerMs, fileMs }: EdgeLimits): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { socket } = request.raw
    // `inject` has no socket.
    if (socket instanceof Socket) {
      // Node destroys a socket that is idle this long. The next request and keep-alive set their own timeouts.
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
 * Without TRUSTED_PROXIES, everyone behind a proxy counts as one caller and shares its limits. Logged only once, because any
 * client can send such a header.
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
