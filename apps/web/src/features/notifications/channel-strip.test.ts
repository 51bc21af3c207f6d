import type { ChannelReport } from '@planner/contract/notifications'
import { expect, test } from 'vitest'

import { verdict } from './ChannelStrip.tsx'
import { healthOf } from './channel-health.ts'

const strip = (...reasons: ChannelReport['reason'][]) =>
  verdict(reasons.map((reason) => ({ health: healthOf({ channel: 'email', reason }, 'granted') }))).title

test('quiet hours delay alerts and lose none', () => {
  expect(strip('quiet', 'quiet')).toBe('Your reminders can reach you')
  expect(strip('quiet', null)).toBe('Your reminders can reach you')
  expect(strip('quiet', 'failing')).toBe('Some channels need setup')
  expect(strip('outbox', 'failing')).toBe('Reminders can’t reach you')
  expect(strip(null, 'off')).toBe('Your reminders can reach you')
})
