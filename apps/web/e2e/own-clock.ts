import { startServer } from './own-server.ts'
import { test as base, type Door, throughDoor } from './test-server.ts'

type OwnServer = Door & { url: string }

/**
 * For tests that move the server's clock, which get a server of their own. On the shared one the others' server would live in
 * another day than their browsers: what is today's for one would be yesterday's for the other.
 */
export const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    async ({ playwright }, provide, { parallelIndex }) => {
      // The first two are the shared server's.
      const port = Number(process.env.E2E_PORT) + 2 + 2 * parallelIndex
      await using server = await startServer(playwright, port, {})
      await provide({ url: server.url, ...throughDoor(port + 1) })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownServer }, provide) => provide(ownServer.url),
})
