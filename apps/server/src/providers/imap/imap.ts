import { mailIn as limits } from '@planner/contract/constants/notifications'
import type { ImapFlow } from 'imapflow'
import type { Mailbox, MailboxPlace } from '../mailbox.ts'
import { ProviderFailure } from '../provider-call.ts'
import { recordCall } from '../record-call.ts'
import type { MailboxConfig } from './config.ts'

const provider = 'imap'

/** A mailbox read through IMAP. The library is loaded with the first visit. */
export function imapMailbox(config: MailboxConfig, timeoutMs: number): Mailbox {
  return {
    address: config.address,
    async visit(after, take, passed) {
      const client = await connected(config, timeoutMs)
      try {
        const lock = await asking(() => client.getMailboxLock(config.mailbox))
        try {
          await read(client, after, take, passed)
        } finally {
          lock.release()
        }
      } finally {
        // Progress is already saved, so a connection that cannot log out is simply closed.
        await client.logout().catch(() => client.close())
      }
    },
  }
}

async function connected({ host, port, secure, user, password }: MailboxConfig, timeoutMs: number): Promise<ImapFlow> {
  const { ImapFlow: Client } = await import('imapflow')
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host)
  const client = new Client({
    host,
    port,
    secure,
    ...(!secure && !isLocal && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 6 * timeoutMs,
  })
  // Failures reach us through the call that they break.
  client.on('error', () => {})
  await asking(() => client.connect())
  return client
}

async function read(
  client: ImapFlow,
  after: MailboxPlace | null,
  take: Parameters<Mailbox['visit']>[1],
  passed: Parameters<Mailbox['visit']>[2],
): Promise<void> {
  const box = client.mailbox
  if (!box || box.exists === 0) return
  const validity = String(box.uidValidity)
  const from = after?.validity === validity ? after.uid : 0
  const found: { uid: number; size: number }[] = []
  await asking(async () => {
    for await (const { uid, size = 0 } of client.fetch(`${from + 1}:*`, { uid: true, size: true }, { uid: true })) {
      // '*' matches the last mail even if it has been read already.
      if (uid > from) found.push({ uid, size })
    }
  })
  for (const { uid, size } of found.toSorted((one, other) => one.uid - other.uid).slice(0, limits.mailsPerVisit)) {
    if (size <= limits.bytesMax) {
      const mail = await asking(() => client.fetchOne(String(uid), { source: true }, { uid: true }))
      // Another program may have deleted it meanwhile.
      const source = mail ? mail.source : undefined
      if (source && (await take({ uid, source })) === 'delete') {
        await asking(() => client.messageDelete(String(uid), { uid: true }))
      }
    }
    await passed({ validity, uid })
  }
}

/** Makes one IMAP call and records its result under the provider. */
const asking = <T>(step: () => Promise<T>): Promise<T> =>
  recordCall(provider, () => step().catch((error: unknown) => Promise.reject(failureOf(error))))

/** Replaces the library's error messages, which may quote the server. */
function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  const { authenticationFailed, code } = error as { authenticationFailed?: boolean; code?: string }
  if (authenticationFailed) return new ProviderFailure('again', 'the mailbox does not accept our user or password')
  return new ProviderFailure('again', 'the mailbox could not be read', { isOutage: true, ...(code && { code }) })
}
