// Everything that must hold; the last line is 'N passed, N failed'.
// --fast leaves out the browser and the machine's own PostgreSQL.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { quickFolder } from '../apps/server/test/quick-folder.ts'
import { findChromium } from './chromium.mjs'
import { findMachinePostgres, startMachinePostgres } from './machine-postgres.mjs'

const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')
const fast = process.argv.includes('--fast')
const reports = mkdtempSync(path.join(tmpdir(), 'planner-reports-'))
const environment = { ...process.env, PATH: `${path.join(root, 'node_modules/node/bin')}:${bin}:${process.env.PATH}` }

/** Tests get a database from one of these: those that import neither ask none of the stores anything. */
const databases = ['apps/server/test/house.ts', 'apps/server/test/own-database.ts']

/** Whatever TEST_DATABASE_URL says, these bring a store of their own or none: once is enough. */
const onItsOwnStore = ['**/test/demo.test.ts', '**/test/wrong-settings.test.ts']

/** Moves whole stores between the embedded PostgreSQL and another: where there is another, once between the two is enough. */
const betweenStores = '**/test/store-commands.test.ts'

let passed = 0
let failed = 0

const machinePostgres = fast ? null : findMachinePostgres()

// Each leaves a core idle for a part of its time.
await Promise.all([
  step('types', 'tsc', ['-b']),
  step('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  step('lint with types', 'oxlint', ['--type-aware', '--quiet']),
])
const once = machinePostgres ? ['--exclude', betweenStores] : []
await vitest('tests, the server on its embedded PostgreSQL', ['run', ...once])
if (!fast) {
  if (machinePostgres) await onMachinePostgres(machinePostgres)
  else say('No PostgreSQL of 15 or later is installed here: the server was tested on the embedded one only')
  await step('build', process.execPath, ['scripts/prepare.mjs'])
  await inBrowser()
}
rmSync(reports, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function onMachinePostgres(found) {
  const server = await startMachinePostgres(found)
  try {
    const env = { TEST_DATABASE_URL: server.url }
    const excluded = onItsOwnStore.flatMap((file) => ['--exclude', file])
    const args = ['related', '--run', ...databases, '--project', 'server', ...excluded]
    await vitest(`tests, the server on the machine's PostgreSQL ${found.version}`, args, env)
  } finally {
    server.stop()
  }
}

async function inBrowser() {
  const chromium = findChromium(say)
  if (!chromium) return count('a browser for the tests: install Chromium, or name one in CHROMIUM', false)
  const report = path.join(reports, 'browser.json')
  const env = {
    CHROMIUM: chromium,
    // Where the browser's profiles lie.
    TMPDIR: quickFolder(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  }
  const { code } = await run('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts'], { env })
  const stats = readReport(report)?.stats
  countTests('browser', code, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected })
}

async function vitest(name, args, env) {
  say(`▸ ${name}`)
  const report = path.join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest', [...args, ...reporters], { env })
  const result = readReport(report)
  for (const { fullName, failureMessages } of result?.testResults.flatMap((file) => file.assertionResults) ?? []) {
    if (failureMessages.length > 0) say(`${fullName}: ${failureMessages[0].split('\n')[0]}`)
  }
  countTests(name, code, result && { passed: result.numPassedTests, failed: result.numFailedTests })
}

/** Counts a runner's tests; a runner that failed without a failed test (a broken file, a crash) counts as one. */
function countTests(name, code, counts) {
  passed += counts?.passed ?? 0
  failed += counts?.failed ?? 0
  if (code !== 0 && !counts?.failed) count(name, false)
}

/** Runs a command that is right or wrong as a whole; what it says comes when it ends, so that steps can run side by side. */
async function step(name, command, args) {
  const { code, said } = await run(command, args, { isHeld: true })
  say(`▸ ${name}`)
  if (said) say(said.trimEnd())
  count(name, code === 0)
}

function count(name, good) {
  if (good) passed++
  else {
    failed++
    say(`✗ ${name}`)
  }
}

/** @returns {Promise<{ code: number, said: string }>} what it said only where that is held back. */
function run(command, args, { env = {}, isHeld = false } = {}) {
  return new Promise((resolve) => {
    let said = ''
    const output = isHeld ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', output, output],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part) => (said += part))
    child.once('error', (error) => {
      say(String(error))
      resolve({ code: 1, said })
    })
    child.once('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    say(`No report of the tests: ${error.message}`)
    return null
  }
}

function say(line) {
  console.log(line)
}
