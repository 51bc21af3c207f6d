import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { isOneClick } from './one-click.ts'

type Mail = { to: string; messageId: string; raw: string; headers: Record<string, string> }

/** Returns headers by lower-case name, unfolding continued lines. */
function headersOf(raw: string): Record<string, string> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return Object.fromEntries(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

/**
 * A mail server on loopback. The name of a recipient decides the outcome: `later` 451, `nobody` 550, `full` 552 after
 * the message, `lost` accepts it and hangs up, `silent` accepts it and does not respond.
 */
export async function startMailServer() {
  const mails: Mail[] = []
  const user = { name: 'planner', password: 'stand-in' }

  const options: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === user.name && password === user.password
        ? done(null, { user: username })
        : done(Object.assign(new Error('5.7.8 wrong password'), { responseCode: 535 })),
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('later@')) return done(Object.assign(new Error('4.7.1 greylisted'), { responseCode: 451 }))
      if (address.startsWith('nobody@'))
        return done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
      done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const to = session.envelope.rcptTo[0]!.address
        if (to.startsWith('full@')) return done(Object.assign(new Error('5.2.2 mailbox full'), { responseCode: 552 }))
        const headers = headersOf(raw)
        if (!isOneClick(headers['list-unsubscribe'], headers['list-unsubscribe-post'])) {
          return done(
            Object.assign(new Error('5.6.0 List-Unsubscribe is not as RFC 8058 has it'), { responseCode: 554 }),
          )
        }
        mails.push({ to, headers, messageId: /^Message-ID: (.+)$/im.exec(raw)![1]!.trim(), raw })
        if (to.startsWith('lost@')) return cut()
        if (!to.startsWith('silent@')) done()
      })
    },
  }
  let server = new SMTPServer(options)
  const listen = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.server.address() as AddressInfo
  /** Cuts every connection, so that a pending response is lost. */
  const cut = () => {
    for (const connection of server.connections)
      (connection as { close(): void } & { _socket: { destroy(): void } })._socket.destroy()
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      cut()
    })

  return {
    environment: {
      SMTP_URL: `smtp://${user.name}:${user.password}@127.0.0.1:${port}`,
      EMAIL_FROM: 'Daily Planner <hello@planner.example>',
    },
    mails,
    down: close,
    async up() {
      server = new SMTPServer(options)
      await listen(port)
    },
    [Symbol.asyncDispose]: close,
  }
}
