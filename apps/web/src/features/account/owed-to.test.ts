import type { Order } from '@planner/contract/orders'
import { expect, test } from 'vitest'

import { owedTo } from './owed-to.ts'

const order = (user_id: string, to_refund: number, parts: { vendor_name: string; to_refund?: number }[]): Order =>
  ({ user_id, to_refund, parts }) as unknown as Order

test('what shops and the installation still owe a person is one sum, without the orders of their household', () => {
  const orders = [
    order('anita', 45.5, [{ vendor_name: 'Wadi Kirana', to_refund: 548 }, { vendor_name: 'Gupta Stores' }]),
    order('anita', 0, [{ vendor_name: 'Wadi Kirana', to_refund: 0.3 }]),
    order('suresh', 100, [{ vendor_name: 'Gupta Stores', to_refund: 200 }]),
  ]
  expect(owedTo('anita', orders)).toEqual({ amount: 593.8, shops: ['Wadi Kirana'] })
  expect(owedTo('kamal', orders)).toEqual({ amount: 0, shops: [] })
})
