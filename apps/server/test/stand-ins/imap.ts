import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

type Kept = { uid: number; source: Buffer; deleted: boolean }

/**
 * The part of IMAP4rev1 that the product uses (RFC 3501, 4315). Anything else is answered with BAD and recorded as a
 * complaint.
 */
const capabilities = 'IMAP4rev1 UIDPLUS AUTH=PLAIN'

/**
 * An IMAP server with one mailbox on loopback. Strict: an unknown command, one in the wrong state or one with other
 * arguments is refused and recorded as a complaint, and so is marking a mail as read.
 */
export async function startImap() {
  const account = { user: 'planner@example.in', password: 'pass word/1' }
  const complaints: string[] = []
  const mails: Kept[] = []
  const sockets = new Set<Socket>()
  let nextUid = 1
  let validity = 1000
  let logins = 0
  let breaksAfterFetches = Number.POSITIVE_INFINITY

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    let state: 'greeted' | 'signed in' | 'selected' | 'out' = 'greeted'
    let pending: ((line: string) => void) | null = null
    let read = ''
    const send = (line: string) => void socket.write(`${line}\r\n`)
    send(`* OK [CAPABILITY ${capabilities}] stand-in`)
    socket.on('data', (chunk) => {
      read += chunk.toString('latin1')
      for (let end = read.indexOf('\r\n'); end >= 0; end = read.indexOf('\r\n')) {
        const line = read.slice(0, end)
        read = read.slice(end + 2)
        if (pending) {
          const take = pending
          pending = null
          take(line)
        } else answer(line)
      }
    })

    function answer(line: string): void {
      const [, tag = '*', name = '', rest = ''] = /^(\S+) (UID \S+|\S+) ?(.*)$/.exec(line) ?? []
      const command = commands[name.toUpperCase()]
      if (command) command(tag, rest)
      else refuse(tag, `${name} is not known`)
    }

    function refuse(tag: string, why: string): void {
      complaints.push(why)
      send(`${tag} BAD ${why}`)
    }

    function signIn(tag: string, user: string, password: string): void {
      logins++
      if (user !== account.user || password !== account.password) {
        send(`${tag} NO [AUTHENTICATIONFAILED] wrong user or password`)
        return
      }
      state = 'signed in'
      send(`${tag} OK [CAPABILITY ${capabilities}] signed in`)
    }

    const needs = (tag: string, wanted: typeof state): boolean => {
      if (state === wanted || (wanted === 'signed in' && state === 'selected')) return true
      refuse(tag, `this needs to be ${wanted}`)
      return false
    }

    const commands: Record<string, (tag: string, rest: string) => void> = {
      CAPABILITY(tag) {
        send(`* CAPABILITY ${capabilities}`)
        send(`${tag} OK done`)
      },
      NOOP: (tag) => send(`${tag} OK done`),
      LOGOUT(tag) {
        state = 'out'
        send('* BYE')
        send(`${tag} OK done`)
        socket.end()
      },
      AUTHENTICATE(tag, rest) {
        if (!/^PLAIN$/i.test(rest)) return refuse(tag, `AUTHENTICATE ${rest}`)
        pending = (line) => {
          const [, user = '', password = ''] = Buffer.from(line, 'base64').toString().split('\0')
          signIn(tag, user, password)
        }
        send('+ ')
      },
      LOGIN(tag, rest) {
        const [, user = '', password = ''] = /^"?([^" ]+)"? "?([^"]+)"?$/.exec(rest) ?? []
        signIn(tag, user, password)
      },
      LIST(tag, rest) {
        if (!needs(tag, 'signed in')) return
        send(
          /""\s*$/.test(rest) && !/INBOX/i.test(rest)
            ? '* LIST (\\Noselect) "/" ""'
            : '* LIST (\\HasNoChildren) "/" INBOX',
        )
        send(`${tag} OK done`)
      },
      LSUB(tag) {
        if (needs(tag, 'signed in')) send(`${tag} OK done`)
      },
      SELECT(tag, rest) {
        if (!needs(tag, 'signed in')) return
        if (!/^"?INBOX"?$/i.test(rest)) return send(`${tag} NO no such mailbox`)
        state = 'selected'
        send('* FLAGS (\\Seen \\Deleted)')
        send(`* ${mails.length} EXISTS`)
        send('* 0 RECENT')
        send(`* OK [UIDVALIDITY ${validity}] here`)
        send(`* OK [UIDNEXT ${nextUid}] here`)
        send(`${tag} OK [READ-WRITE] selected`)
      },
      'UID FETCH'(tag, rest) {
        if (!needs(tag, 'selected')) return
        const [, set = '', items = ''] = /^(\S+) \(?(.*?)\)?$/.exec(rest) ?? []
        const wanted = items.toUpperCase().split(' ')
        const strange = wanted.filter((one) => !['UID', 'RFC822.SIZE', 'BODY.PEEK[]'].includes(one))
        if (strange.length > 0) return refuse(tag, `FETCH of ${strange.join(' ')}`)
        for (const mail of mails.filter(({ uid }) => isIn(set, uid))) {
          const place = mails.indexOf(mail) + 1
          const fetched = [`UID ${mail.uid}`]
          if (wanted.includes('RFC822.SIZE')) fetched.push(`RFC822.SIZE ${mail.source.length}`)
          if (!wanted.includes('BODY.PEEK[]')) {
            send(`* ${place} FETCH (${fetched.join(' ')})`)
            continue
          }
          if (breaksAfterFetches-- <= 0) {
            socket.destroy()
            return
          }
          socket.write(`* ${place} FETCH (${fetched.join(' ')} BODY[] {${mail.source.length}}\r\n`)
          socket.write(mail.source)
          send(')')
        }
        send(`${tag} OK done`)
      },
      'UID STORE'(tag, rest) {
        if (!needs(tag, 'selected')) return
        const [, set = '', flags = ''] = /^(\S+) \+FLAGS(?:\.SILENT)? \(?(.*?)\)?$/i.exec(rest) ?? []
        if (flags !== '\\Deleted') return refuse(tag, `STORE of ${rest}`)
        for (const mail of mails) if (isIn(set, mail.uid)) mail.deleted = true
        send(`${tag} OK done`)
      },
      'UID EXPUNGE'(tag, rest) {
        if (!needs(tag, 'selected')) return
        for (const mail of mails.filter(({ uid, deleted }) => deleted && isIn(rest, uid)).reverse()) {
          send(`* ${mails.indexOf(mail) + 1} EXPUNGE`)
          mails.splice(mails.indexOf(mail), 1)
        }
        send(`${tag} OK done`)
      },
    }

    /** Whether a UID is in a set such as '5', '2:7' or '3:*', which always includes the last one. */
    function isIn(set: string, uid: number): boolean {
      return set.split(',').some((part) => {
        const [low = '', high = low] = part.split(':')
        const last = mails.at(-1)?.uid ?? 0
        const [one, other] = [low, high].map((end) => (end === '*' ? last : Number(end))) as [number, number]
        return uid >= Math.min(one, other) && uid <= Math.max(one, other)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    /** The settings of a server that uses it. */
    environment: {
      MAIL_IN_ADDRESS: account.user,
      MAIL_IN_URL: `imap://${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@127.0.0.1:${port}`,
    },
    complaints,
    mails,
    logins: () => logins,
    /** Delivers a mail. */
    arrive(source: string | Buffer) {
      mails.push({ uid: nextUid++, source: Buffer.from(source), deleted: false })
    },
    /** Recreates the mailbox, which invalidates its UIDs. */
    renumber() {
      validity++
      for (const mail of mails) mail.uid = nextUid++
    },
    /** Breaks the connection while the mail after this many is fetched. */
    breakAfter(fetches: number) {
      breaksAfterFetches = fetches
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
export type ImapStandIn = Awaited<ReturnType<typeof startImap>>
