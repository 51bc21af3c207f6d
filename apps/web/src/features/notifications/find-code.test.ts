import { expect, test } from 'vitest'

import { findCode } from './find-code.ts'

test.each([
  ['482913 is your Daily Planner code.\n\n@planner.example #482913', '482913'],
  ['Your code is 4829. It is good for 10 minutes.', '4829'],
  ['Order 1200 came.\n@planner.example #654321', '654321'],
  ['Call mummy at 18:30', null],
  ['Ring +919876543210', null],
  ['Nothing here', null],
])('the code in %j is %s', (text, code) => {
  expect(findCode(text)).toBe(code)
})
