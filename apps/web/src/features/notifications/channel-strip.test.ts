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

test('an app that alerts while its page is open is not said to reach nobody', () => {
  const app = { health: healthOf({ channel: 'app', reason: 'no-device' }, 'granted') }
  expect(verdict([app])).toEqual({
    title: 'Some channels need setup',
    text: 'Reminders reach you only while this page is open.',
  })
  expect(verdict([{ health: healthOf({ channel: 'app', reason: 'no-device' }, 'denied') }]).title).toBe(
    'Reminders can’t reach you',
  )
})
