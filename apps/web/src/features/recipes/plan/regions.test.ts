import type { Recipe } from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'

import { inRegion, regionsOf } from './regions.ts'

const from = (region: string) => ({ id: region, region }) as Recipe

test('RECIPE-1 regions begin with all of them, and know those of the recipes', () => {
  const regions = regionsOf([from('South'), from('Islands')])
  expect(regions[0]).toBe('All Regions')
  expect(regions.filter((region) => region === 'South')).toHaveLength(1)
  expect(regions).toContain('Islands')
})

test('RECIPE-1 a region keeps its own recipes, All Regions keeps all', () => {
  const recipes = [from('South'), from('West')]
  expect(inRegion(recipes, 'All Regions')).toHaveLength(2)
  expect(inRegion(recipes, 'West').map(({ id }) => id)).toEqual(['West'])
})
