import type { Channel } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import { dispatch } from '#platform/metrics/instruments.ts'
import type { Delivery, Outcome } from '#providers/channels.ts'
import { deleteGoneDevices } from '../devices/store.ts'
import { afterQuiet } from '../planning/quiet-hours.ts'
import { deliveriesOf } from './deliveries.ts'
import { type AlertToSend, markSent, type Settlement } from './store.ts'
import { stopHelper } from './switch-off/store.ts'
import { switchOffChannel } from './switch-off/switch-off.ts'

/** Minutes until the next retry of an alert that was definitely not handed over; the last value repeats. */
const retryMinutes = [1, 2, 5, 15, 30]

/**
 * How long after its due time an alert is retried while the provider is unavailable; it is tried five times in any
 * case.
 */
const triedForMs = 3 * hourMs

/** The alerts of one channel that are about to be handed over. */
export type Round = { alerts: Map<string, AlertToSend>; deliveries: Delivery[]; settledAlready: Settlement[] }

/** Writes the messages of alerts. Hands nothing over: if it throws, nothing was sent. */
export async function prepareRound(
  context: Context,
  channel: Channel,
  taken: AlertToSend[],
  now: Date,
): Promise<Round> {
  const deferred = taken.flatMap((alert) => deferToQuietEnd(alert, now))
  const alerts = taken.filter(({ id }) => !deferred.some((settlement) => settlement.id === id))
  const deliveries = await deliveriesOf(context, channel, alerts, () => now)
  const delivered = new Set(deliveries.map(({ id }) => id))
  const empty = alerts.filter(({ id }) => !delivered.has(id))
  return {
    alerts: new Map(alerts.map((alert) => [alert.id, alert])),
    deliveries,
    settledAlready: [
      ...deferred,
      ...empty.map(({ id }): Settlement => ({ id, state: 'skipped', note: 'nothing on that day' })),
    ],
  }
}

/** Hands a round over. Call it outside any transaction. */
export async function handOverRound(
  context: Context,
  channel: Channel,
  { alerts, deliveries }: Round,
  now: Date,
): Promise<Outcome[]> {
  const outcomes = deliveries.length === 0 ? [] : await context.channels[channel].deliver(deliveries)
  tell(context, channel, outcomes)
  measure(channel, outcomes, alerts, now)
  return outcomes
}

/** Returns how to settle each alert of a round. */
export const settlementsOf = ({ alerts, settledAlready }: Round, outcomes: Outcome[], now: Date): Settlement[] => [
  ...settledAlready,
  ...outcomes.map((outcome) => settlementOf(outcome, alerts.get(outcome.deliveryId)!, now)),
]

/**
 * Handles the side effects of outcomes: deletes dead devices, switches off channels that refuse, and marks helpers'
 * reminders as sent.
 */
export async function followUp(
  context: Context,
  channel: Channel,
  { alerts }: Round,
  outcomes: Outcome[],
  now: Date,
): Promise<void> {
  await deleteGoneDevices(
    context.db,
    outcomes.flatMap(({ goneDevices }) => goneDevices ?? []),
  )
  await switchOffRefused(context, channel, outcomes, alerts, now)
  await markSent(
    context.db,
    outcomes.flatMap(({ kind, deliveryId }) => {
      const { helper_id: helperId, reminder_id: reminderId } = alerts.get(deliveryId)!
      return kind === 'sent' && helperId && reminderId ? [reminderId] : []
    }),
    now,
  )
}

/**
 * Returns settlements that postpone alerts to the end of quiet hours, if they would be sent within them after a
 * downtime or on a retry. Snoozes are sent anyway: their time was chosen explicitly.
 */
function deferToQuietEnd(alert: AlertToSend, now: Date): Settlement[] {
  // Helpers have no quiet hours here: the person asking chooses the time.
  if (alert.moment === 'snoozed' || alert.moment === 'helper') return []
  const readyAt = afterQuiet(now, { ...alert, time_zone: alert.home_zone })
  return readyAt > now ? [{ id: alert.id, state: 'waiting', note: 'waits for quiet hours to end', readyAt }] : []
}

function settlementOf(outcome: Outcome, { attempts, due_at: dueAt }: AlertToSend, now: Date): Settlement {
  const id = outcome.deliveryId
  if (outcome.kind === 'sent') {
    return { id, state: 'sent', note: null, providerId: outcome.providerId, costPaise: outcome.costPaise }
  }
  const { note } = outcome
  if (outcome.kind !== 'failed' || !outcome.again) return { id, state: outcome.kind, note }
  const waitMs = retryMinutes[Math.min(attempts, retryMinutes.length) - 1]! * minuteMs
  const readyAt = after(now, Math.max(waitMs, outcome.retryAfterMs ?? 0))
  if (attempts > retryMinutes.length && readyAt > after(dueAt, triedForMs)) return { id, state: 'failed', note }
  return { id, state: 'waiting', note, readyAt }
}

async function switchOffRefused(
  context: Context,
  channel: Channel,
  outcomes: Outcome[],
  alertOf: Map<string, AlertToSend>,
  now: Date,
): Promise<void> {
  for (const outcome of outcomes) {
    if (outcome.kind !== 'failed' || !outcome.switchOff) continue
    const { user_id: userId, helper_id: helperId } = alertOf.get(outcome.deliveryId)!
    // The rest of the round is settled anyway: it was already handed over.
    const switching = helperId
      ? stopHelper(context.db, helperId, now)
      : switchOffChannel(context, { userId, channel, why: outcome.switchOff })
    await switching.catch((error: unknown) =>
      context.log.error({ err: error, channel }, 'a channel could not be switched off'),
    )
  }
}

/** Logs failures for the operator, once per kind. */
function tell({ log }: Context, channel: Channel, outcomes: Outcome[]): void {
  const failures = outcomes.filter((outcome) => outcome.kind === 'failed' || outcome.kind === 'unknown')
  for (const [note, group] of Map.groupBy(failures, (outcome) => outcome.note)) {
    log.warn({ channel, note, count: group.length }, 'messages failed or have an unknown outcome')
  }
}

function measure(channel: Channel, outcomes: Outcome[], alertOf: Map<string, AlertToSend>, now: Date): void {
  for (const { kind, deliveryId } of outcomes) {
    dispatch.settled.add(1, channel, kind)
    const lateMs = now.getTime() - alertOf.get(deliveryId)!.due_at.getTime()
    if (kind === 'sent') dispatch.lag.observe(Math.max(0, lateMs) / 1000, channel)
  }
}
