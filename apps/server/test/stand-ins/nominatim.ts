import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A public map service that knows one town, counts requests, and can be unavailable. */
export async function startNominatim() {
  const asked: { query: URLSearchParams; userAgent: string | undefined }[] = []
  let status = 200
  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://stand-in')
    asked.push({ query: url.searchParams, userAgent: request.headers['user-agent'] })
    const isSea = Number(url.searchParams.get('lon')) < 60
    const body = isSea
      ? { error: 'Unable to geocode' }
      : { address: { town: 'Bengaluru', state: 'Karnataka', country: 'India' } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(status === 200 ? body : {}))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    asked,
    environment: {
      NOMINATIM_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      NOMINATIM_USER_AGENT: 'daily-planner-tests (ops@planner.example)',
    },
    answerWith: (next: number) => {
      status = next
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
