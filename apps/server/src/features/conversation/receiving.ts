import type { Context } from '#context.ts'
import { after } from '#platform/clock.ts'
import type { ChatChannel } from '#platform/db/tables/conversation.ts'
import { holdReceiver } from './store.ts'

/** Ids of this process's receivers, used as lease holders. */
const names = new WeakMap<object, string>()

function nameOf({ ids }: Context, receiver: object): string {
  const name = names.get(receiver) ?? ids.next()
  names.set(receiver, name)
  return name
}

/**
 * Takes the lease on receiving a channel's messages, if no other process holds it.
 *
 * @param receiver this process's receiver for the channel.
 * @param isRenewed whether the current holder may extend its lease.
 * @returns null if another process holds the lease, or it is not due again yet.
 */
export function holdReceiving(
  context: Context,
  channel: ChatChannel | 'mail',
  { receiver, forMs, isRenewed }: { receiver: object; forMs: number; isRenewed: boolean },
): Promise<{ isNew: boolean } | null> {
  const now = context.clock.now()
  const holder = isRenewed ? nameOf(context, receiver) : context.ids.next()
  return holdReceiver(context.db, { channel, holder, now, until: after(now, forMs) })
}
