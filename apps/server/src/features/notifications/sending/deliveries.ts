import { chats } from '@planner/contract/constants/notifications'
import type { Channel } from '@planner/contract/notifications'
import { alertTag } from '@planner/contract/notifications'
import {
  isYearly,
  occasionInWords,
  occasionOf,
  preparationFor,
  preparationMinutes,
} from '@planner/reminder-language/occasion'
import type { Context } from '#context.ts'
import { hourMs, minuteMs } from '#platform/clock.ts'
import type { PushSubscriptionRow } from '#platform/db/tables/notifications.ts'
import type { Delivery, Message } from '#providers/channels.ts'
import { ringingDevices } from '../devices/ringing-devices.ts'
import { digestLines } from '../digest/digest-lines.ts'
import { missedLines } from '../missed/missed-lines.ts'
import { ticketFor } from '../snooze/ticket.ts'
import { type MailList, unsubscribeUrl } from '../unsubscribe/link.ts'
import { digestMessage } from './digest-message.ts'
import { helperMessage } from './helper-message.ts'
import { missedMessage } from './missed-message.ts'
import { reminderMessage } from './reminder-message.ts'
import type { AlertToSend } from './store.ts'

/**
 * Returns the deliveries for alerts of one channel. Omits the digest of a day without reminders.
 *
 * @param nowOf returns when each is sent, which its text depends on.
 */
export async function deliveriesOf(
  context: Context,
  channel: Channel,
  alerts: AlertToSend[],
  nowOf: (alert: AlertToSend) => Date,
): Promise<Delivery[]> {
  const people = channel === 'app' ? [...new Set(alerts.map(({ user_id }) => user_id))] : []
  const devices = Map.groupBy(await ringingDevices(context, people), (device) => device.user_id)
  const deliveries: Delivery[] = []
  for (const alert of alerts) {
    const message = await messageOfAlert(context, alert, nowOf(alert))
    if (message) deliveries.push(deliveryOf(alert, message, devices.get(alert.user_id) ?? [], nowOf(alert)))
  }
  return deliveries
}

/** A few minutes less than WhatsApp's window for free text, to allow for transit. */
const freeTextMs = chats.freeTextHours * hourMs - 5 * minuteMs

const deliveryOf = (alert: AlertToSend, message: Message, devices: PushSubscriptionRow[], now: Date): Delivery => ({
  id: alert.id,
  user: {
    id: alert.user_id,
    email: alert.email,
    phone_number: alert.phone_number,
    chat: alert.chat_address
      ? {
          address: alert.chat_address,
          language: alert.chat_language ?? 'en',
          isOpen: alert.chat_wrote_at !== null && now.getTime() - alert.chat_wrote_at.getTime() < freeTextMs,
        }
      : null,
  },
  devices,
  message,
})

async function messageOfAlert(context: Context, alert: AlertToSend, now: Date): Promise<Message | null> {
  const { reminder_id: reminderId, user_id: userId, occurrence_on: day, moment, round, channel } = alert
  const { publicUrl } = context.config
  const url = `/dashboard#day=${day}`
  const stop = (list: MailList) => (channel === 'email' ? unsubscribeUrl(context, { userId, list }) : undefined)
  if (moment === 'missed') {
    const { count, lines } = await missedLines(context, { userId, homeZone: alert.home_zone }, alert.occurrence_at)
    if (count === 0) return null
    const push = { tag: `missed:${alert.occurrence_at.toISOString()}`, url: '/dashboard' }
    return missedMessage({ count, lines, push, publicUrl, unsubscribeUrl: stop('reminders') })
  }
  if (reminderId === null) {
    const lines = await digestLines(context.db, { userId, homeZone: alert.home_zone }, day)
    if (lines.length === 0) return null
    return digestMessage({ lines, push: { tag: `digest:${day}`, url }, publicUrl, unsubscribeUrl: stop('digest') })
  }
  if (moment === 'helper') {
    return helperMessage({
      title: alert.title,
      asker: alert.asker ?? '',
      occurrenceAt: alert.occurrence_at,
      homeZone: alert.home_zone,
      language: alert.helper_language ?? 'en',
      publicUrl,
    })
  }
  const message = reminderMessage({
    title: alert.title,
    moment,
    occurrenceAt: alert.occurrence_at,
    dueAt: alert.due_at,
    timeZone: alert.time_zone,
    homeZone: alert.home_zone,
    asker: alert.asker,
    meantFor: alert.meant_for,
    occasion: occasionOfAlert(alert),
    now,
    push: {
      tag: alertTag(reminderId, day, moment, round),
      url,
      // Only push notifications have buttons.
      ...(channel === 'app' && {
        ticket: ticketFor(context, { userId, reminderId, day }),
        ...(alert.is_dose && { dose: true }),
      }),
    },
    publicUrl,
    unsubscribeUrl: stop('reminders'),
  })
  return { ...message, about: { reminderId, day } }
}

/** Returns the occasion of a yearly reminder ('Rohan turns 8.') and, a week ahead, what to prepare; null for others. */
function occasionOfAlert({ title, recurrence, since_year, occurrence_on, moment, round }: AlertToSend): string | null {
  if (recurrence === null || !isYearly(recurrence)) return null
  const occasion = occasionOf(title)
  if (!occasion) return null
  const words = occasionInWords({ title, recurrence, since_year }, occurrence_on)
  const isAhead = moment === 'before' && round >= preparationMinutes
  return [words && `${words}.`, isAhead && preparationFor[occasion]].filter(Boolean).join(' ') || null
}
