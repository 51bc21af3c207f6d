import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const keys = { id: 'AKIASTANDIN', secret: 'secret-of-the-stand-in' }
const region = 'ap-south-1'
const bucket = 'planner-files'

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

/**
 * Why a request's AWS Signature Version 4 is invalid; null if it is valid. Written from Amazon's description, not from
 * the client.
 */
function faultOf(request: IncomingMessage, body: Buffer): string | null {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!parts) return 'AuthorizationHeaderMalformed'
  const [, keyId, day, givenRegion, signedNames, signature] = parts as unknown as string[]
  if (keyId !== keys.id || givenRegion !== region) return 'InvalidAccessKeyId'
  const names = signedNames!.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date') || !names.includes('x-amz-content-sha256')) {
    return 'AccessDenied'
  }
  const { 'x-amz-date': at = '', 'x-amz-content-sha256': sum = '' } = request.headers as Record<string, string>
  if (!at.startsWith(day!) || sum !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const seconds = at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  if (!(Math.abs(Date.now() - Date.parse(seconds)) < 15 * 60_000)) return 'RequestTimeTooSkewed'
  const url = new URL(request.url!, 'http://s3')
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signedNames,
    sum,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secret}`, day!), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

/** An S3-compatible server with one private bucket: requests without a valid signature are refused. */
export async function startS3() {
  const objects = new Map<string, Buffer>()
  const refused: string[] = []
  let isAway = false

  const server = createServer((request, response) => {
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body)
    const chunks: Buffer[] = []
    request.on('data', (piece: Buffer) => chunks.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      if (isAway) return answer(503, '<Error><Code>SlowDown</Code></Error>')
      const fault = faultOf(request, body)
      if (fault) {
        refused.push(fault)
        return answer(403, `<Error><Code>${fault}</Code></Error>`)
      }
      const [, named, ...rest] = request.url!.split('/')
      const name = rest.join('/')
      if (named !== bucket) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>')
      if (request.method === 'PUT') objects.set(name, body)
      else if (request.method === 'DELETE') objects.delete(name)
      else if (objects.has(name)) return answer(200, objects.get(name)!)
      else return answer(404, '<Error><Code>NoSuchKey</Code></Error>')
      answer(request.method === 'DELETE' ? 204 : 200)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    objects,
    /** The reasons of refusals. */
    refused,
    environment: {
      FILES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      FILES_S3_REGION: region,
      FILES_S3_BUCKET: bucket,
      FILES_S3_ACCESS_KEY_ID: keys.id,
      FILES_S3_SECRET_ACCESS_KEY: keys.secret,
    },
    goAway: (away: boolean) => {
      isAway = away
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
