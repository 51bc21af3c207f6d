import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The number of executed statements, by their text. */
export type Counts = Map<string, number>

export type CountingProxy = { port: number; take: () => Counts; close: () => void }

/**
 * A proxy between programs and PostgreSQL that counts executed statements by their text, prepared ones on each
 * execution.
 *
 * @param to the path of PostgreSQL's socket.
 */
export async function startCountingProxy(to: string): Promise<CountingProxy> {
  let counts: Counts = new Map()
  const count = (text: string) => counts.set(text, (counts.get(text) ?? 0) + 1)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const store = connect(to)
    for (const [one, other] of [
      [client, store],
      [store, client],
    ] as const) {
      sockets.add(one)
      one.once('close', () => other.destroy())
      one.on('error', () => undefined)
    }
    client.on('data', readMessages(count))
    client.pipe(store)
    store.pipe(client)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    take() {
      const taken = counts
      counts = new Map()
      return taken
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/**
 * Parses a client's messages in PostgreSQL's protocol: one byte for the type, four for the length, the body.
 *
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
function readMessages(count: (text: string) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>()
  let unread = Buffer.alloc(0)
  // The first message has no type.
  let isStarted = false
  return (chunk) => {
    unread = Buffer.concat([unread, chunk])
    for (;;) {
      const head = isStarted ? 1 : 0
      if (unread.length < head + 4) return
      const size = head + unread.readInt32BE(head)
      if (unread.length < size) return
      const body = unread.subarray(head + 4, size)
      const kind = isStarted ? String.fromCharCode(unread[0]!) : 'start'
      if (kind === 'Q') count(textAt(body, 0).text)
      if (kind === 'P') {
        const name = textAt(body, 0)
        prepared.set(name.text, textAt(body, name.end).text)
      }
      if (kind === 'B') count(prepared.get(textAt(body, textAt(body, 0).end).text) ?? 'unknown')
      isStarted = true
      unread = unread.subarray(size)
    }
  }
}

function textAt(body: Buffer, from: number): { text: string; end: number } {
  const end = body.indexOf(0, from)
  return { text: body.toString('utf8', from, end), end: end + 1 }
}
