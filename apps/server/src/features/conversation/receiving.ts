import type { Context } from '#context.ts'
import { after } from '#platform/clock.ts'
import type { ChatChannel } from '#platform/db/tables/conversation.ts'
import { holdReceiver } from './store.ts'

/** This process, among those that could receive, by its receiver. */
const names = new WeakMap<object, string>()

function nameOf({ ids }: Context, receiver: object): string {
  const name = names.get(receiver) ?? ids.next()
  names.set(receiver, name)
  return name
}

/**
 * Takes the lease on receiving a channel's messages, if no other process holds it.
 *
 * @param receiver of this process.
 * @param isRenewed whether a process that does may prolong it.
 * @returns null if another does, or it need not be done again yet.
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
