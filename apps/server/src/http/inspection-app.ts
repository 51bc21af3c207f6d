import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { edgeLimits } from './edge-limits.ts'
import { answerFailure } from './errors.ts'
import { type Inspection, serveInspections } from './inspections.ts'

/** The inspections on a port of their own: what no proxy leads to, and what a process that only works has. */
export function makeInspectionApp(context: Context, inspections: readonly Inspection[]): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    disableRequestLogging: true,
    forceCloseConnections: true,
    requestTimeout: edgeLimits.requestMs,
  })
  app.setErrorHandler(answerFailure)
  serveInspections(app, context, inspections)
  return app
}
