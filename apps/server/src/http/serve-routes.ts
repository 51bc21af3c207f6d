import type { ServerResponse } from 'node:http'
import type { HouseholdRole } from '@planner/contract/household-roles'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { withRetries } from '#platform/db/in-transaction.ts'
import { Problem } from '#platform/problem.ts'
import { bearerToken } from './bearer-token.ts'
import { carriedBy } from './call-headers.ts'
import { checkInput } from './check-input.ts'
import { inTurn, limitConcurrency, limitLookups } from './concurrency.ts'
import type { EdgeLimits } from './edge-limits.ts'
import { heavyCalls } from './heavy-calls.ts'
import { mayCall } from './program-scopes.ts'
import { limitRequests } from './request-limits.ts'
import { Continued, type ResumeSession, type Route, SentFile } from './route.ts'
import { sendFile } from './send-file.ts'
import { serveUploads } from './serve-uploads.ts'

/** Serves every route of the product, in this order: session, rate limit, access, concurrency, input, handler. */
export function serveRoutes(
  app: FastifyInstance,
  context: Context,
  routes: readonly Route[],
  { resumeSession, limits }: { resumeSession: ResumeSession; limits: EdgeLimits },
): void {
  const limit = limitRequests(context)
  const takeTurn = limitConcurrency(limits)
  const takeLookup = limitLookups(limits)
  const callerOf = async (token: string, response: ServerResponse) => {
    const end = await takeLookup(token, response)
    try {
      return await withRetries(() => resumeSession(context, token))
    } finally {
      end()
    }
  }
  const serve = (scope: FastifyInstance, { endpoint, handle }: Route) => {
    const isHeavy = heavyCalls.has(endpoint)
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { takesFile: endpoint.takes !== undefined },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const token = bearerToken(request.headers.authorization)
        const caller = token === null ? null : await callerOf(token, reply.raw)
        await limit(caller, request.ip)
        if (endpoint.access !== 'anyone' && !caller) {
          throw new Problem(tokenInAddress.test(request.url) ? 'auth.token-in-address' : 'auth.required')
        }
        if (endpoint.access === 'admin' && !caller!.user.is_admin) {
          request.log.warn(
            { reqId: request.id, userId: caller!.user.id },
            'a member asked for what is an administrator’s',
          )
          throw new Problem('auth.admin-only')
        }
        if (caller?.scopes && !mayCall(caller.scopes, endpoint)) throw new Problem('program.scope')
        if (endpoint.roles && caller) requireRole(endpoint.roles, caller.user.household_role)
        const endTurn = await takeTurn(caller, request.ip, { isHeavy, response: reply.raw })
        const result = await inTurn(endTurn, reply.raw, async () => {
          const input = checkInput(endpoint, request)
          const carried = carriedBy(endpoint, request.headers)
          const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '', upload: request.raw }
          const answer = () => handle(context, { input, ...from, carried, caller })
          // Reads may safely run twice.
          return endpoint.method === 'GET' ? withRetries(answer) : answer()
        })
        if (result instanceof SentFile) return sendFile(reply, result)
        if (endpoint.produces) return reply.type(endpoint.produces).send(result)
        if (!(result instanceof Continued)) return result
        if (result.next !== null) reply.header('link', `<${result.next}>; rel="next"`)
        return result.result
      },
    })
  }
  for (const route of routes) if (!route.endpoint.takes) serve(app, route)
  serveUploads(app, (scope) => {
    for (const route of routes) if (route.endpoint.takes) serve(scope, route)
  })
}

/** A program's token in the query, where logs and histories would store it. */
const tokenInAddress = /[?&][^&=]*=dp_[A-Za-z0-9_-]{43}/

/** @throws Problem `household.adults-only`, `household.owner-only`. */
function requireRole(roles: readonly HouseholdRole[], role: HouseholdRole): void {
  if (!roles.includes(role)) {
    throw new Problem(roles.includes('adult') ? 'household.adults-only' : 'household.owner-only')
  }
}
