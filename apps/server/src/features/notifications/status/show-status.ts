import type { ResultOf } from '@planner/contract/endpoint'
import { channels, type operations as contract } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { after, dayMs, hourMs } from '#platform/clock.ts'
import { budgetDay } from '../outgoing/limits.ts'
import { dayOf } from '../outgoing/store.ts'
import { countsByChannel, deliveryLagSince, lastFailures, oldestDue, spendByChannel } from './store.ts'

/** Returns the delivery status per channel, for administrators. */
export async function showStatus(context: Context): Promise<ResultOf<typeof contract>> {
  const now = context.clock.now()
  const { db } = context
  const [counts, spend, failures, lag, oldest, today] = await Promise.all([
    countsByChannel(db, after(now, -dayMs)),
    spendByChannel(db, after(now, -30 * dayMs)),
    lastFailures(db, after(now, -30 * dayMs)),
    deliveryLagSince(db, after(now, -hourMs)),
    oldestDue(db, now),
    dayOf(db, budgetDay(now)),
  ])
  return {
    channels: channels
      .filter((channel) => channel !== 'telegram' || context.telegram)
      .map((channel) => {
        const port = context.channels[channel]
        const count = (...states: string[]) =>
          counts
            .filter((row) => row.channel === channel && states.includes(row.state))
            .reduce((sum, row) => sum + row.count, 0)
        const failure = failures.find((row) => row.channel === channel)
        return {
          channel,
          provider: port.provider,
          connected: port.connected,
          healthy: port.isHealthy(),
          waiting: count('waiting', 'handing'),
          sent: count('sent'),
          delivered: count('delivered'),
          failed: count('failed'),
          unknown: count('unknown'),
          spend_paise: spend.find((row) => row.channel === channel)?.paise ?? null,
          last_failure: failure ? { at: failure.settled_at.toISOString(), note: failure.note } : null,
        }
      }),
    lag_ms: lag,
    oldest_due_at: oldest?.toISOString() ?? null,
    outgoing: {
      messages: today?.messages ?? 0,
      messages_limit: context.config.outgoing.messages,
      spend_paise: today?.paise ?? 0,
      rupees_limit: context.config.outgoing.rupees,
      stopped_at: today?.told_at?.toISOString() ?? null,
    },
  }
}
