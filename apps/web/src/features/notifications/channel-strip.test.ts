import type { ChannelReport } from '@planner/contract/notifications'
import { expect, test } from 'vitest'

import { verdict } from './ChannelStrip.tsx'
import { healthOf } from './channel-health.ts'

const told = (...reasons: ChannelReport['reason'][]) =>
  verdict(reasons.map((reason) => ({ health: healthOf({ channel: 'email', reason }, 'granted') }))).title

test('quiet hours delay alerts and lose none', () => {
  expect(told('quiet', 'quiet')).toBe('Your reminders can reach you')
  expect(told('quiet', null)).toBe('Your reminders can reach you')
  expect(told('quiet', 'failing')).toBe('Some channels need setup')
  expect(told('outbox', 'failing')).toBe('Reminders can’t reach you')
  expect(told(null, 'off')).toBe('Your reminders can reach you')
})
