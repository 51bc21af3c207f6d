import type { Context } from '#context.ts'
import { after, dayMs, minuteMs } from '#platform/clock.ts'
import type { AlertRow } from '#platform/db/tables.ts'
import { hand } from './hand.ts'
import { beginHanding, claimReady, type Settlement, settleAlerts, takeOverLapsed } from './store.ts'

/** Alerts that one round takes. Large enough that the statements' own cost is shared, small enough for one lease. */
export const batchSize = 200

/** Long enough for any round to end: a provider is given 10 s. */
const leaseMs = minuteMs

/** Later than this, nobody wants to hear of it any more (decision 14). */
const tooLateMs = dayMs

/**
 * Sends what is due: one round. Safe with any number of processes at once, and with any of them killed at any point.
 *
 * An alert goes waiting → claimed → handing → settled. A claim that lapses goes back to waiting, since nothing was handed
 * over. A handing that lapses is settled by asking the channel, or as 'unknown': it is never handed over again.
 *
 * @returns how many alerts it took; fewer than `batchSize` means that nothing more is due.
 */
export async function dispatchDue(context: Context): Promise<number> {
  const now = context.clock.now()
  const claim = context.ids.next()
  const claimed = await claimReady(context.db, { claim, now, leaseUntil: after(now, leaseMs), limit: batchSize })
  if (claimed.length === 0) return 0

  const late = claimed.flatMap((alert) => lateSettlement(alert, now))
  const lateIds = new Set(late.map(({ id }) => id))
  const ids = claimed.map(({ id }) => id).filter((id) => !lateIds.has(id))
  const handing = await beginHanding(context.db, { ids, claim, leaseUntil: after(now, leaseMs) })
  const settlements = [...late, ...(await hand(context, handing, now))]
  await settleAlerts(context.db, { settlements, claim, now: context.clock.now() })
  return claimed.length
}

/** After downtime: what is a day late is dropped, and of two late moments only the due one rings. */
function lateSettlement(alert: AlertRow, now: Date): Settlement[] {
  if (now.getTime() - alert.due_at.getTime() >= tooLateMs) {
    return [{ id: alert.id, state: 'late', note: 'a day late' }]
  }
  if (alert.moment === 'before' && alert.occurrence_at <= now) {
    return [{ id: alert.id, state: 'late', note: 'the due one rings' }]
  }
  return []
}

/** Settles what killed processes left behind. */
export async function recoverLapsed(context: Context): Promise<void> {
  const now = context.clock.now()
  const claim = context.ids.next()
  const lapsed = await takeOverLapsed(context.db, { claim, now, leaseUntil: after(now, leaseMs), limit: batchSize })
  if (lapsed.length === 0) return

  const handed = await handedAlready(context, lapsed)
  const settlements = lapsed.map(({ id, state }): Settlement => {
    if (state === 'claimed') return { id, state: 'waiting', note: null }
    const known = handed.get(id)
    if (known === undefined) return { id, state: 'unknown', note: 'cut short while it was handed over' }
    return known ? { id, state: 'sent', note: null } : { id, state: 'waiting', note: null }
  })
  await settleAlerts(context.db, { settlements, claim, now })
  context.log.warn({ count: lapsed.length }, 'took over alerts that a stopped process had held')
}

/** For channels that can tell: whether each delivery reached them. */
async function handedAlready(context: Context, lapsed: AlertRow[]): Promise<Map<string, boolean>> {
  const answers = new Map<string, boolean>()
  for (const [channel, alerts] of Map.groupBy(lapsed, (alert) => alert.channel)) {
    const ids = alerts.filter(({ state }) => state === 'handing').map(({ id }) => id)
    if (ids.length === 0) continue
    const handed = await context.channels[channel].wereHanded?.(ids)
    if (handed) for (const id of ids) answers.set(id, handed.has(id))
  }
  return answers
}
