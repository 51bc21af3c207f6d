import { expect, test } from 'vitest'

import { narrowed } from './use-found.ts'

test('TASK-2 hits of the query before are shown only if they fit the present one', () => {
  const reminder = (title: string) => ({ title, description: '', tags: [] as string[] })
  const found = {
    reminders: [reminder('1:1 Karthik'), reminder('Change the tyres')],
    more: true,
    recipes: [{ title: 'Dal Tadka' }, { title: 'Kadhi Pakora' }],
    orders: [{ id: '0198c2a4-1111-7abc-8def-0123456789ab', items: [{ name: 'Toor dal' }] }],
  } as unknown as Parameters<typeof narrowed>[0]
  expect(narrowed(found, 'change')).toMatchObject({
    reminders: [{ title: 'Change the tyres' }],
    recipes: [],
    orders: [],
  })
  expect(narrowed(found, 'dal')).toMatchObject({ reminders: [], recipes: [{ title: 'Dal Tadka' }], orders: [{}] })
})
