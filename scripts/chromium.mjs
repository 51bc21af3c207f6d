// Finds the browser for the tests, or installs one: Debian's package as root, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * The path of a Chromium.
 *
 * @param {(line: string) => void} say called with progress messages.
 * @returns {string | null} null if none could be found or installed.
 */
export function findChromium(say) {
  const found = [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place))
  if (found) return found

  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    say("Installing Debian's Chromium for the browser tests …")
    const quiet = { stdio: ['ignore', 'ignore', 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'], quiet)
    if (existsSync(places[0])) return places[0]
  }

  const { chromium } = require('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  say("Installing Playwright's Chromium for the browser tests …")
  const cli = require.resolve('@playwright/test/cli')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}
