import { expect, test } from 'vitest'
import { cityOfPerson, knownCityOf, planLocationOf } from './city-of-person.ts'

test.each([
  [{ current_city: 'Pune', location: 'Chennai, India' }, 'Pune', 'Pune, India'],
  [{ current_city: null, location: 'Chennai, India' }, 'Chennai, India', 'Chennai, India'],
  [{ current_city: '', location: 'Ooty, Tamil Nadu' }, 'Ooty, Tamil Nadu', 'Ooty, Tamil Nadu, India'],
  [{ current_city: null, location: null }, null, 'Mumbai, India'],
  [{ current_city: null, location: '' }, null, 'Mumbai, India'],
])('%j: where the person was located last comes before their home, and Mumbai last', (person, known, plan) => {
  expect([knownCityOf(person), cityOfPerson(person), planLocationOf(person)]).toEqual([known, known ?? 'Mumbai', plan])
})

test('the place of a plan is never longer than its input allows', () => {
  expect(planLocationOf({ current_city: null, location: 'A'.repeat(200) })).toHaveLength(120)
})
