import type { FoundRecipe } from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'

import { groupResults } from './group-results.ts'

const one = (id: string, match: FoundRecipe['match']) => ({ id, match }) as FoundRecipe
const groups = (recipes: FoundRecipe[]) =>
  groupResults(recipes).map(({ heading, recipes: its }) => [heading, ...its.map(({ id }) => id)])

const exact = one('kerala.cabbage-thoran', 'exact')
const form = one('udupi.cabbage-palya', 'form')
const variation = one('kerala.cabbage-thoran.carrot', 'variation')
const near = one('tamil-nadu.cabbage-poriyal', 'near')
const alsoNear = one('goa.cabbage-foogath', 'near')

test('COOK-2 forms, variations and near matches have their own headings', () => {
  expect(groups([exact, form, variation, near, alsoNear])).toEqual([
    [null, exact.id],
    ['Other forms', form.id],
    ['Variations', variation.id],
    ['Closest matches', near.id, alsoNear.id],
  ])
})

test('COOK-2 without a named dish there is one list', () => {
  expect(groups([near, alsoNear])).toEqual([[null, near.id, alsoNear.id]])
  expect(groups([])).toEqual([])
})
