import { toCart } from '@planner/contract/kitchen/list-to-cart'
import type { ListLine } from '@planner/contract/kitchen/shopping-list'
import { expect, test } from 'vitest'

import { sendText } from './send-text.ts'

const eggs = { food: 'egg', name: 'Eggs', amount: '30', buy: '1 tray of 30', pack: '1 tray of 6', packs: 5 } as ListLine
const soap = {
  key: '~soap',
  food: null,
  name: 'Soap',
  amount: '2',
  pack: null,
  counted: { quantity: 2, unit: null },
} as ListLine

test('HOME-4 a line of the list comes into the cart by the pack, and says which; anything else for the shop to price', () => {
  expect(toCart(eggs)).toMatchObject({ item_id: 'egg', name: 'Eggs, 1 tray of 6', quantity: 5 })
  expect(toCart(soap)).toMatchObject({
    type: 'product',
    item_id: 'free-~soap',
    name: 'Soap',
    quantity: 2,
    unpriced: true,
  })
  const packets = { ...soap, food: 'salt', name: 'Namak', price: 45, counted: { quantity: 2, unit: 'packet' } }
  expect(toCart(packets)).toMatchObject({ name: 'Namak packet', quantity: 2, price: 22.5 })
  expect(toCart({ ...soap, amount: '500 g', counted: undefined })).toMatchObject({ name: '500 g Soap', quantity: 1 })
})

test('HOME-4 the list as a message has its aisles, and nothing that was bought or is at home', () => {
  const lines = [
    { ...eggs, aisle: 'Dairy & eggs', ticked: false, have: false },
    { ...soap, aisle: 'Personal care', amount: '', ticked: false, have: false },
    { ...soap, name: 'Tea', aisle: 'Other', ticked: true, have: false },
    { ...soap, name: 'Ghee', aisle: 'Other', ticked: false, have: true },
  ]
  expect(sendText(lines, 'en')).toBe('Shopping list\n\n*Dairy & eggs*\n- Eggs: 30\n\n*Personal care*\n- Soap')
  const inHindi = sendText([{ ...lines[0]!, name: 'Eggs', hindi: 'अंडे' }, lines[1]!], 'hi')
  expect(inHindi).toBe('खरीदारी की सूची\n\n*दूध और अंडे*\n- अंडे: 30\n\n*निजी देखभाल*\n- Soap')
  expect(sendText([], 'hi')).toBe('खरीदारी की सूची')
})
