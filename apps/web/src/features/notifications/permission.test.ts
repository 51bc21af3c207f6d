import { expect, test } from 'vitest'

import { permissionIn } from './permission.ts'

test.each([
  [{ Notification: { permission: 'default' } }, 'default'],
  [{ Notification: { permission: 'granted' } }, 'granted'],
  [{ Notification: { permission: 'denied' } }, 'denied'],
  [{}, 'not_supported'],
] as const)('DASH-10 the permission in %o is %s', (scope, permission) => {
  expect(permissionIn(scope)).toBe(permission)
})
