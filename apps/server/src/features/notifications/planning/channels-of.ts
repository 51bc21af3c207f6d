import type { Channel } from '@planner/contract/notifications'
import { channels } from '@planner/contract/notifications'
import type { UserRow } from '#platform/db/tables/users.ts'

/** The channels that reach a person by their phone number. */
export const phoneChannels: readonly Channel[] = ['sms', 'whatsapp', 'voice']

/** Whether a person wants to hear from us on a channel: the app always, the rest by their flags; Telegram's is on only while a chat is linked. */
export const isWanted = (user: UserRow, channel: Channel): boolean =>
  channel === 'app' || user[`${channel}_notifications`]

/**
 * The channels on which a person is reached, all of them: none is a fallback for another. Those that they want, by phone only
 * once the number is verified. Whether a
 * device is there is seen when it rings.
 */
export const channelsOf = (user: UserRow): Channel[] =>
  channels.filter((channel) => isWanted(user, channel) && (user.phone_verified || !phoneChannels.includes(channel)))
