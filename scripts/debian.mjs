// Unpacks Debian's packages into a folder of the project, for tests. Does not change the system, so it needs no root.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fastTempFolder } from '../apps/server/test/fast-temp-folder.ts'

/**
 * Unpacks packages.
 *
 * @param {string[]} packages their names.
 * @param {string} folder created if missing; receives the `usr` of the packages.
 * @param {() => void} begin called before the download; not called on a machine without Debian's tools, where nothing
 * is done.
 */
export function unpackPackages(packages, folder, begin) {
  if (spawnSync('apt-get', ['--version']).status !== 0 || spawnSync('dpkg-deb', ['--version']).status !== 0) return
  begin()
  const options = { cwd: mkdtempSync(path.join(fastTempFolder(), 'planner-deb-')), stdio: 'ignore' }
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['download', '-qq', ...packages], options)
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(options.cwd))
    spawnSync('dpkg-deb', ['-x', path.join(options.cwd, file), folder], options)
  rmSync(options.cwd, { recursive: true, force: true })
}
