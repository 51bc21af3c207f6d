import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this an answer is one or two packets anyway. */
const worthwhileBytes = 2048

/** Up to this one call takes less than a millisecond; what is larger is handed to other threads. */
const atOnceBytes = 65_536

/**
 * Answers travel compressed to whoever accepts that: a day's plan is 168 kB of text, a sixth of that on the wire. Whoever
 * listens in learns nothing from the lengths (BREACH): a session travels in a header that no other site can send along.
 * The client's files are compressed by the build; what comes in is taken as it is, so that nothing can swell here.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    // The first that is accepted: zstd takes a quarter of the processor's time that brotli takes.
    encodings: ['zstd', 'br', 'gzip'],
    threshold: worthwhileBytes,
    syncThreshold: atOnceBytes,
    globalDecompression: false,
  })
}
