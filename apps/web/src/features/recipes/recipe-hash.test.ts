import { expect, test } from 'vitest'

import { placeIn, recipeIn } from './recipe-hash.ts'

// docs/product/decisions.md#18
test('a link opens its recipe, and a malformed one opens none', () => {
  expect(recipeIn('#r=pulao.aloo-matar.-.achari')).toBe('pulao.aloo-matar.-.achari')
  expect(recipeIn('#r=punjab.dal-makhani')).toBe('punjab.dal-makhani')
  expect(recipeIn('#r=sandwich.chicken-tikka.-.-')).toBe('sandwich.chicken-tikka.-.-')
  for (const hash of ['', '#', '#r=', '#day=2026-11-21', '#r=../../x', '#r=a b', `#r=${'a'.repeat(121)}`]) {
    expect(recipeIn(hash), hash).toBeNull()
  }
})

test('COOK-13 a link names the kitchen of a place, and nonsense names none', () => {
  expect(placeIn('#place=west-bengal')).toBe('west-bengal')
  for (const hash of ['', '#place=', '#place=../x', '#place=Kerala', '#r=kerala', `#place=${'a'.repeat(41)}`]) {
    expect(placeIn(hash), hash).toBeNull()
  }
})
