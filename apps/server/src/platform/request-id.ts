import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger } from 'fastify'

/** What is being done, for whom else looks on: an id from page to job, and where its lines go. */
type Request = { id: string; log: FastifyBaseLogger }

const current = new AsyncLocalStorage<Request>()

/** An id that a page or a proxy may give a request: nothing that could break a line of the log or a header. */
export const isRequestId = (id: unknown): id is string => typeof id === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(id)

/** Does something for a request: whatever it logs, asks a provider or leaves to a job carries the request's id. */
export const forRequest = <T>(request: Request, work: () => T): T => current.run(request, work)

/** The request for which something is being done; undefined for what the product does of its own accord. */
export const currentRequest = (): Request | undefined => current.getStore()
