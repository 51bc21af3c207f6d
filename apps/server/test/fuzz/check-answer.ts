import { isDeepStrictEqual } from 'node:util'
import { type ProblemCode, problems } from '@planner/contract/problems'
import * as z from 'zod'
import type { Shot } from './shots.ts'

export type FuzzAnswer = { status: number; headers: Record<string, unknown>; body: string }

/** Calls that depend on a provider and may respond that it is unavailable or not configured. */
const mayBeAway: [path: RegExp, codes: ProblemCode[]][] = [
  [/^\/api\/google\//, ['google.not-configured', 'google.unavailable']],
  [/^\/api\/(payments\/|orders\/:id\/pay|webhooks\/razorpay)/, ['payment.not-configured', 'payment.unavailable']],
  [/^\/api\/sms\//, ['phone.unavailable', 'phone.not-configured']],
  [/^\/api\/account\/forgot-password/, ['account.no-mail']],
]

/** Text that no response may contain: stack traces, SQL, file paths, names of secret columns. */
const leaks = [
  /\n\s+at .+:\d+:\d+/,
  /\/node_modules\//,
  /\$argon2/,
  /password_hash|token_hash|refresh_token|email_key/,
  /(syntax error at|invalid input syntax|violates .+ constraint|invalid byte sequence|SQLSTATE|relation ")/i,
  /\b(Zod|Fastify|Kysely|Type|Range|Syntax|Reference)Error\b/,
]

/**
 * Returns the general promises that a response breaks; empty for none.
 *
 * @param secrets words that this caller must not see.
 */
export function faultsOf(
  { endpoint, asker, url }: Shot,
  { status, headers, body }: FuzzAnswer,
  secrets: string[],
): string[] {
  const faults: string[] = []
  const isPage = String(headers['content-type']).startsWith('text/html')
  if (status >= 500) faults.push(...faultsOfTrouble(endpoint?.path ?? url, status, headers))
  if (status >= 400) faults.push(...faultsOfRefusal(status, headers, body))
  else if (endpoint && !isPage) faults.push(...faultsOfResult(endpoint, status, headers, body))
  if (!isPage && headers['x-content-type-options'] !== 'nosniff') faults.push('no security headers')
  // The built page is the same file for everyone, with the scripts' own errors in it.
  const isBuiltPage = isPage && status === 200
  if (!isBuiltPage) for (const leak of leaks) if (leak.test(body)) faults.push(`it tells ${leak.source}`)
  if (asker !== 'admin') for (const secret of secrets) if (body.includes(secret)) faults.push(`it tells '${secret}'`)
  return faults
}

function faultsOfTrouble(path: string, status: number, headers: Record<string, unknown>): string[] {
  const code = String(headers['x-problem']) as ProblemCode
  const isDeclared = mayBeAway.some(([pattern, codes]) => pattern.test(path) && codes.includes(code))
  return isDeclared ? [] : [`${status} ${code} is not declared there`]
}

function faultsOfRefusal(status: number, headers: Record<string, unknown>, body: string): string[] {
  const code = String(headers['x-problem'])
  if (problems[code as ProblemCode]?.status !== status) return [`${status} with the code ${code}`]
  if (!String(headers['content-type']).startsWith('application/json')) return ['a refusal that is no JSON']
  const refusal: unknown = JSON.parse(body)
  const { detail, ...rest } = refusal as { detail?: unknown }
  if (typeof detail !== 'string' || Object.keys(rest).length > 0) return ['a refusal of another shape']
  return /^\S[^\n\0]{1,220}[^.\s]$/.test(detail) ? [] : [`a refusal that is no readable sentence: ${detail}`]
}

/** Checks that a result matches the contract, without additional fields. */
function faultsOfResult(
  { produces, result }: NonNullable<Shot['endpoint']>,
  status: number,
  headers: Record<string, unknown>,
  body: string,
): string[] {
  if (status !== 200) return [`${status} in place of 200`]
  if (produces) {
    return String(headers['content-type']).startsWith(produces)
      ? []
      : [`${String(headers['content-type'])} for ${produces}`]
  }
  const parsed: unknown = JSON.parse(body)
  const read = z.safeParse(result, parsed)
  if (!read.success)
    return [`a result of another shape: ${read.error.issues[0]!.path.join('.')} ${read.error.issues[0]!.message}`]
  return isDeepStrictEqual(read.data, parsed) ? [] : ['a result with more in it than the contract names']
}
