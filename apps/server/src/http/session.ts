import type { FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { resumeSession } from '#features/auth/resume-session.ts'
import type { Caller } from './route.ts'

/** Who calls, by the bearer token; null without one, and for one that is unknown, expired or revoked. */
export async function callerOf(context: Context, request: FastifyRequest): Promise<Caller | null> {
  const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() !== 'bearer' || !/^[A-Za-z0-9_-]{43}$/.test(token)) return null
  return resumeSession(context, token)
}
