import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import { bearerToken } from './bearer-token.ts'
import { limitRequests } from './request-limits.ts'
import type { ResumeSession } from './route.ts'

/** Imported with the first request: with its schemas it takes 3 MB, and few processes ever need it. */
async function mcp() {
  const [{ WebStandardStreamableHTTPServerTransport }, { plannerServer }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    import('#mcp/planner-server.ts'),
  ])
  return { plannerServer, WebStandardStreamableHTTPServerTransport }
}

/**
 * Serves MCP over stateless streamable HTTP. A tool call becomes a request to this app with the same token, so the
 * rules of API calls apply to tools too.
 */
export function serveMcp(app: FastifyInstance, context: Context, resumeSession: ResumeSession): void {
  const limit = limitRequests(context)
  // Stateless: there are no streams to open or end.
  app.route({
    method: ['GET', 'DELETE'],
    url: '/api/mcp',
    handler: (_request, reply) =>
      reply.code(405).header('allow', 'POST').send({ detail: 'MCP requests are sent by POST' }),
  })
  app.post('/api/mcp', { schema: { hide: true } }, async (request, reply) => {
    const token = bearerToken(request.headers.authorization)
    const caller = token === null ? null : await resumeSession(context, token)
    await limit(caller, request.ip)
    if (!caller) throw new Problem('auth.required')
    const { plannerServer, WebStandardStreamableHTTPServerTransport } = await mcp()
    const server = plannerServer(async ({ method, url, body, headers }) => {
      const answer = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: request.ip,
        headers: {
          ...headers,
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        ...(body !== undefined && { payload: body }),
      })
      return { status: answer.statusCode, body: answer.body }
    })
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      const answer = await transport.handleRequest(
        new Request(`${context.config.publicUrl}/api/mcp`, {
          method: 'POST',
          headers: { accept: request.headers.accept ?? '', 'content-type': 'application/json' },
          body: JSON.stringify(request.body ?? null),
        }),
        { parsedBody: request.body },
      )
      reply.header('cache-control', 'no-store').code(answer.status)
      const type = answer.headers.get('content-type')
      if (type) reply.type(type)
      return await reply.send(await answer.text())
    } finally {
      await server.close()
    }
  })
}
