import type { Channel } from '@planner/contract/notifications'
import { channels } from '@planner/contract/notifications'
import type { UserRow } from '#platform/db/tables/users.ts'

/** Channels that use the person's phone number. */
export const phoneChannels: readonly Channel[] = ['sms', 'whatsapp', 'voice']

/**
 * Whether a person wants messages on a channel: always in the app, elsewhere by their settings. Telegram can only be on
 * while a chat is linked.
 */
export const isWanted = (user: UserRow, channel: Channel): boolean =>
  channel === 'app' || user[`${channel}_notifications`]

/**
 * Returns all channels on which a person is reached; none is a fallback for another. Includes those that the person
 * wants, and phone channels only with a verified number. Whether the app has a device is checked when an alert is sent.
 */
export const channelsOf = (user: UserRow): Channel[] =>
  channels.filter((channel) => isWanted(user, channel) && (user.phone_verified || !phoneChannels.includes(channel)))
