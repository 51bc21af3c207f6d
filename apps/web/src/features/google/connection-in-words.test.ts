import { expect, test } from 'vitest'

import { grantAgain, scopeInWords, stateOf } from './connection-in-words.ts'

test('GOOGLE-1 a connection is connected, not connected or expired', () => {
  expect(stateOf({ connected: true, expired: false }).name).toBe('Connected')
  expect(stateOf({ connected: false, expired: false }).name).toBe('Not connected')
  expect(stateOf({ connected: true, expired: true }).name).toBe('Expired')
})

test('GOOGLE-1 scopes are shown in plain words, unknown ones by name', () => {
  expect(scopeInWords('https://www.googleapis.com/auth/calendar.events.readonly')).toBe('See events on your calendar')
  expect(scopeInWords('https://www.googleapis.com/auth/drive')).toBe('https://www.googleapis.com/auth/drive')
})

test('reconnecting asks for calendar access again, unless only mail was allowed', () => {
  const [calendar, mail] = ['https://www.googleapis.com/auth/calendar.events.readonly', 'https://mail/gmail.readonly']
  expect(grantAgain({ scopes: ['openid'] })).toBe('calendar')
  expect(grantAgain({ scopes: [calendar, mail] })).toBe('calendar')
  expect(grantAgain({ scopes: ['openid', mail] })).toBe('mail')
})
