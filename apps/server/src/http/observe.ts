import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { countError } from '#platform/error-counts.ts'
import { errors, requests } from '#platform/metrics/instruments.ts'
import { forRequest } from '#platform/request-id.ts'
import { ownPlace } from '#platform/safe-error.ts'
import { problemOf } from './errors.ts'

/** Request observability: the request id in the response and in logs, one log line, and metrics. */
export function observeRequests(app: FastifyInstance, context: Context): void {
  app.addHook('onRequest', async (request, reply) => {
    context.pace.requestArrived()
    reply.header('x-request-id', request.id)
  })
  app.addHook('preHandler', (request, _reply, done) => forRequest({ id: request.id, log: context.log }, done))

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    // The route pattern, never the URL: URLs contain ids and have unbounded cardinality.
    const route = routeOptions.url ?? 'none'
    requests.answered.add(1, method, route, String(reply.statusCode))
    requests.seconds.observe(reply.elapsedTime / 1000, method, route)
    if (routeOptions.logLevel === 'warn') return
    const ms = Math.round(reply.elapsedTime * 10) / 10
    context.log.info({ reqId: request.id, ms, req: request, res: reply }, 'answered')
  })

  app.addHook('onError', async (request, _reply, error) => {
    if (problemOf(error).code !== 'server.unexpected') return
    errors.add(1, 'request')
    const { code } = error as { code?: unknown }
    const seen = {
      side: 'request',
      name: error.constructor.name,
      message: typeof code === 'string' ? code : '',
      place: `${request.method} ${request.routeOptions.url ?? 'none'}`,
      source: ownPlace(error),
    } as const
    // Not awaited: the response must not wait for it.
    countError(context.db, seen, context.clock.now()).catch((failure: unknown) =>
      context.log.warn({ err: failure }, 'could not record an error'),
    )
  })
}
