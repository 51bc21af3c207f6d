import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { apiBrowserPolicy } from './security-headers.ts'

/** OpenAPI 3.1 generated from the contract: a sandboxed page at /api/docs, the document at /api/docs/json. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Daily Planner',
        version: '1.0.0',
        description:
          'Every failure answers `{"detail": "one readable sentence"}` with its code in the header x-problem.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', apiBrowserPolicy)
      // A sandboxed page has an opaque origin, so its scripts and the document are cross-origin.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('access-control-allow-origin', '*')
    })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: false,
      // A sandboxed page cannot call the API, so 'Try it out' is disabled.
      uiConfig: { supportedSubmitMethods: [] },
    })
  })
}
