import { expect, test } from '@playwright/test'
import { styles, wire } from '../wire.ts'

const kB = 1000

// Sizes of the built files; needs no browser and measures no times. The budgets are those of docs/product/budgets.md,
// which allows 110 kB for the scripts of a first visit; here the limit is the size achieved.
test('transfer sizes on a phone stay within their budgets', () => {
  const { first, css, pages, dashboard, reader } = wire()
  expect.soft(first, 'scripts of a first visit').toBeLessThan(76.7 * kB)
  expect.soft(css, 'the style sheet').toBeLessThan(16 * kB)
  expect.soft(reader, 'the reader of sentences').toBeLessThan(45 * kB)
  expect.soft(reader, 'the reader of sentences is a file of its own').toBeGreaterThan(20 * kB)
  expect.soft(dashboard, 'the dashboard with everything it starts with').toBeLessThan(157 * kB)
  for (const [page, bytes] of Object.entries(pages)) expect.soft(bytes, page).toBeLessThan(40 * kB)
  expect(Object.keys(pages).length).toBeGreaterThan(10)
})

// A selector on an element's position among siblings (group-last) makes the browser restyle everything inside the
// previously last element whenever one is added: a toast restyled the whole page, which took 14 ms on this machine and
// a fifth of a second on a cheap phone.
test('no CSS rule makes an added element restyle the elements before it', () => {
  const selectors = [...styles().matchAll(/([^{}]+)\{/g)].map(([, selector]) => selector!.trim())
  expect(selectors.length).toBeGreaterThan(500)
  expect(selectors.filter((one) => /:(first|last|only|nth)-[a-z-]+(\([^)]*\))? \*/.test(one))).toEqual([])
  expect(selectors.filter((one) => /^:root:has|^html:has/.test(one))).toEqual([])
})
