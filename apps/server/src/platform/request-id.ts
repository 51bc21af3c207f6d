import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'

/** The current request: an id that follows it from page to job, and its logger. */
type Request = { id: string; log: FastifyBaseLogger }

const current = new AsyncLocalStorage<Request>()

/** The ids that a page or a proxy may set: no characters that could break a log line or a header. */
export const isRequestId = (id: unknown): id is string => typeof id === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(id)

/** Runs something in a request's context: its logs, provider calls and jobs carry the request id. */
export const forRequest = <T>(request: Request, work: () => T): T => current.run(request, work)

/** The current request; undefined in background work. */
export const currentRequest = (): Request | undefined => current.getStore()
