import { type DestinationStream, pino } from 'pino'
import type { Config } from '#config.ts'
import { currentRequest } from './request-id.ts'
import { safeError } from './safe-error.ts'

/**
 * Log lines are written in batches: one write each would be a tenth of the cost of a request. A kill loses at most this
 * much.
 */
const linesWaitMs = 100

/** URLs that are themselves secrets. */
const withoutSecret = (path: string): string => path.replace(/^\/calendar\/.*/, '/calendar/…')

/**
 * The log: one JSON object per line. A request is logged with its method, path without query, and id; no header, body
 * or token.
 */
export function makeLog(level: Config['logLevel'], destination?: DestinationStream) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Adds the request id, by which the log lines of a request can be found.
      mixin: () => {
        const request = currentRequest()
        return request ? { reqId: request.id } : {}
      },
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: withoutSecret(request.url.split('?', 1)[0]!),
        }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: safeError,
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: linesWaitMs }),
  )
}
