import { expect, test } from 'vitest'

import { hashOfView, priorities, viewIn, viewNames } from './view-hash.ts'

test('TASK-2 every view has its own address, and comes back from it', () => {
  for (const name of viewNames) expect(viewIn(hashOfView({ name }))).toEqual({ name })
  for (const tag of ['home', 'घर', '🎂', '50%', 'a/b'])
    expect(viewIn(hashOfView({ name: 'tag', tag }))).toEqual({ name: 'tag', tag })
  for (const priority of priorities)
    expect(viewIn(hashOfView({ name: 'priority', priority }))).toEqual({ name: 'priority', priority })
  expect(['', '#priority=4', '#day=2026-11-21', '#view=nonsense', '#tag=%', '#tag='].map(viewIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})
