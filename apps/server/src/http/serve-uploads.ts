import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A client reads its refusal only once it has sent what it was sending: so much and so long is thrown away for it. */
const discarded = { bytes: 40_000_000, ms: 30_000 }

/** Serves endpoints whose body is a file: it is neither parsed nor kept, and the use-case reads it. */
export function serveUploads(app: FastifyInstance, serve: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
    serve(scope)
  })
}

/** Throws away what still comes of a refused file. */
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
