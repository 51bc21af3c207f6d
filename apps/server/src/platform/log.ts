import { type DestinationStream, pino } from 'pino'
import type { Config } from '#config.ts'

/** The log as JSON, a line each. A request is its method, path without query, and id: no header, body or token. */
export function makeLog(level: Config['logLevel'], destination?: DestinationStream) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: request.url.split('?', 1)[0],
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: pino.stdSerializers.err,
      },
    },
    destination ?? pino.destination(1),
  )
}
