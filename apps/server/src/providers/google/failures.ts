import * as z from 'zod'
import { GoogleFailure } from '../google.ts'
import { failureByStatus } from '../provider-call.ts'

/** The SDKs use their own `Headers` class. */
const AnyHeaders = z.custom<Pick<Headers, 'get'>>(
  (value) => typeof (value as Partial<Headers> | null | undefined)?.get === 'function',
)

/** The error of the SDKs for an error response. */
const Answered = z.object({
  response: z.object({ status: z.number(), headers: AnyHeaders, data: z.unknown() }),
})

/** The bodies of an error response: of API calls, and of the token endpoint. */
const Refusal = z.object({
  error: z.object({ message: z.string().optional(), errors: z.array(z.object({ reason: z.string() })).optional() }),
})
const TokenRefusal = z.object({ error: z.string(), error_description: z.string().optional() })

/** The reasons of a 403 that only mean 'slow down'. */
const slowDown = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded'])
const missingScope = 'insufficientPermissions'

/** The error of the SDKs if there was no response. */
const Unanswered = z.object({
  config: z.unknown(),
  code: z.string().optional(),
  cause: z.object({ code: z.string().optional() }).optional(),
})

/**
 * Throws the classified failure of an SDK error. Without a response only the code is kept, because the rest contains
 * tokens.
 */
export function throwFailure(error: unknown): never {
  const answered = Answered.safeParse(error)
  if (!answered.success) {
    const { data } = Unanswered.safeParse(error)
    throw data?.config
      ? Object.assign(new Error('no answer'), { code: data.cause?.code ?? data.code ?? 'none' })
      : error
  }
  const { status, headers, data } = answered.data.response
  const general = failureByStatus(status, headers.get('retry-after') ?? undefined)
  if (general) throw status === 429 ? new GoogleFailure('busy', general.message, general.retryAfterMs) : general
  const token = TokenRefusal.safeParse(data)
  if (token.success) throw tokenFailure(token.data)
  throw callFailure(status, data, headers.get('retry-after'))
}

function tokenFailure({ error, error_description: why }: z.output<typeof TokenRefusal>): GoogleFailure {
  const isGone = error === 'invalid_grant' || error === 'invalid_token'
  return new GoogleFailure(isGone ? 'grant-gone' : 'refused', why ? `${error}: ${why}` : error)
}

function callFailure(status: number, data: unknown, retryAfter: string | null): GoogleFailure {
  const refusal = Refusal.safeParse(data)
  const note = (refusal.success && refusal.data.error.message) || `answered ${status}`
  const reasons = refusal.success ? (refusal.data.error.errors ?? []).map(({ reason }) => reason) : []
  if (status === 401) return new GoogleFailure('signed-out', note)
  if (status === 404) return new GoogleFailure('not-found', note)
  if (status === 410) return new GoogleFailure('token-gone', note)
  if (status === 403 && reasons.some((reason) => slowDown.has(reason))) {
    return new GoogleFailure('busy', note, retryAfter ? Number(retryAfter) * 1000 || undefined : undefined)
  }
  if (status === 403 && reasons.includes(missingScope)) return new GoogleFailure('no-scope', note)
  return new GoogleFailure('refused', note)
}
