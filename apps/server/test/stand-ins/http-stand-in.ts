import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

/**
 * How a provider misbehaves: `error` and `busy` do nothing and respond so, `hang` does nothing and never responds, the
 * last two do the work but lose the response.
 */
export type Fault = 'error' | 'busy' | 'hang' | 'lose the answer' | 'error after the work'

/** The Retry-After of `busy`. */
export const busyForSeconds = 90

/** A provider over HTTP on loopback, with faults on request. */
export async function startHttpStandIn({
  port = 0,
  takesMs = 0,
  answer,
}: {
  port?: number
  /** How long each call takes. */
  takesMs?: number | undefined
  answer: (asked: Asked) => Answer | Promise<Answer>
}) {
  let fault: Fault | null = null
  let faultyCalls = 0
  let calls = 0

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls++
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url!, 'http://stand-in')
    const asked: Asked = {
      method: request.method!,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    const fails = faultyCalls > 0 ? fault : null
    if (fails) faultyCalls--
    if (fails === 'hang') return
    if (fails === 'error') return send(response, { status: 503, body: { code: 20503, message: 'away' } })
    if (fails === 'busy') {
      const headers = { 'retry-after': String(busyForSeconds) }
      return send(response, { status: 429, body: { code: 20429, message: 'too many requests' }, headers })
    }
    const reply = await answer(asked)
    if (takesMs > 0) await pause(takesMs)
    if (fails === 'lose the answer') return void request.socket.destroy()
    send(response, fails === 'error after the work' ? { status: 500, body: {} } : reply)
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => send(response, { status: 599, body: { message: String(error) } }))
  })
  const listen = (on: number) => new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve))
  await listen(port)
  const own = (server.address() as AddressInfo).port
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })

  return {
    url: `http://127.0.0.1:${own}`,
    /** The number of calls, including failed ones. */
    calls: () => calls,
    /** Sets the behaviour from now on, or for this many calls. */
    behave(as: Fault | 'well', times = Number.POSITIVE_INFINITY) {
      fault = as === 'well' ? null : as
      faultyCalls = as === 'well' ? 0 : times
    },
    /** Stops listening: connections are refused. */
    down: close,
    up: () => listen(own),
    [Symbol.asyncDispose]: close,
  }
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const isPage = typeof body === 'string'
  response.writeHead(status, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json', ...headers })
  response.end(body === undefined ? '' : isPage ? body : JSON.stringify(body))
}
