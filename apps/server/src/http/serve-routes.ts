import type { ServerResponse } from 'node:http'
import { pathNames } from '@planner/contract/endpoint'
import type { HouseholdRole } from '@planner/contract/household-roles'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import { bearerToken } from './bearer-token.ts'
import { carriedBy } from './carried.ts'
import { checkInput } from './check-input.ts'
import { inTurn, limitConcurrency, limitLookups } from './concurrency.ts'
import type { EdgeLimits } from './edge-limits.ts'
import { heavyCalls } from './heavy-calls.ts'
import { limitRequests } from './request-limits.ts'
import { Continued, type ResumeSession, type Route } from './route.ts'

/** Puts every route of the product on the server: session, limit, access, turn, input, work, in this order. */
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
      return await resumeSession(context, token)
    } finally {
      end()
    }
  }
  for (const { endpoint, handle } of routes) {
    const isHeavy = heavyCalls.has(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: describe(endpoint),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const token = bearerToken(request.headers.authorization)
        const caller = token === null ? null : await callerOf(token, reply.raw)
        await limit(caller, request.ip)
        if (endpoint.access !== 'anyone' && !caller) throw new Problem('auth.required')
        if (endpoint.access === 'admin' && !caller!.user.is_admin) {
          request.log.warn(
            { reqId: request.id, userId: caller!.user.id },
            'a member asked for what is an administrator’s',
          )
          throw new Problem('auth.admin-only')
        }
        if (endpoint.roles && caller) requireRole(endpoint.roles, caller.user.household_role)
        const endTurn = await takeTurn(caller, request.ip, { isHeavy, response: reply.raw })
        const result = await inTurn(endTurn, reply.raw, async () => {
          const input = checkInput(endpoint, request)
          const carried = carriedBy(endpoint, request.headers)
          const from = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
          return handle(context, { input, ...from, carried, caller })
        })
        if (endpoint.produces) return reply.type(endpoint.produces).send(result)
        if (!(result instanceof Continued)) return result
        if (result.next !== null) reply.header('link', `<${result.next}>; rel="next"`)
        return result.result
      },
    })
  }
}

/** @throws Problem `household.adults-only`, `household.owner-only`. */
function requireRole(roles: readonly HouseholdRole[], role: HouseholdRole): void {
  if (!roles.includes(role)) {
    throw new Problem(roles.includes('adult') ? 'household.adults-only' : 'household.owner-only')
  }
}

/** The endpoint for OpenAPI. The framework only publishes these schemas; the contract's own values check. */
function describe({ path, method, summary, access, produces, input, result }: Route['endpoint']) {
  const whole = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const names = pathNames(path)
  const pick = (wanted: (name: string) => boolean) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(whole.properties ?? {}).filter(([name]) => wanted(name))),
    required: (whole.required ?? []).filter(wanted),
  })
  const rest = pick((name) => !names.includes(name))
  const hasRest = Object.keys(rest.properties).length > 0
  return {
    summary,
    tags: [path.split('/')[2]!],
    ...(access === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    ...(names.length > 0 ? { params: pick((name) => names.includes(name)) } : {}),
    ...(hasRest ? { [method === 'GET' || method === 'DELETE' ? 'querystring' : 'body']: rest } : {}),
    response: {
      200: produces
        ? { description: 'Done', content: { [produces]: { schema: { type: 'string', format: 'binary' } } } }
        : { description: 'Done', ...z.toJSONSchema(result, { io: 'output', unrepresentable: 'any' }) },
      default: {
        description: 'Refused: one readable sentence',
        type: 'object',
        properties: { detail: { type: 'string' } },
        required: ['detail'],
      },
    },
  }
}
