import { expect, test } from 'vitest'
import { canSupply } from './can-supply.ts'
import { cityNames, placeOf } from './cities.ts'
import { cityByOtherName, cityOf } from './city-of.ts'

test.each([
  ['Mysore', 'Mysuru'],
  ['Mysore, India', 'Mysuru'],
  ['Trivandrum', 'Thiruvananthapuram'],
  ['baroda', 'Vadodara'],
  ['ALLAHABAD', 'Prayagraj'],
  ['Bengaluru, India', 'Bangalore'],
  ['mysuru', 'Mysuru'],
  ['port blair', 'Port Blair'],
  ['JHANSI', 'Jhansi'],
  ['Vasco da Gama', 'Vasco da Gama'],
])('CART-3 %s is %s', (written, city) => expect(cityOf(written)).toBe(city))

test('CART-3 a city’s other names lead to a city of the list, and no city of the list is another one’s other name', () => {
  expect([...cityByOtherName.values()].filter((city) => !cityNames.includes(city))).toEqual([])
  expect(cityByOtherName.size).toBeGreaterThan(40)
  expect(cityNames.filter((city) => cityOf(city) !== city)).toEqual([])
  expect(cityNames.map((city) => cityOf(city.toLowerCase()))).toEqual(cityNames)
})

test('CART-3 a shop in Mysore delivers to Mysuru, and one in Trivandrum to Thiruvananthapuram', () => {
  const grocer = (location: string) => ({ category: 'grocery', location })
  expect(canSupply(grocer('Mysore'), { type: 'ingredient' }, { city: 'Mysuru' })).toBe(true)
  expect(canSupply(grocer('Thiruvananthapuram'), { type: 'product' }, { city: 'Trivandrum, India' })).toBe(true)
  expect(canSupply(grocer('Mysore'), { type: 'ingredient' }, { city: 'Mangalore' })).toBe(false)
})

test('the position of a city is found under its older name', () => expect(placeOf('Calicut')?.city).toBe('Kozhikode'))
