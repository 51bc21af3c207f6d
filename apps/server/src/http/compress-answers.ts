import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Smaller responses fit in one or two packets anyway. */
const worthwhileBytes = 2048

/** Up to this size, compressing synchronously takes less than a millisecond; larger responses use the thread pool. */
const atOnceBytes = 65_536

/**
 * Compresses responses for clients that accept it: a day's plan is 168 kB of text, a sixth of that compressed. BREACH does not
 * apply, because the session is in a header that other sites cannot send. Static files are compressed by the build. Request
 * bodies are never decompressed, so there are no zip bombs.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    // In order of preference: zstd takes a quarter of brotli's CPU time.
    encodings: ['zstd', 'br', 'gzip'],
    threshold: worthwhileBytes,
    syncThreshold: atOnceBytes,
    globalDecompression: false,
  })
}
