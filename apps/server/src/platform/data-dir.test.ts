import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeDataDir, makeStoreLock } from './data-dir.ts'

const mode = (file: string) => statSync(file).mode & 0o7777
/** Under root the unprivileged account of the store must be able to traverse the folder. */
const closed = process.getuid!() === 0 ? 0o711 : 0o700

test('SAFE-11 the data folder and its lock are private from the start', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'planner-closed-'))
  try {
    const folder = path.join(parent, 'data')
    makeDataDir(folder)
    expect(mode(folder)).toBe(closed)
    expect(mode(makeStoreLock(folder))).toBe(0o600)
  } finally {
    rmSync(parent, { recursive: true })
  }
})

test('SAFE-11 an open data folder is made private at the next start; a shared parent folder is left alone', () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'planner-open-'))
  try {
    const folder = path.join(parent, 'data')
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    for (const name of ['store.lock', 'token.key', 'vapid.json', 'notes.txt']) {
      writeFileSync(path.join(folder, name), '')
      chmodSync(path.join(folder, name), 0o644)
    }
    makeDataDir(folder)
    expect(mode(folder)).toBe(closed)
    for (const name of ['store.lock', 'token.key', 'vapid.json']) expect(mode(path.join(folder, name))).toBe(0o600)
    expect(mode(path.join(folder, 'notes.txt'))).toBe(0o644)

    const shared = path.join(parent, 'shared')
    mkdirSync(shared)
    chmodSync(shared, 0o1777)
    makeDataDir(shared)
    expect(mode(shared)).toBe(0o1777)
  } finally {
    rmSync(parent, { recursive: true })
  }
})
