import { timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'

/** Endpoints for operators and monitoring: not part of the API and never public. */
export type Inspection = {
  path: '/metrics' | `/metrics/${string}`
  type: string
  answer: (context: Context) => Promise<{ status: number; body: string }>
}

/** Headers that show that a proxy forwarded a request. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Registers the inspections. Unauthorized callers get 404.
 *
 * With METRICS_TOKEN, the token is required from everywhere. Without it, only localhost is allowed, and only if PUBLIC_URL is
 * not public: behind a local proxy every request seems to come from localhost.
 */
export function serveInspections(app: FastifyInstance, context: Context, inspections: readonly Inspection[]): void {
  for (const { path, type, answer } of inspections) {
    app.get(path, { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      if (!mayInspect(context.config, request)) throw new Problem('request.not-found')
      const { status, body } = await answer(context)
      return reply.code(status).header('cache-control', 'no-store').type(type).send(body)
    })
  }
}

function mayInspect(config: Context['config'], request: FastifyRequest): boolean {
  if (config.metrics.token !== null) return isToken(config.metrics.token, request.headers.authorization)
  const isPublic = config.trustedProxies > 0 || !isLoopback(new URL(config.publicUrl).hostname)
  const cameByProxy = forwarded.some((name) => request.headers[name] !== undefined)
  return !isPublic && !cameByProxy && isLoopback(request.socket.remoteAddress ?? '')
}

function isToken(token: string, authorization: string | undefined): boolean {
  const [expected, shown] = [Buffer.from(`Bearer ${token}`), Buffer.from(authorization ?? '')]
  return expected.length === shown.length && timingSafeEqual(expected, shown)
}

function isLoopback(host: string): boolean {
  if (host === 'localhost') return true
  const address = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '')
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
