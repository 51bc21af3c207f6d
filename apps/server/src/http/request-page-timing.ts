import { me } from '@planner/contract/account/auth'
import { timingHeader } from '@planner/contract/page-timing'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'

/** Asks the pages of signed-in people to report their timings, in a response that each page waits for anyway. */
export function requestPageTiming(app: FastifyInstance, { config }: Context): void {
  if (!config.pageTiming) return
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url === me.path) reply.header(timingHeader, 'on')
  })
}
