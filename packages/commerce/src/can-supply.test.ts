import { expect, test } from 'vitest'
import { canSupply } from './can-supply.ts'
import { cityOf } from './city-of.ts'

const categories = ['grocery', 'restaurant', 'service', 'gift']
const suppliersOf = (type: string) =>
  categories.filter((category) => canSupply({ category, location: 'Pan India' }, { type }, { city: 'Pune' }))

test('CART-3 each kind of line has its suppliers', () => {
  expect(suppliersOf('recipe')).toEqual(['grocery', 'restaurant', 'service'])
  expect(suppliersOf('recipe_item')).toEqual(suppliersOf('recipe'))
  expect(suppliersOf('service')).toEqual(['service'])
  expect(suppliersOf('product')).toEqual(['grocery', 'gift'])
  expect(suppliersOf('ingredient')).toEqual(['grocery'])
  expect(suppliersOf('nothing known')).toEqual([])
})

test('CART-3 vendors of the city or of all India, whatever the city is called', () => {
  const in_ = (location: string) => ({ category: 'grocery', location })
  expect(canSupply(in_('Pan India'), { type: 'ingredient' }, { city: 'Jhansi' })).toBe(true)
  expect(canSupply(in_('Mumbai'), { type: 'ingredient' }, { city: 'Pune' })).toBe(false)
  expect(canSupply(in_('Bangalore'), { type: 'ingredient' }, { city: 'Bengaluru, India' })).toBe(true)
  expect(cityOf(' mumbai , India')).toBe('Mumbai')
})
