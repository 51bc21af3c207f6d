import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import type { ChannelPort } from '#providers/channels.ts'
import type { Settlement } from '../sending/store.ts'
import { budgetDay, wholeBudget } from './limits.ts'
import { notifyStopped } from './notify-stopped.ts'
import { addToDay, takeFromBudget } from './store.ts'

/** Counts a message that is sent regardless of the budget: about an account's security, or a vendor's invitation. */
export async function countEssential(context: Context, channel: Channel): Promise<void> {
  const { connected, pricePaise = 0 } = context.channels[channel]
  if (channel === 'app' || !connected) return
  await addToDay(context.db, { day: budgetDay(context.clock.now()), messages: 1, paise: pricePaise })
}

/** Corrects the day's spend by the difference between actual and estimated cost. */
export async function correctSpend(
  context: Context,
  channel: Channel,
  settlements: readonly Pick<Settlement, 'state' | 'costPaise'>[],
  handedAt: Date,
): Promise<void> {
  const { connected, pricePaise = 0 } = context.channels[channel]
  if (!connected || pricePaise === 0) return
  const paise = settlements
    .filter(({ state }) => state === 'sent' || state === 'failed')
    .reduce((sum, { costPaise = 0 }) => sum + costPaise - pricePaise, 0)
  if (paise !== 0) await addToDay(context.db, { day: budgetDay(handedAt), messages: 0, paise })
}

/**
 * Charges a requested message, such as a one-time code, to the installation's budget.
 *
 * @returns false if no more messages may be sent today.
 */
export async function mayLeave(context: Context, by: Pick<ChannelPort, 'connected' | 'pricePaise'>): Promise<boolean> {
  if (!by.connected) return true
  const now = context.clock.now()
  if (await takeFromBudget(context.db, wholeBudget(context, by, now))) return true
  await notifyStopped(context, now)
  return false
}
