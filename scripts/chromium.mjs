// Finds browsers for the tests, or installs them: Debian's packages as root, otherwise Playwright's own.
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
const shellPlace = '/usr/bin/chromium-headless-shell'

/**
 * The path of a Chromium.
 *
 * @param {(line: string) => void} say called with progress messages.
 * @returns {string | null} null if none could be found or installed.
 */
export function findChromium(log) {
  const found = [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place))
  if (found) return found

  if (install(['chromium'], "Installing Debian's Chromium for the browser tests …", log)) {
    if (existsSync(places[0])) return places[0]
  }

  const { chromium } = require('@playwright/test')
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  log("Installing Playwright's Chromium for the browser tests …")
  const cli = require.resolve('@playwright/test/cli')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] })
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/**
 * Returns the path of a headless Chromium, which renders the same pages with three quarters of the CPU time, but shows
 * no notifications.
 *
 * @param {(line: string) => void} say called with progress messages.
 * @returns {string | null} null if CHROMIUM names a browser, or none could be found or installed.
 */
export function findHeadlessShell(log) {
  if (process.env.CHROMIUM) return process.env.CHROMIUM_HEADLESS_SHELL ?? null
  if (existsSync(shellPlace)) return shellPlace
  install(['chromium-headless-shell'], "Installing Debian's Chromium without a window for the browser tests …", log)
  return existsSync(shellPlace) ? shellPlace : null
}

/** Whether Debian's packages can be installed, which only root can do. */
function install(packages, sentence, log) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  log(sentence)
  const quiet = { stdio: ['ignore', 'ignore', 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
  return true
}
