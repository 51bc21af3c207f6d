import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import type { Found } from '#providers/channels.ts'
import { deliveriesOf } from '../deliveries.ts'
import { leaseMs } from '../dispatch.ts'
import { type AlertToSend, type Settlement, settleAlerts } from '../store.ts'
import { handedMeanwhile, providerIdsSince, recentlyUnknown, resolveUnknown, takeOverLapsed } from './store.ts'

const limit = 500

/** How long a provider is queried about an alert, until its answer is certain. */
const askedForMs = hourMs

/**
 * Settles alerts that killed processes were handing over. Alerts that are still uncertain, because the provider is
 * unavailable or is being handed another message to the same person, are queried again when this lease expires:
 * 'unknown' would be final.
 */
export async function recoverLapsed(context: Context): Promise<void> {
  const now = context.clock.now()
  const claim = context.ids.next()
  const lapsed = await takeOverLapsed(context.db, { claim, now, leaseUntil: after(now, leaseMs), limit })
  if (lapsed.length === 0) return

  const found = await ask(context, lapsed)
  const settlements = lapsed.flatMap(({ id, channel, handed_at: handedAt }): Settlement[] => {
    const answer = found.get(id)
    if (!answer) {
      const mayBeKnownLater = context.channels[channel].wereHanded && handedAt > after(now, -askedForMs)
      return mayBeKnownLater ? [] : [{ id, state: 'unknown', note: 'cut short while it was handed over' }]
    }
    if (!answer.handed) return [{ id, state: 'waiting', note: null, readyAt: now }]
    return [{ id, state: 'sent', note: null, providerId: answer.providerId }]
  })
  await settleAlerts(context.db, { settlements, alerts: lapsed, claim, now })
  context.log.warn({ count: settlements.length, asked: lapsed.length }, 'recovered alerts leased by a stopped process')
}

/**
 * Queries capable channels about alerts whose answer was lost within the last hour. They are never sent again: if a
 * message did not arrive there, it has failed.
 */
export async function settleUnknown(context: Context): Promise<void> {
  const now = context.clock.now()
  const channels = (Object.keys(context.channels) as Channel[]).filter((one) => 'wereHanded' in context.channels[one])
  const window = { since: after(now, -askedForMs), until: after(now, -minuteMs) }
  const unknown = await recentlyUnknown(context.db, { channels, ...window, limit })
  if (unknown.length === 0) return
  const found = await ask(context, unknown)
  await resolveUnknown(
    context.db,
    [...found].map(
      ([id, answer]): Settlement =>
        answer.handed
          ? { id, state: 'sent', note: null, providerId: answer.providerId }
          : { id, state: 'failed', note: 'it never reached the provider' },
    ),
  )
}

/** Queries the channels that support it for whether each message reached them. */
async function ask(context: Context, alerts: AlertToSend[]): Promise<Map<string, Found>> {
  const answers = new Map<string, Found>()
  for (const [channel, group] of Map.groupBy(alerts, (alert) => alert.channel)) {
    const port = context.channels[channel]
    if (!port.wereHanded) continue
    const userIds = [...new Set(group.map(({ user_id }) => user_id))]
    const since = new Date(Math.min(...group.map(({ handed_at }) => handed_at.getTime())))
    const others = Map.groupBy(await providerIdsSince(context.db, { userIds, channel, since }), (one) => one.user_id)
    const meanwhile = await handedMeanwhile(context.db, { alerts: group, channel, since: after(since, -minuteMs) })
    const handedAt = new Map(group.map(({ id, handed_at }) => [id, handed_at]))
    const deliveries = await deliveriesOf(context, channel, group, ({ handed_at }) => handed_at)
    const found = await port.wereHanded(
      deliveries.map((delivery) => ({
        ...delivery,
        since: handedAt.get(delivery.id)!,
        isAnotherUnderWay: meanwhile.has(delivery.user.id!),
        otherProviderIds: (others.get(delivery.user.id!) ?? []).map(({ provider_id }) => provider_id),
      })),
    )
    for (const [id, answer] of found) answers.set(id, answer)
  }
  return answers
}
