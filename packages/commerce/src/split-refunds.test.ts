import { expect, test } from 'vitest'
import { splitRefunds } from './split-refunds.ts'

const shop = (index: number, due: number) => ({ lines: [{ index }], due })

test.each([
  ['nothing', { lines: [0, 0], parts: [shop(0, 0)], due: 0, returned: 0 }, [0, 0, 0]],
  ['what a shop promised', { lines: [50, 0], parts: [shop(0, 50)], due: 0, returned: 0 }, [50, 0, 0]],
  ['what it returned', { lines: [50, 0], parts: [shop(0, 0)], due: 0, returned: 50 }, [0, 50, 0]],
  ['what was never paid', { lines: [50, 0], parts: [shop(0, 0)], due: 0, returned: 0 }, [0, 0, 50]],
  ['what is owed of an online payment', { lines: [50, 0], parts: [shop(0, 0)], due: 50, returned: 0 }, [50, 0, 0]],
  ['what is owed for something else too', { lines: [50, 0], parts: [shop(0, 90)], due: 0, returned: 0 }, [50, 0, 0]],
  [
    'two shops of which one returned it',
    { lines: [50, 30], parts: [shop(0, 0), shop(1, 200)], due: 0, returned: 50 },
    [30, 50, 0],
  ],
  [
    'a shop that returned it and another that owes its whole part',
    { lines: [50, 0], parts: [shop(0, 0), shop(1, 200)], due: 0, returned: 50 },
    [0, 50, 0],
  ],
])('SHOP-9 %s is told apart in what an order was lowered by', (_, refunds, [due, returned, deducted]) => {
  expect(splitRefunds(refunds)).toEqual({ due, returned, deducted })
})
