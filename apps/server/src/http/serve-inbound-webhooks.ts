import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'

/** A provider's own call: no session and no contract, but a signature over the body. */
export type InboundWebhook = {
  path: `/api/webhooks/${string}`
  /** What the provider expects as an answer; an empty object by default. */
  answer?: { type: string; body: string }
  /** @throws Problem where the signature is not the provider's. */
  receive: (context: Context, call: InboundCall) => Promise<unknown>
}

export type InboundCall = {
  /** The public address as the provider was given it, query included. */
  url: string
  headers: Record<string, string | string[] | undefined>
  /** The body's own bytes: a signature is over these. */
  raw: Buffer
}

/**
 * Puts the providers' webhooks on the server, apart from the product's calls: bodies are taken as they come, of any type.
 * They are not counted against an address, since a provider reports from few addresses on everybody's messages.
 */
export async function serveInboundWebhooks(
  app: FastifyInstance,
  context: Context,
  webhooks: readonly InboundWebhook[],
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const { path, answer, receive } of webhooks) {
      scope.post(path, { schema: { hide: true } }, async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const url = `${context.config.publicUrl}${request.originalUrl}`
        await receive(context, { url, headers: request.headers, raw })
        return answer ? reply.code(200).type(answer.type).send(answer.body) : reply.code(200).send({})
      })
    }
  })
}
