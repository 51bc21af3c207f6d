import { expect, test } from 'vitest'

import { takenBack } from './use-change.ts'

const before = { sms: true, email: true, voice: false }

test('SETTINGS-1 only the refused setting is undone', () => {
  expect(takenBack({ voice: true }, before, { sms: false, email: true, voice: true })).toEqual({ voice: false })
})

test('SETTINGS-1 a late refusal does not undo a newer change', () => {
  expect(takenBack({ sms: false }, before, { ...before, sms: true })).toEqual({})
})
