import { expect, test } from 'vitest'
import { isOutsideCity } from './pin-prefixes.ts'

test.each([
  ['302017', 'Delhi', true],
  ['110001', 'Delhi', false],
  ['122002', 'Gurugram', false],
  ['400703', 'Navi Mumbai', false],
  ['560001', 'Bengaluru, India', false],
  ['560001', 'Pune', true],
  ['302017', 'Jaipur', false],
  ['302', 'Delhi', false],
  ['', 'Delhi', false],
])('SHOP-12 whether PIN code %j lies outside %s: %j', (pinCode, city, outside) => {
  expect(isOutsideCity(pinCode, city)).toBe(outside)
})
