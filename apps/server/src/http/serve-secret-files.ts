import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'

/** A file for clients without a session: its URL is the secret. */
export type SecretFile = {
  path: `/${string}/:name`
  /** Its media type. */
  type: string
  /** What it is called once it is saved. */
  name: string
  /**
   * @returns the entity tag, and the text unless the asker has it already.
   * @throws Problem where the address is none.
   */
  read: (
    context: Context,
    name: string,
    asked: { known: string; address: string },
  ) => Promise<{ etag: string; text: string | null }>
}

/** Puts files with a secret address on the server. The address is not logged (`log.ts`), nor sent to other sites. */
export function serveSecretFiles(app: FastifyInstance, context: Context, files: readonly SecretFile[]): void {
  for (const { path, type, name, read } of files) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const { name: asked } = request.params as { name: string }
      const known = request.headers['if-none-match'] ?? ''
      const { etag, text } = await read(context, asked, { known, address: request.ip })
      reply
        .header('etag', etag)
        .header('cache-control', 'private, no-cache')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
      if (text === null) return reply.code(304).send()
      return reply.type(type).header('content-disposition', `inline; filename="${name}"`).send(text)
    })
  }
}
