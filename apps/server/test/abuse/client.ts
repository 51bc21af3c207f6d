import { Agent, type OutgoingHttpHeaders, request } from 'node:http'

export type Answered = { status: number; bytes: number; text: string; headers: NodeJS.Dict<string | string[]> }

export type Client = {
  /** Sends a request. Never throws: a connection closed without a response returns status 0. */
  ask(method: string, path: string, body?: unknown, headers?: OutgoingHttpHeaders): Promise<Answered>
  close(): void
}

/** The rest of a longer body is counted and discarded. */
const keptBytes = 2_000_000

/** A client of a running server. On loopback it can use its own address, so that it counts as another network. */
export function clientOf(
  base: string,
  { token = null, localAddress }: { token?: string | null; localAddress: string },
): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })

  function ask(method: string, path: string, body?: unknown, headers: OutgoingHttpHeaders = {}): Promise<Answered> {
    const sent = body === undefined ? '' : JSON.stringify(body)
    return new Promise((resolve) => {
      const lost = () => resolve({ status: 0, bytes: 0, text: '', headers: {} })
      const asked = request(
        new URL(path, base),
        {
          method,
          agent,
          localAddress,
          headers: {
            accept: 'application/json',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            'content-length': Buffer.byteLength(sent),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          let bytes = 0
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length
            if (bytes <= keptBytes) chunks.push(chunk)
          })
          response.on('end', () =>
            resolve({
              status: response.statusCode!,
              bytes,
              text: Buffer.concat(chunks).toString(),
              headers: response.headers,
            }),
          )
          response.on('error', lost)
        },
      )
      asked.on('error', lost)
      asked.end(sent)
    })
  }

  return { ask, close: () => agent.destroy() }
}

/** Parses a response's JSON; null if the call was refused. */
export function read<T>({ status, text }: Answered): T | null {
  return status === 200 ? (JSON.parse(text) as T) : null
}
