import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as lists from './chunk-paths.ts'

const root = path.resolve(import.meta.dirname, '../../..')

test.each(Object.entries(lists))('every path of %s exists', (_name, paths) => {
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((one) => !existsSync(path.join(root, one)))).toEqual([])
})
