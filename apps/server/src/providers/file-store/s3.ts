import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from '../file-store.ts'
import { failureByStatus, ProviderFailure, providerCalls } from '../provider-call.ts'

export type S3Config = {
  /**
   * Without a trailing slash; the bucket follows in the path (path-style), which every S3-compatible server accepts.
   */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** Long enough for 10 MB on a slow line between two servers. */
const timeoutMs = 20_000

/** A private bucket on S3 or a compatible server. Requests are signed with AWS Signature Version 4. */
export function s3Store({ endpoint, region, bucket, ...keys }: S3Config): FileStore {
  // No retries here: the caller retries, or the job that deletes files.
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const calls = providerCalls(timeoutMs, 's3')
  const urlOf = (key: string) => `${endpoint}/${bucket}/${key.slice(0, 2)}/${key}`

  async function send(key: string, method: 'GET' | 'PUT' | 'DELETE', bytes?: Buffer): Promise<Response> {
    // Signed too, so that a corrupted body is refused.
    const sum = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    const headers = { 'x-amz-content-sha256': sum, ...(bytes && { 'content-type': 'application/octet-stream' }) }
    const signed = await client.sign(urlOf(key), { method, headers, ...(bytes && { body: new Uint8Array(bytes) }) })
    const response = await fetch(signed, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw (
      failureByStatus(response.status, response.headers.get('retry-after') ?? undefined) ??
      new ProviderFailure('refused', `answered ${response.status}`)
    )
  }

  return {
    provider: 's3',
    put: (key, bytes) =>
      calls.make(async () => {
        const response = await send(key, 'PUT', bytes)
        await response.body?.cancel()
        if (response.status === 404) throw new ProviderFailure('refused', 'there is no such bucket')
      }),
    get: (key) =>
      calls.make(async () => {
        const response = await send(key, 'GET')
        if (response.status !== 404) return Readable.fromWeb(response.body as ReadableStream)
        await response.body?.cancel()
        return null
      }),
    remove: (key) =>
      calls.make(async () => {
        const response = await send(key, 'DELETE')
        await response.body?.cancel()
      }),
    isHealthy: () => calls.isHealthy(),
  }
}
