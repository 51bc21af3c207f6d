import * as notifications from '@planner/contract/notifications'
import { answerOnce } from '#features/idempotency/answer-once.ts'
import { openRoute, route } from '#http/route.ts'
import type { InboundWebhook } from '#http/serve-inbound-webhooks.ts'
import { Problem } from '#platform/problem.ts'
import { takeTwilioReport } from './callbacks/take-report.ts'
import { deleteDevice } from './devices/store.ts'
import { subscribe } from './devices/subscribe.ts'
import { presentPreferences } from './preferences/present.ts'
import { setPreferences } from './preferences/set-preferences.ts'
import { channelReports } from './reports/channel-reports.ts'
import { deliveriesPage } from './reports/delivery-report.ts'
import { ownOutbox } from './reports/own-outbox.ts'
import { presentDelivery, presentOutboxMessage } from './reports/present.ts'
import { actOnTicket } from './snooze/act-on-ticket.ts'
import { snoozeReminder } from './snooze/snooze-reminder.ts'
import { snoozedOf } from './snooze/store.ts'
import { undoSnooze } from './snooze/undo-snooze.ts'
import { showStatus } from './status/show-status.ts'

export const notificationRoutes = [
  route(notifications.pushKey, (context) => ({ public_key: context.pushPublicKey })),
  route(notifications.subscribe, async (context, { input, ...by }) => {
    await subscribe(context, by, input)
    return { message: 'This browser will get notifications' }
  }),
  route(notifications.unsubscribe, async (context, { user, input }) => {
    await deleteDevice(context.db, user.id, input.endpoint)
    return { message: 'This browser won’t get notifications' }
  }),
  route(notifications.preferences, (_context, { user }) => presentPreferences(user)),
  route(notifications.setPreferences, async (context, { user, input }) =>
    presentPreferences(await setPreferences(context, user, input)),
  ),
  route(notifications.channelReports, (context, { user }) => channelReports(context, user)),
  route(notifications.deliveries, async (context, { user, input }) =>
    (await deliveriesPage(context, user, input)).map(presentDelivery),
  ),
  route(notifications.snoozed, async (context, { user }) => {
    const snoozed = await snoozedOf(context.db, user.id)
    return snoozed.map(({ reminder_id, day, rings_at }) => ({
      reminder_id,
      occurrence_date: day,
      rings_at: rings_at.toISOString(),
    }))
  }),
  route(notifications.snooze, (context, { user, input, carried }) => {
    const { reminder_id: reminderId, occurrence_date: day, until_date: untilDay, until_time: untilTime } = input
    const chosen = untilDay && untilTime ? { day: untilDay, time: untilTime } : input.snooze
    if (!chosen) throw new Problem('notification.snooze-time')
    const what = { reminderId, day, snooze: chosen, waitedMs: input.waited_ms }
    return answerOnce(context, user, { call: `snooze ${reminderId}`, id: carried.idempotencyKey }, async (within) => ({
      rings_at: (await snoozeReminder(within, user.id, what)).toISOString(),
    }))
  }),
  route(notifications.takeBackSnooze, async (context, { user, input }) => {
    const { reminder_id: reminderId, occurrence_date: day, earlier } = input
    await undoSnooze(context, user.id, { reminderId, day, earlier: earlier ? new Date(earlier) : null })
    return { message: 'Snooze undone' }
  }),
  openRoute(notifications.act, (context, { input, address }) => actOnTicket(context, input, address)),
  route(notifications.outbox, async (context, { user }) => (await ownOutbox(context, user)).map(presentOutboxMessage)),
  route(notifications.operations, (context) => showStatus(context)),
]

export const notificationWebhooks: InboundWebhook[] = [
  {
    path: '/api/webhooks/twilio',
    receive: (context, { url, headers, raw }) =>
      takeTwilioReport(context, {
        url,
        signature: String(headers['x-twilio-signature'] ?? ''),
        fields: Object.fromEntries(new URLSearchParams(raw.toString())),
      }),
  },
]
