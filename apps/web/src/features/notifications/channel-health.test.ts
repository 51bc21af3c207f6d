import type { ChannelReport } from '@planner/contract/notifications'
import { expect, test } from 'vitest'

import { type Health, healthOf, reachesNobody } from './channel-health.ts'
import type { Permission } from './permission.ts'

type Report = Pick<ChannelReport, 'channel' | 'reason'>

const cases: [name: string, Report, Permission, Health['state'], string | null][] = [
  ['a browser that may ring', { channel: 'app', reason: null }, 'granted', 'works', null],
  ['a browser that was not asked', { channel: 'app', reason: null }, 'default', 'blocked', 'turn-on-push'],
  ['a browser that refuses', { channel: 'app', reason: 'quiet' }, 'denied', 'blocked', 'allow-in-browser'],
  ['a browser that cannot', { channel: 'app', reason: null }, 'not_supported', 'blocked', null],
  ['an app without a device', { channel: 'app', reason: 'no-device' }, 'granted', 'held', 'turn-on-push'],
  ['SMS without a number', { channel: 'sms', reason: 'no-number' }, 'default', 'blocked', 'verify-number'],
  ['SMS to a number not verified', { channel: 'sms', reason: 'unverified' }, 'granted', 'blocked', 'verify-number'],
  ['SMS to a landline', { channel: 'sms', reason: 'landline' }, 'granted', 'blocked', 'verify-number'],
  ['SMS to a number that opted out', { channel: 'sms', reason: 'opted-out' }, 'granted', 'blocked', 'verify-number'],
  ['SMS that is switched off', { channel: 'sms', reason: 'off' }, 'granted', 'off', 'switch-on'],
  ['SMS to a verified number', { channel: 'sms', reason: null }, 'denied', 'works', null],
  ['e-mail without a provider', { channel: 'email', reason: 'outbox' }, 'default', 'held', 'open-outbox'],
  ['quiet hours', { channel: 'email', reason: 'quiet' }, 'default', 'held', 'end-quiet-hours'],
  ['a provider that is down', { channel: 'voice', reason: 'provider-down' }, 'granted', 'blocked', null],
  ['a channel whose last message failed', { channel: 'whatsapp', reason: 'failing' }, 'granted', 'blocked', null],
]

test.each(cases)('%s', (_, report, permission, state, fix) => {
  const health = healthOf(report, permission)

  expect(health.state).toBe(state)
  expect(health.fix?.kind ?? null).toBe(fix)
})

test('the fix for a channel that is off turns its flag on', () => {
  expect(healthOf({ channel: 'voice', reason: 'off' }, 'granted').fix).toEqual({
    kind: 'switch-on',
    flag: 'voice_notifications',
  })
})

test.each([
  [[['app', null]], 'default', true],
  [[['app', null]], 'granted', false],
  [[['app', 'no-device']], 'granted', true],
  [
    [
      ['app', 'no-device'],
      ['sms', 'unverified'],
      ['email', 'outbox'],
      ['telegram', 'no-telegram'],
    ],
    'denied',
    true,
  ],
  [
    [
      ['app', 'no-device'],
      ['email', null],
    ],
    'denied',
    false,
  ],
  [
    [
      ['app', 'no-device'],
      ['sms', 'quiet'],
    ],
    'denied',
    false,
  ],
  [
    [
      ['app', 'no-device'],
      ['sms', 'daily-limit'],
    ],
    'denied',
    false,
  ],
] as const)('%j with the permission %s: whether nothing reaches the person is %s', (channels, permission, isSo) => {
  const reports = channels.map(([channel, reason]) => ({ channel, reason }))
  expect(reachesNobody(reports, permission)).toBe(isSo)
})
