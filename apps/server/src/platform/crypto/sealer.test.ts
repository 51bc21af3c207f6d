import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sealerWith } from './sealer.ts'
import { tokenKeys } from './token-keys.ts'

const [old, current] = [randomBytes(32), randomBytes(32)]

test('ciphertext decrypts only for the same purpose and reveals nothing', () => {
  const sealer = sealerWith(() => [current])
  const sealed = sealer.seal('1//refresh-token', 'asha refresh')
  expect(sealer.open(sealed, 'asha refresh')).toBe('1//refresh-token')
  expect(sealer.open(sealed, 'ravi refresh')).toBeNull()
  expect(sealed.toString('latin1')).not.toContain('refresh-token')
  expect(sealer.seal('1//refresh-token', 'asha refresh').equals(sealed)).toBe(false)
})

test('tampered or truncated ciphertext does not decrypt', () => {
  const sealer = sealerWith(() => [current])
  const sealed = sealer.seal('secret', 'asha')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(sealer.open(changed, 'asha'), `byte ${at}`).toBeNull()
    expect(sealer.open(sealed.subarray(0, at), 'asha'), `${at} bytes`).toBeNull()
  }
})

test('a new key encrypts, the old one still decrypts, and without it nothing does', () => {
  const before = sealerWith(() => [old]).seal('secret', 'asha')
  const rotated = sealerWith(() => [current, old])
  expect(rotated.open(before, 'asha')).toBe('secret')
  expect(sealerWith(() => [current]).open(rotated.seal('again', 'asha'), 'asha')).toBe('again')
  expect(sealerWith(() => [current]).open(before, 'asha')).toBeNull()
})

test('without a configured key one is created once, readable only by its owner', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'planner-keys-'))
  try {
    const [made] = tokenKeys({ tokenKeys: null, dataDir })
    expect(made).toHaveLength(32)
    expect(tokenKeys({ tokenKeys: null, dataDir })).toEqual([made])
    expect(statSync(path.join(dataDir, 'token.key')).mode & 0o777).toBe(0o600)
    expect(tokenKeys({ tokenKeys: [current], dataDir })).toEqual([current])
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
