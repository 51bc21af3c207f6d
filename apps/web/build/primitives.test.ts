import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ui = path.resolve(import.meta.dirname, '../src/ui')
const page = path.resolve(import.meta.dirname, '../src/features/dev')

/** Primitives that render nothing of their own, fill the whole window, or are hidden until boot.ts shows them. */
const apart = [
  'ErrorBoundary.tsx',
  'AfterFirstRender.tsx',
  'Toaster.tsx',
  'LoadingScreen.tsx',
  'Outline.tsx',
  'form/Field.tsx',
]

test('LOOK-1 the page of primitives shows each of src/ui', () => {
  const all = ['.', 'form'].flatMap((folder) =>
    readdirSync(path.join(ui, folder))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => path.posix.join(folder, name)),
  )
  expect(all.length).toBeGreaterThan(25)
  const samples = readdirSync(page)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(path.join(page, name), 'utf8'))
    .join('\n')
  expect(all.filter((name) => !apart.includes(name) && !samples.includes(`#ui/${name}`))).toEqual([])
})
