import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { edgeLimits } from './edge-limits.ts'
import { answerFailure } from './errors.ts'
import { type Inspection, serveInspections } from './inspections.ts'

/** Serves the inspections on a separate port, for deployments that do not expose them and for pure workers. */
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
