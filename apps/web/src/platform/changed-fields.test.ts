import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('a form sends what differs from how it was opened, and nothing else', () => {
  const opened = { name: 'Laxmi', upi_id: 'laxmi@okaxis', services: ['milk'], hours: '' }
  expect(changedFields({ ...opened, services: ['milk', 'bread'], hours: '7 to 9' }, opened)).toEqual({
    services: ['milk', 'bread'],
    hours: '7 to 9',
  })
  expect(changedFields({ ...opened, services: ['milk'] }, opened)).toEqual({})
})
