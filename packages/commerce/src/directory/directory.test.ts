import { expect, test } from 'vitest'
import { canSupply } from '../can-supply.ts'
import { type NeedName, needs } from '../needs/needs.ts'
import { directory } from './directory.ts'

const cities = ['Mumbai', 'Delhi', 'Bangalore', 'Chennai', 'Kolkata', 'Pune', 'Hyderabad']

// docs/product/decisions.md#25
test('the directory has over 150 entries, each once, with a purpose and a website', () => {
  expect(directory.length).toBeGreaterThanOrEqual(240)
  expect(new Set(directory.map(({ slug }) => slug)).size).toBe(directory.length)
  for (const { website, tier, description, needs: purposes } of directory) {
    if (website) expect(website).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/[\w./-]*)?$/)
    expect([1, 2, 3]).toContain(tier)
    expect(description.length).toBeGreaterThan(10)
    expect(new Set(purposes).size).toBe(purposes.length)
  }
})

test('every city has a vendor for every kind of item, and at least ten local ones', () => {
  for (const city of cities) {
    expect(directory.filter(({ location }) => location === city).length).toBeGreaterThanOrEqual(10)
    for (const type of ['recipe', 'service', 'product', 'ingredient']) {
      const suppliers = directory.filter(({ vendorCategory, location }) =>
        canSupply({ category: vendorCategory, location }, { type }, { city }),
      )
      expect(suppliers.length, `${type} in ${city}`).toBeGreaterThanOrEqual(10)
    }
  }
})

test('every need has a vendor across India', () => {
  const met = new Set(directory.filter(({ location }) => location === 'Pan India').flatMap((entry) => entry.needs))
  expect((Object.keys(needs) as NeedName[]).filter((name) => !met.has(name))).toEqual([])
})
