import { expect, test } from 'vitest'

import { isAppPath } from './is-app-path.ts'

test.each([
  ['/', true],
  ['/dashboard', true],
  ['/recipes', true],
  ['/legal-advice', true],
  ['/api/docs', false],
  ['/api', false],
  ['/legal/privacy-policy', false],
  ['/unsubscribe/abc.def', false],
  ['/r/punjab.dal-makhani', false],
  ['/v/AXjvLldV.a-eOs1', false],
  ['/v/AXjvLldV.a-eOs1/list/1', false],
  ['/dev/ui', false],
  ['/manifest.webmanifest', false],
])('the page answers a navigation to %s: %s', (path, ours) => {
  expect(isAppPath(path)).toBe(ours)
})
