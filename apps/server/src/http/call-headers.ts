import type { IncomingHttpHeaders } from 'node:http'
import type { Endpoint } from '@planner/contract/endpoint'
import { Problem } from '#platform/problem.ts'
import type { Carried } from './route.ts'

/**
 * The headers an endpoint declares: the version in If-Match ('"7"', '7' or '*' for any) and the Idempotency-Key.
 *
 * @throws Problem `request.invalid` for an invalid header.
 */
export function carriedBy({ carries = [] }: Endpoint, headers: IncomingHttpHeaders): Carried {
  return {
    version: carries.includes('version') ? versionOf(headers['if-match']) : null,
    idempotencyKey: carries.includes('idempotency-key') ? keyOf(headers['idempotency-key']) : null,
  }
}

function versionOf(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return null
  const version = /^\s*"?(\d{1,15})"?\s*$/.exec(ifMatch)?.[1]
  if (version === undefined) throw new Problem('request.invalid', { detail: 'If-Match must carry a version' })
  return Number(version)
}

function keyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header === 'string' && /^[\x21-\x7e]{8,200}$/.test(header)) return header
  throw new Problem('request.invalid', { detail: 'Idempotency-Key must be 8 to 200 characters without spaces' })
}
