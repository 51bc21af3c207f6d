import { test as base, type Control, controlOf } from './fixtures.ts'
import { startServer } from './separate-server.ts'

type OwnServer = Control & { url: string }

/**
 * For tests that move the server's clock, which get a separate server. On the shared one, the server would be on a
 * different day than the other tests' browsers.
 */
export const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    async ({ playwright }, provide, { parallelIndex }) => {
      // The first two ports belong to the shared server.
      const port = Number(process.env.E2E_PORT) + 2 + 2 * parallelIndex
      await using server = await startServer(playwright, port, {})
      await provide({ url: server.url, ...controlOf(port + 1) })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownServer }, provide) => provide(ownServer.url),
})
