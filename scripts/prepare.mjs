// Makes a clone runnable: installs packages, builds the web app, skips whatever is up to date. Runs on the machine's
// Node (20 and later), before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const node = path.join(root, 'node_modules/node/bin/node')

install()
if (!process.argv.includes('--install-only')) build()

function install() {
  // npm writes this file last: if it is newer than the lock file, everything is installed.
  const installed = changedAt('node_modules/.package-lock.json')
  if (existsSync(node) && installed >= changedAt('package-lock.json')) return

  log('Installing packages (about a minute the first time) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (done.error?.code === 'ENOENT') fail('npm is missing: install Node.js 20 or later together with npm')
  if (done.status !== 0) fail('npm could not install the packages (see above); is the registry reachable?')
  if (!existsSync(node)) fail('Node 24 was not installed: allow npm to run the install script of the "node" package')
}

function changedAt(file) {
  return statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Number.NEGATIVE_INFINITY
}

function build() {
  const mark = path.join(root, 'apps/web/dist/.built-from')
  const wanted = signature(['package-lock.json', 'apps/web', 'packages'])
  if (read(mark) === wanted) return

  log('Checking the cookbook …')
  const checked = run(node, [path.join(root, 'packages/kitchen/src/cli/dish.ts'), 'check'])
  if (checked.status !== 0) fail('a dish or a food of the cookbook has a fault (see above)')

  log('Building the web app …')
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const done = run(node, [vite, 'build', '--logLevel', 'warn'], path.join(root, 'apps/web'))
  if (done.status !== 0) fail('the web app failed to build (see above)')
  writeFileSync(mark, wanted)
}

/**
 * Returns a hash that changes when any source file does: of names, sizes and modification times, which are quick to
 * read.
 */
function signature(places) {
  const lines = []
  const walk = (file) => {
    const stat = statSync(path.join(root, file))
    if (!stat.isDirectory()) return lines.push(`${file} ${stat.size} ${stat.mtimeMs}`)
    for (const name of readdirSync(path.join(root, file)).sort()) {
      if (!['node_modules', 'dist', 'e2e', 'test-results'].includes(name)) walk(path.join(file, name))
    }
  }
  places.forEach(walk)
  return hash(lines.join('\n'))
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function run(command, args, cwd = root) {
  return spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] })
}

function log(line) {
  process.stderr.write(`${line}\n`)
}

function fail(line) {
  log(`Setup failed: ${line}`)
  process.exit(1)
}
