import { challengeHeader } from '@planner/contract/constants'
import type { ProblemCode, problems } from '@planner/contract/problems'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#platform/problem.ts'

/** What the framework refuses on its own, in our words. */
const refusals: Record<string, keyof typeof problems> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'request.not-found',
  FST_STATIC_FORBIDDEN_PATH: 'request.not-found',
}

/** Any failure as a problem: what is neither ours nor the framework's is a bug or a store that is away. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code, statusCode } = error as Partial<FastifyError>
  if (code && refusals[code]) return new Problem(refusals[code])
  if (error instanceof SyntaxError && statusCode === 400) return new Problem('request.malformed')
  // What the server of files says of a Range or an If-Match that no file can meet.
  if (statusCode === 416 || statusCode === 412) return new Problem('request.malformed')
  if (isHungUp(error)) return new Problem('request.malformed')
  if (storeIsAway(error)) return new Problem('server.unavailable', { retryAfterSeconds: 2 })
  return new Problem('server.unexpected')
}

/** The client hung up in the middle of its body. Node's code for it is the one of a store that is away, too. */
function isHungUp(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return code === 'ECONNRESET' && message === 'aborted'
}

/** PostgreSQL not reachable, starting, stopping or out of connections: classes 08, 53 and 57 of its error codes. */
function storeIsAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && /^(08|53|57P)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code)) return true
  return (
    typeof message === 'string' &&
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      message,
    )
  )
}

/** Answers a failure as `{"detail"}`, with its code in a header. Bugs are told as one sentence. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  if (problem.status >= 500) tellOperator(problem, error, request)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds))
  if (problem.challenge !== undefined) reply.header(challengeHeader, problem.challenge)
  return reply.code(problem.status).header('x-problem', problem.code).send({ detail: problem.detail })
}

/** What a server without that provider answers: its operator knows, and nothing is broken. */
const notOffered = new Set<ProblemCode>([
  'account.no-mail',
  'google.not-configured',
  'payment.not-configured',
  'phone.not-configured',
])

/** Bugs are logged whole, as errors. What is foreseen is less: a store or a provider that is away, or was never set up. */
function tellOperator(problem: Problem, error: unknown, request: FastifyRequest): void {
  const { code, reason = problem.detail } = problem
  const seen = { reqId: request.id, code }
  if (code === 'server.unexpected') request.log.error({ ...seen, err: error }, 'request failed')
  else if (error !== problem) request.log.warn({ ...seen, err: error }, 'request failed')
  else if (notOffered.has(code)) request.log.info({ ...seen, reason }, 'request not served')
  else request.log.warn({ ...seen, reason }, 'request not served')
}
