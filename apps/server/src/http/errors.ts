import { challengeHeader } from '@planner/contract/constants/accounts'
import type { LimitCode, ProblemCode } from '@planner/contract/problems'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { storeFailureOf } from '#platform/db/failures.ts'
import { Problem } from '#platform/problem.ts'
import { discardRest } from './serve-uploads.ts'

/** Fastify's own errors, mapped to problem codes. */
const refusals: Record<string, Exclude<ProblemCode, LimitCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not-found',
  FST_STATIC_FORBIDDEN_PATH: 'request.not-found',
}

/** Maps any error to a problem. An error that is neither ours nor Fastify's is a bug or an unreachable database. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode } = error as Partial<FastifyError>
  if (code && refusals[code]) return new Problem(refusals[code])
  if (error instanceof SyntaxError && statusCode === 400) return new Problem('request.malformed')
  // @fastify/static: unsatisfiable Range or If-Match.
  if (statusCode === 416 || statusCode === 412) return new Problem('request.malformed')
  if (isHungUp(error)) return new Problem('request.malformed')
  if (storeFailureOf(error)) return new Problem('server.unavailable', { retryAfterSeconds: 2 })
  return new Problem('server.unexpected')
}

/** The client disconnected while sending the body. Node uses the same code for a lost database connection. */
function isHungUp(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === 'ECONNRESET' && message === 'aborted'
}

/** Sends an error as `{"detail"}` with its code in a header. Unexpected errors get one generic sentence. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  if (problem.status >= 500) notifyOperator(problem, error, request)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds))
  // The rest of a refused file would keep the connection busy.
  if (request.raw.complete === false && (request.routeOptions.config as { takesFile?: boolean }).takesFile) {
    reply.header('connection', 'close')
    discardRest(request.raw)
  }
  if (problem.challenge !== undefined) reply.header(challengeHeader, problem.challenge)
  return reply.code(problem.status).header('x-problem', problem.code).send({ detail: problem.detail })
}

/** Expected when a provider is not configured: logged as info. */
const notOffered = new Set<ProblemCode>([
  'account.no-mail',
  'google.not-configured',
  'payment.not-configured',
  'phone.not-configured',
])

/** Unexpected errors are logged in full; unavailable stores and providers as warnings. */
function notifyOperator(problem: Problem, error: unknown, request: FastifyRequest): void {
  const { code, reason = problem.detail } = problem
  const seen = { reqId: request.id, code }
  if (code === 'server.unexpected') request.log.error({ ...seen, err: error }, 'request failed')
  else if (error !== problem) request.log.warn({ ...seen, err: error }, 'request failed')
  else if (notOffered.has(code)) request.log.info({ ...seen, reason }, 'request not served')
  else request.log.warn({ ...seen, reason }, 'request not served')
}
