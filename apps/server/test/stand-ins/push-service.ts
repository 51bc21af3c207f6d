import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PushMessage } from '@planner/contract/notifications'
import ece from 'http_ece'

export type Mode = 'accept' | 'gone' | 'busy' | 'refuse' | 'hang up after taking it'

type Pushed = { device: string; message: PushMessage; headers: Record<string, unknown> }

/**
 * A push service over HTTP with subscribed browsers: it checks the requirements of RFC 8030, 8291 and 8292, decrypts as
 * the browser would, records what it received, and can misbehave.
 */
export async function startPushService() {
  const pushed: Pushed[] = []
  const complaints: string[] = []
  const devices = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>()
  let mode: Mode = 'accept'

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const device = request.url!.slice(1)
    const known = devices.get(device)
    if (!known || mode === 'gone') return void response.writeHead(410).end()
    if (mode === 'busy') return void response.writeHead(503).end()
    if (mode === 'refuse') return void response.writeHead(400).end()

    const { headers } = request
    if (!/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/.test(headers.authorization ?? '')) complaints.push('no VAPID')
    if (headers['content-encoding'] !== 'aes128gcm') complaints.push('wrong encoding')
    if (!headers.ttl) complaints.push('no TTL')
    const clear = ece.decrypt(Buffer.concat(chunks), {
      version: 'aes128gcm',
      privateKey: known.keys,
      authSecret: known.auth.toString('base64url'),
    })
    pushed.push({ device, message: JSON.parse(clear.toString('utf8')) as PushMessage, headers })
    if (mode === 'hang up after taking it') return void request.socket.destroy()
    response.writeHead(201).end()
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      complaints.push(String(error))
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    host,
    pushed,
    complaints,
    behave(as: Mode) {
      mode = as
    },
    /** The subscription that a browser returns once the person has allowed notifications. */
    aBrowser(name = randomBytes(6).toString('hex')) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      devices.set(name, { keys, auth })
      return {
        endpoint: `http://${host}/${name}`,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      }
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
