import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'

/** A call from a provider: authenticated by a signature over the body, with no session and no contract. */
export type InboundWebhook = {
  path: `/api/webhooks/${string}`
  /** The response that the provider expects; an empty object by default. */
  answer?: { type: string; body: string }
  /** @throws Problem if the signature is invalid. */
  receive: (context: Context, call: InboundCall) => Promise<unknown>
}

export type InboundCall = {
  /** The public URL as given to the provider, query included. */
  url: string
  headers: Record<string, string | string[] | undefined>
  /** The raw bytes of the body, which the signature covers. */
  raw: Buffer
}

/**
 * Serves the providers' webhooks, separately from the API: bodies of any type are accepted as raw bytes. They are not
 * rate-limited by address, because a provider reports on everybody's messages from few addresses.
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
