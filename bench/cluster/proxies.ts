import { createServer, request } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

/**
 * Forwards bytes to a socket file, delaying each chunk by `delayMs` each way, to simulate a distant or slow database.
 */
export async function startSlowProxy(socketFile: string) {
  const way = { delayMs: 0 }
  const open = new Set<Socket>()
  const pass = (from: Socket, to: Duplex) => {
    let last = Promise.resolve()
    from.on('data', (piece) => {
      const pause = way.delayMs
      const waited = new Promise<void>((resolve) => (pause > 0 ? setTimeout(resolve, pause) : resolve()))
      // Keeps the order, even if the delay changes.
      last = last.then(() => waited).then(() => void to.write(piece))
    })
    from.once('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
  const server = createTcpServer({ noDelay: true }, (client) => {
    const upstream = connect(socketFile)
    for (const one of [client, upstream]) {
      open.add(one)
      one.once('close', () => open.delete(one))
    }
    pass(client, upstream)
    pass(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: portOf(server),
    way,
    close() {
      for (const one of open) one.destroy()
      server.close()
    },
  }
}

/**
 * Distributes requests over several servers in turn, and tries the next one if a server cannot be reached. A request
 * that breaks off is answered with 502, because its outcome is unknown.
 */
export async function startRoundRobin(ports: number[]) {
  let turn = 0
  const served = new Map(ports.map((port) => [port, 0]))
  const server = createServer((asked, answer) => {
    const pieces: Buffer[] = []
    asked.on('data', (piece: Buffer) => pieces.push(piece))
    asked.on('end', () => hand(0))

    function hand(tries: number): void {
      const port = ports[turn++ % ports.length]!
      const { method, url, headers } = asked
      const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (response) => {
        served.set(port, served.get(port)! + 1)
        answer.writeHead(response.statusCode!, response.headers)
        response.pipe(answer)
        response.once('error', () => answer.destroy())
      })
      passed.once('error', (error: NodeJS.ErrnoException) => {
        if (answer.headersSent) return void answer.destroy()
        if (error.code === 'ECONNREFUSED' && tries + 1 < ports.length) return hand(tries + 1)
        answer.writeHead(502).end()
      })
      passed.end(Buffer.concat(pieces))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    served,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createTcpServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
