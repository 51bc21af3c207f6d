import { expect, test } from 'vitest'
// @ts-expect-error a script is plain JavaScript
import { faultsOf, pageOf, readList, readLock } from './dependencies.mjs'

test('installed packages have one version each, a hash and an allowed licence', () => {
  expect(faultsOf(readLock())).toEqual([])
  expect(readList()).toBe(pageOf(readLock()))
})

test('packages that break a rule are reported', () => {
  const integrity = `sha512-${'A'.repeat(86)}==`
  const sound = { version: '1.0.0', integrity, license: 'MIT' }
  const faults = (entry: object) => faultsOf({ packages: { 'node_modules/one': { ...sound, ...entry } } }) as string[]
  expect(faults({})).toEqual([])
  expect(faults({ integrity: undefined })).toHaveLength(1)
  expect(faults({ integrity: 'sha1-AAAA' })).toHaveLength(1)
  expect(faults({ resolved: 'git+ssh://git@github.com/one/one.git#abc' })).toHaveLength(1)
  expect(faults({ hasInstallScript: true })).toHaveLength(1)
  expect(faults({ license: 'AGPL-3.0' })).toHaveLength(1)
  expect(faults({ license: '(AGPL-3.0 OR MIT)' })).toEqual([])
  expect(faults({ license: 'MIT AND GPL-3.0' })).toHaveLength(1)
  expect(faults({ license: 'GPL-3.0', dev: true })).toEqual([])
  expect(faultsOf({ packages: { 'apps/one': { dependencies: { two: '^1.0.0' } } } })).toHaveLength(1)
})
