import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * Clients read a refusal only after sending the whole file, so the rest is received and discarded, within these limits.
 */
const discarded = { bytes: 40_000_000, ms: 30_000 }

/** Serves endpoints whose body is a file: it is neither parsed nor buffered, and the use case reads it as a stream. */
export function serveUploads(app: FastifyInstance, serve: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
    serve(scope)
  })
}

/** Discards the rest of a refused file. */
export function discardRest(request: IncomingMessage): void {
  let bytes = 0
  const timer = setTimeout(() => request.destroy(), discarded.ms)
  timer.unref()
  for (const end of ['end', 'close']) request.once(end, () => clearTimeout(timer))
  request.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > discarded.bytes) request.destroy()
  })
}
