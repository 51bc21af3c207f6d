import type { FileItem } from '@planner/calendar-files/item'
import { expect, test } from 'vitest'
import { batchesOf } from './batches.ts'

const item = (description: string) => ({ key: 'k', title: 't', description }) as FileItem

test('INOUT-1 a file is sent in calls that the server takes, and nothing of it is lost', () => {
  expect(batchesOf([])).toEqual([])
  expect(batchesOf(Array.from({ length: 450 }, () => item(''))).map(({ length }) => length)).toEqual([200, 200, 50])
  const long = Array.from({ length: 60 }, () => item('ह'.repeat(4000)))
  const batches = batchesOf(long)
  expect(batches.flat()).toEqual(long)
  for (const batch of batches)
    expect(new TextEncoder().encode(JSON.stringify({ items: batch })).length).toBeLessThan(95_000)
})
