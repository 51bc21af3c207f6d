import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { type Description, describeApi } from './describe-api.ts'
import type { Route } from './route.ts'
import { apiBrowserPolicy } from './security-headers.ts'

/** OpenAPI 3.1 generated from the contract: a sandboxed page at /api/docs, the document at /api/docs/json. */
export async function serveApiDocs(
  app: FastifyInstance,
  { config }: Pick<Context, 'config'>,
  routes: readonly Route[],
): Promise<void> {
  const document = { ...descriptionOf(routes), servers: [{ url: config.publicUrl }] }
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
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

const descriptions = new WeakMap<readonly Route[], Description>()

/**
 * Cached per list of routes: computing it takes a tenth of a second, half of the start of one of the many servers of a
 * test run.
 */
function descriptionOf(routes: readonly Route[]): Description {
  const made = descriptions.get(routes) ?? describeApi(routes.map(({ endpoint }) => endpoint))
  descriptions.set(routes, made)
  return made
}
