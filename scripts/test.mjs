// Runs every check and test; the last line is 'N passed, N failed', after the names of the failed ones. --fast skips
// the browser tests and the machine's own PostgreSQL.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastTempFolder } from '../apps/server/test/fast-temp-folder.ts'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { findFonts } from './fonts.mjs'
import { findMachinePostgres, startMachinePostgres } from './machine-postgres.mjs'
import { findPgBouncer } from './pgbouncer.mjs'

const root = path.resolve(import.meta.dirname, '..')
const bin = path.join(root, 'node_modules/.bin')
const fast = process.argv.includes('--fast')
const reports = mkdtempSync(path.join(tmpdir(), 'planner-reports-'))
const environment = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/node/bin')}:${bin}:${process.env.PATH}`,
  // Without colours, because the log is read as plain text.
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
}

/** These start a database themselves or need none, so TEST_DATABASE_URL does not apply. */
const onNoGivenDatabase = [
  'apps/server/test/processes/demo.test.ts',
  'apps/server/test/processes/wrong-settings.test.ts',
]

/** Tests of the embedded PostgreSQL itself. */
const onEmbeddedPostgres = [
  ...onNoGivenDatabase,
  'apps/server/test/processes/embedded-store.test.ts',
  'apps/server/test/processes/killed-store.test.ts',
  'apps/server/test/processes/serving-embedded.test.ts',
]

/** Tests that also run behind PgBouncer in transaction mode; with --pooled all server tests do. */
const behindPooler = [
  'apps/server/test/pooled',
  'apps/server/test/processes/restarted-plan.test.ts',
  'apps/server/src/features/orders/orders.test.ts',
  'apps/server/src/features/idempotency',
]

const excluded = onNoGivenDatabase.flatMap((file) => ['--exclude', `**/${file}`])

let passed = 0
/** The names of the failed tests, and of those that passed only on a second attempt (with CI set). */
const failures = []
const retried = []

const machinePostgres = fast ? null : findMachinePostgres()

// Run side by side, because each leaves a core idle for part of its time.
await Promise.all([
  step('types', 'tsc', ['-b']),
  step('format and lint', 'biome', ['check', '--error-on-warnings', '.']),
  step('lint with types', 'oxlint', ['--type-aware', '--quiet']),
])
if (machinePostgres) {
  // The oldest supported PostgreSQL is used for the server tests, the embedded one for its own and the browser tests.
  await vitest('unit tests', ['run', '--project', 'pure'])
  await onMachinePostgres(machinePostgres)
  await vitest('server on the embedded PostgreSQL', ['run', '--project', 'server', ...onEmbeddedPostgres])
} else {
  await vitest('unit tests, and the server on the embedded PostgreSQL', ['run'])
}
if (!fast && findPgBouncer(log)) {
  const files = process.argv.includes('--pooled') ? excluded : behindPooler
  await vitest('server behind PgBouncer', ['run', '--project', 'server', ...files], { TEST_POOLED: '1' })
}
if (!fast) {
  await step('build', process.execPath, ['scripts/prepare.mjs'])
  await inBrowser()
}
rmSync(reports, { recursive: true, force: true })
for (const name of retried) log(`Passed on a second attempt: ${name}`)
for (const name of failures) log(`Failed: ${name}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

async function onMachinePostgres(found) {
  const server = await startMachinePostgres(found)
  try {
    await vitest(`server on the machine's PostgreSQL ${found.version}`, ['run', '--project', 'server', ...excluded], {
      TEST_DATABASE_URL: server.url,
    })
  } finally {
    server.stop()
  }
}

async function inBrowser() {
  const chromium = findChromium(log)
  if (!chromium) return count('a browser for the tests: install Chromium, or name one in CHROMIUM', false)
  if (!findFonts(log)) log('Without the Noto fonts, browser tests that measure words may fail.')
  const report = path.join(reports, 'browser.json')
  const env = {
    CHROMIUM: chromium,
    CHROMIUM_HEADLESS_SHELL: findHeadlessShell(log) ?? chromium,
    // The folder for the browser's profiles.
    TMPDIR: fastTempFolder(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // Playwright sets FORCE_COLOR for its workers, and Node warns if both variables are set.
    ...(environment.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {}),
  }
  log('▸ browser tests')
  const { code } = await run('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts'], { env })
  const result = readReport(report)
  const tests = result?.suites.flatMap((suite) => testsOf(suite)) ?? []
  retried.push(...tests.filter(({ status }) => status === 'flaky').map(({ name }) => name))
  countTests(
    'browser tests',
    code,
    result && {
      passed: result.stats.expected + result.stats.flaky,
      failed: tests.filter(({ status }) => status === 'unexpected').map(({ name }) => name),
    },
  )
}

/** Yields the tests of a suite in Playwright's report and of its nested suites. */
function testsOf({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map(({ status }) => ({ name: `${file}: ${title}`, status })))
  return [...own, ...suites.flatMap((suite) => testsOf(suite))]
}

async function vitest(name, args, env) {
  log(`▸ ${name}`)
  const report = path.join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest', [...args, ...reporters], { env })
  const result = readReport(report)
  const tests = result?.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, name: `${path.relative(root, file)}: ${one.fullName}` })),
  )
  const failing = tests?.filter(({ status }) => status === 'failed') ?? []
  for (const { name, failureMessages } of failing) log(`${name}: ${failureMessages[0]?.split('\n')[0]}`)
  countTests(name, code, result && { passed: result.numPassedTests, failed: failing.map((one) => one.name) })
}

/** Counts a runner's tests; a runner that failed without a failed test (a broken file, a crash) counts as one. */
function countTests(name, code, counts) {
  passed += counts?.passed ?? 0
  failures.push(...(counts?.failed ?? []))
  if (code !== 0 && !counts?.failed.length) count(name, false)
}

/**
 * Runs a command that passes or fails as a whole; its output is printed when it ends, so that steps can run side by
 * side.
 */
async function step(name, command, args) {
  const { code, output } = await run(command, args, { isHeld: true })
  log(`▸ ${name}`)
  if (output) log(output.trimEnd())
  count(name, code === 0)
}

function count(name, good) {
  if (good) passed++
  else failures.push(name)
}

/** @returns {Promise<{ code: number, output: string }>} the output, only if it is held back. */
function run(command, args, { env = {}, isHeld = false } = {}) {
  return new Promise((resolve) => {
    let output = ''
    const stdio = isHeld ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', stdio, stdio],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part) => (output += part))
    child.once('error', (error) => {
      log(String(error))
      resolve({ code: 1, output })
    })
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    log(`No report of the tests: ${error.message}`)
    return null
  }
}

function log(line) {
  console.log(line)
}
