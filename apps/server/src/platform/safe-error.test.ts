import { expect, test } from 'vitest'
import { ownPlace, safeError } from './safe-error.ts'

test('logged errors contain kind, place and schema names, but nothing people wrote', () => {
  const secret = 'asha@example.in'
  const duplicate = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key_key"'), {
    code: '23505',
    constraint: 'users_email_key_key',
    detail: `Key (email_key)=(${secret}) already exists.`,
    parameters: [secret],
  })
  const unreadable = Object.assign(new Error(`invalid input syntax for type uuid: "${secret}"`), { code: '22P02' })
  const noJson = (() => {
    try {
      return JSON.parse(`{"email": ${secret}}`)
    } catch (error) {
      return error
    }
  })()
  const logged = safeError(new Error('saving failed', { cause: duplicate }))
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'saving failed',
    cause: {
      code: '23505',
      constraint: 'users_email_key_key',
      message: expect.stringContaining('users_email_key_key'),
    },
  })
  expect(logged.stack).toMatch(/^\s+at /)
  expect(safeError(unreadable).message).toBe('invalid input syntax for type uuid: "…"')
  for (const error of [duplicate, unreadable, noJson, secret]) {
    expect(JSON.stringify(safeError(error))).not.toContain('asha')
  }
  expect(ownPlace(duplicate)).toMatch(/^apps\/server\/src\/platform\/safe-error\.test\.ts:\d+$/)
})
