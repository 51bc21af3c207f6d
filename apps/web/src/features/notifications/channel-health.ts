import type { Flag } from '@planner/contract/account/profile'
import type { ChannelReport } from '@planner/contract/notifications'

import type { Permission } from './permission.ts'

/** How to fix a channel on which nothing arrives; null if nothing is wrong or waiting is the only remedy. */
export type Fix =
  | { kind: 'turn-on-push' }
  | { kind: 'allow-in-browser' }
  | { kind: 'switch-on'; flag: Flag }
  | { kind: 'verify-number' }
  | { kind: 'confirm-email' }
  | { kind: 'link-telegram' }
  | { kind: 'end-quiet-hours' }
  | { kind: 'open-outbox' }
  | null

/**
 * `works`: arrives. `held`: arrives later or on another channel. `blocked`: does not arrive. `off`: turned off by the
 * person.
 */
export type Health = { state: 'works' | 'held' | 'blocked' | 'off'; fix: Fix }

/**
 * Returns the state of a channel and its fix: problems in this browser take precedence over those the server reports.
 */
export function healthOf(
  { channel, reason }: Pick<ChannelReport, 'channel' | 'reason'>,
  permission: Permission,
): Health {
  if (channel === 'app' && permission === 'default') return { state: 'blocked', fix: { kind: 'turn-on-push' } }
  if (channel === 'app' && permission === 'denied') return { state: 'blocked', fix: { kind: 'allow-in-browser' } }
  if (channel === 'app' && permission !== 'granted') return { state: 'blocked', fix: null }

  switch (reason) {
    case null:
      return { state: 'works', fix: null }
    case 'off':
      if (channel === 'app') return { state: 'off', fix: null }
      return {
        state: 'off',
        fix: channel === 'telegram' ? { kind: 'link-telegram' } : { kind: 'switch-on', flag: flags[channel] },
      }
    case 'no-telegram':
      return { state: 'off', fix: { kind: 'link-telegram' } }
    case 'telegram-blocked':
      return { state: 'blocked', fix: { kind: 'link-telegram' } }
    case 'no-device':
      // This page shows the alerts itself while it is open.
      return { state: 'held', fix: { kind: 'turn-on-push' } }
    case 'no-number':
    case 'unverified':
    case 'landline':
    case 'opted-out':
      return { state: 'blocked', fix: { kind: 'verify-number' } }
    case 'email-unproved':
      return { state: 'blocked', fix: { kind: 'confirm-email' } }
    case 'quiet':
      return { state: 'held', fix: { kind: 'end-quiet-hours' } }
    case 'outbox':
      return { state: 'held', fix: { kind: 'open-outbox' } }
    case 'daily-limit':
      return { state: 'held', fix: null }
    case 'no-mail':
    case 'provider-down':
    case 'failing':
      return { state: 'blocked', fix: null }
  }
}

/** Whether a channel reaches only who has the page open: the app without a device. */
export const isWhileOpen = ({ state, fix }: Health): boolean => state === 'held' && fix?.kind === 'turn-on-push'

/**
 * Whether nothing that is sent can arrive on any channel. Channels that are late or at their limit for today do work;
 * messages that are kept in the outbox reach nobody, and an app without a device only reaches who looks at this page.
 */
export const reachesNobody = (
  reports: readonly Pick<ChannelReport, 'channel' | 'reason'>[],
  permission: Permission,
): boolean =>
  reports.every((report) => {
    const { state } = healthOf(report, permission)
    return report.reason === 'outbox' || report.reason === 'no-device' || state === 'blocked' || state === 'off'
  })

const flags = {
  sms: 'sms_notifications',
  whatsapp: 'whatsapp_notifications',
  email: 'email_notifications',
  voice: 'voice_notifications',
} as const satisfies Record<Exclude<ChannelReport['channel'], 'app' | 'telegram'>, Flag>
