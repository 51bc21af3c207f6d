import { tutorial } from '@planner/contract/constants/page'
import { expect, test } from 'vitest'

import { steps } from './steps.ts'

test('ONBOARD-1 the tour has its six steps in order', () => {
  expect(steps).toHaveLength(tutorial.steps)
  expect(steps.map(({ name }) => name)).toEqual([
    'Welcome',
    'Smart reminders',
    'Recipes',
    'Shopping cart',
    'Integrations',
    'All set',
  ])
})
