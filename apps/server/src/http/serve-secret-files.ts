import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'

/** A file for clients without a session, at a secret URL. */
export type SecretFile = {
  path: `/${string}/:name`
  /** Its media type. */
  type: string
  /** The file name for saving it. */
  name: string
  /**
   * @returns the ETag, and the text, or null if the client's copy is current.
   * @throws Problem if the URL is not valid.
   */
  read: (
    context: Context,
    name: string,
    asked: { known: string; address: string },
  ) => Promise<{ etag: string; text: string | null }>
}

/** Serves the files at secret URLs. These URLs are not logged (`log.ts`) and not sent to other sites. */
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
