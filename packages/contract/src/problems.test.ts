import { expect, test } from 'vitest'
import { problems } from './problems.ts'

test('no error ends in a full stop, because the page puts it into other sentences', () => {
  const details = Object.values(problems).map(({ detail }) => detail)
  expect(details.length).toBeGreaterThan(200)
  expect(details.filter((detail) => /[.!]$/.test(detail))).toEqual([])
})
