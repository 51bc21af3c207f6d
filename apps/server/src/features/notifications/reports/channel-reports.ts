import { type UnreachedReason, unreached } from '@planner/contract/failures'
import { type Channel, type ChannelReport, channels } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { linkOf } from '#features/conversation/chats.ts'
import { emailStateOf } from '#features/email-verification/can-verify.ts'
import type { AlertRow } from '#platform/db/tables/notifications.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { isInOutbox } from '#providers/outbox/outbox.ts'
import { ringingDevices } from '../devices/ringing-devices.ts'
import { perPersonLimit } from '../outgoing/limits.ts'
import { countsOf } from '../outgoing/store.ts'
import { isWanted, phoneChannels } from '../planning/channels-of.ts'
import { afterQuiet } from '../planning/quiet-hours.ts'
import { refusalsOf } from '../preferences/store.ts'
import { lastHandedOf } from './store.ts'

/** Returns the state of each of a person's channels, and the first reason why nothing arrives on it. */
export async function channelReports(context: Context, user: UserRow): Promise<ChannelReport[]> {
  const now = context.clock.now()
  const lasts = await lastHandedOf(context.db, user.id)
  const devices = await ringingDevices(context, [user.id])
  const refusals = await refusalsOf(context.db, user.id)
  const used = await countsOf(context.db, user.id, wallTimeOf(now, user.time_zone).day)
  const hasDevice = devices.length > 0
  const hasTelegram = (await linkOf(context, user)) !== null
  const todayOn = (channel: Channel) =>
    channel === 'app'
      ? null
      : {
          used: used.find((one) => one.channel === channel)?.count ?? 0,
          limit: perPersonLimit(context, channel),
        }
  const isTelegramUsed = context.telegram !== null || user.telegram_notifications
  return channels
    .filter((channel) => channel !== 'telegram' || isTelegramUsed)
    .map((channel) => {
      const today = todayOn(channel)
      const last = lasts.find((alert) => alert.channel === channel)
      const refused = refusals.find((refusal) => refusal.channel === channel)?.reason
      const isOverLimit = today !== null && today.used >= today.limit
      const reason = reasonOf(context, user, { channel, last, refused, hasDevice, hasTelegram, isOverLimit, now })
      return {
        channel,
        on: isWanted(user, channel),
        connected: context.channels[channel].connected,
        reason,
        why_not: reason && unreached[reason],
        last: last
          ? {
              at: last.settled_at!.toISOString(),
              state: last.state,
              note: last.note,
              kept_in_outbox: isInOutbox(last),
            }
          : null,
        today,
      }
    })
}

type Seen = {
  channel: Channel
  last: AlertRow | undefined
  refused: 'opted-out' | 'landline' | undefined
  hasDevice: boolean
  hasTelegram: boolean
  isOverLimit: boolean
  now: Date
}

function reasonOf(
  context: Context,
  user: UserRow,
  { channel, last, refused, hasDevice, hasTelegram, isOverLimit, now }: Seen,
): UnreachedReason | null {
  const port = context.channels[channel]
  const isByPhone = phoneChannels.includes(channel)
  const emailState = channel === 'email' ? emailStateOf(context, user) : null
  const reasons: [UnreachedReason, boolean][] = [
    ['no-telegram', channel === 'telegram' && !hasTelegram && !refused],
    ['telegram-blocked', channel === 'telegram' && refused !== undefined],
    [refused ?? 'off', !isWanted(user, channel)],
    ['no-number', isByPhone && user.phone_number === null],
    ['unverified', isByPhone && !user.phone_verified],
    ['email-unproved', emailState === 'unverified'],
    ['no-mail', emailState === 'no-mail'],
    ['no-device', channel === 'app' && !hasDevice],
    ['daily-limit', isOverLimit],
    ['outbox', !port.connected],
    ['provider-down', !port.isHealthy()],
    ['quiet', afterQuiet(now, user) > now],
    ['failing', last?.state === 'failed'],
  ]
  return reasons.find(([, holds]) => holds)?.[0] ?? null
}
