import { expect, test } from 'vitest'

import { unbroken } from './unbroken.ts'

test('a number stays on the line of what it counts', () => {
  expect(unbroken('Add 1½ tsp salt and ginger (2 cm), then stir.')).toBe(
    'Add 1½\u00A0tsp salt and ginger (2\u00A0cm), then stir.',
  )
  expect(unbroken('Stir.')).toBe('Stir.')
  expect(unbroken('')).toBe('')
})
