import { expect, test } from 'vitest'
import { distanceKm, nearestCity } from './cities.ts'

test.each([
  [{ lat: 19.05, lon: 72.83 }, 'Mumbai'],
  [{ lat: 28.46, lon: 77.03 }, 'Delhi'],
  [{ lat: 12.84, lon: 77.66 }, 'Bangalore'],
  [{ lat: 18.59, lon: 73.74 }, 'Pune'],
  [{ lat: 51.5, lon: -0.12 }, undefined],
  [{ lat: 0, lon: 0 }, undefined],
])('DASH-11 the nearest city to %o', (place, city) => expect(nearestCity(place)?.city).toBe(city))

test('a great circle is measured in kilometres', () => {
  const [mumbai, delhi] = [
    { lat: 19.08, lon: 72.88 },
    { lat: 28.61, lon: 77.21 },
  ]
  expect(distanceKm(mumbai, delhi)).toBeCloseTo(1149, -1)
  expect(distanceKm(mumbai, mumbai)).toBe(0)
})
