import { type DestinationStream, pino } from 'pino'
import type { Config } from '#config.ts'
import { currentRequest } from './request-id.ts'
import { safeError } from './safe-error.ts'

/** Lines are written together: one write each would be a tenth of what a request costs. A kill loses no more than this. */
const linesWaitMs = 100

/** Addresses that are the secret themselves. */
const withoutSecret = (path: string): string => path.replace(/^\/calendar\/.*/, '/calendar/…')

/** The log as JSON, a line each. A request is its method, path without query, and id: no header, body or token. */
export function makeLog(level: Config['logLevel'], destination?: DestinationStream) {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // Log lines of a request can be found by its id.
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
