import { alertTag } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { after, minuteMs } from '#platform/clock.ts'
import type { PushSubscriptionRow } from '#platform/db/tables.ts'
import type { Delivery, Outcome } from '#providers/channels.ts'
import { deleteGoneDevices, devicesOf } from '../devices/store.ts'
import type { Handing, Settlement } from './store.ts'
import { alertText } from './texts.ts'

/** Minutes until the next try of what certainly was not handed over. After the last it has failed. */
const retryMinutes = [1, 2, 5, 15, 30]

/** Hands alerts to their channels, outside any transaction, and says how each is to be settled. */
export async function hand(context: Context, alerts: Handing[], now: Date): Promise<Settlement[]> {
  const onApp = alerts.filter(({ channel }) => channel === 'app').map(({ user_id }) => user_id)
  const devices = Map.groupBy(await devicesOf(context.db, [...new Set(onApp)]), (device) => device.user_id)
  const byChannel = [...Map.groupBy(alerts, (alert) => alert.channel)]
  const outcomes = await Promise.all(
    byChannel.map(([channel, group]) =>
      context.channels[channel].deliver(group.map((alert) => deliveryOf(alert, devices.get(alert.user_id) ?? [], now))),
    ),
  )
  const settled = outcomes.flat()
  await deleteGoneDevices(
    context.db,
    settled.flatMap(({ goneDevices }) => goneDevices ?? []),
  )
  const attempts = new Map(alerts.map((alert) => [alert.id, alert.attempts]))
  return settled.map((outcome) => settlementOf(outcome, attempts.get(outcome.deliveryId)!, now))
}

function deliveryOf(alert: Handing, devices: PushSubscriptionRow[], now: Date): Delivery {
  const { title, moment, occurrence_at: occurrenceAt, time_zone: timeZone } = alert
  const text = alertText({ title, moment, occurrenceAt, timeZone, now })
  return {
    id: alert.id,
    user: { id: alert.user_id, email: alert.email, phone_number: alert.phone_number },
    devices,
    message: {
      ...text,
      push: {
        title: text.subject,
        body: text.body,
        tag: alertTag(alert.reminder_id, alert.occurrence_on, moment),
        url: `/dashboard#day=${alert.occurrence_on}`,
      },
    },
  }
}

function settlementOf(outcome: Outcome, attempts: number, now: Date): Settlement {
  const id = outcome.deliveryId
  if (outcome.kind === 'sent') return { id, state: 'sent', note: null }
  const wait = retryMinutes[attempts - 1]
  if (outcome.kind === 'failed' && outcome.again && wait !== undefined) {
    return { id, state: 'waiting', note: outcome.note, readyAt: after(now, wait * minuteMs) }
  }
  return { id, state: outcome.kind, note: outcome.note }
}
