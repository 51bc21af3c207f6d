import { expect, test } from 'vitest'

import { takenBack } from './use-change.ts'

const before = { sms: true, email: true, voice: false }

test('SETTINGS-1 what the server refuses is taken back, and nothing else', () => {
  expect(takenBack({ voice: true }, before, { sms: false, email: true, voice: true })).toEqual({ voice: false })
})

test('SETTINGS-1 what has been changed again since is left as it is now', () => {
  expect(takenBack({ sms: false }, before, { ...before, sms: true })).toEqual({})
})
