// Everything that must hold, one step after the other; the last line is 'N passed, N failed'.
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

/** Whatever TEST_DATABASE_URL says, these bring a store of their own or none: once is enough. */
const onItsOwnStore = ['**/test/demo.test.ts', '**/test/wrong-settings.test.ts']

let passed = 0
let failed = 0

await step('types', 'tsc', ['-b'])
await step('format and lint', 'biome', ['check', '--error-on-warnings', '.'])
await step('lint with types', 'oxlint', ['--type-aware', '--quiet'])
await vitest('tests, the server on its embedded PostgreSQL', [])
if (!fast) {
  await onMachinePostgres()
  await step('build', process.execPath, ['scripts/prepare.mjs'])
  await inBrowser()
}
rmSync(reports, { recursive: true, force: true })
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function onMachinePostgres() {
  const found = findMachinePostgres()
  if (!found)
    return say('No PostgreSQL of 15 or later is installed here: the server was tested on the embedded one only')
  const server = await startMachinePostgres(found)
  try {
    const env = { TEST_DATABASE_URL: server.url }
    const args = ['--project', 'server', ...onItsOwnStore.flatMap((file) => ['--exclude', file])]
    await vitest(`tests, the server on the machine's PostgreSQL ${found.version}`, args, env)
  } finally {
    server.stop()
  }
}

async function inBrowser() {
  const chromium = findChromium(say)
  if (!chromium) return count('a browser for the tests: install Chromium, or name one in CHROMIUM', false)
  const report = path.join(reports, 'browser.json')
  const code = await run('playwright', ['test', '-c', 'apps/web/e2e/playwright.config.ts'], {
    CHROMIUM: chromium,
    // Where the browser's profiles lie.
    TMPDIR: quickFolder(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  const stats = readReport(report)?.stats
  countTests('browser', code, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected })
}

async function vitest(name, args, env) {
  say(`▸ ${name}`)
  const report = path.join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const code = await run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...args],
    env,
  )
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

async function step(name, command, args) {
  say(`▸ ${name}`)
  count(name, (await run(command, args)) === 0)
}

function count(name, good) {
  if (good) passed++
  else {
    failed++
    say(`✗ ${name}`)
  }
}

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...environment, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', (error) => {
      say(String(error))
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
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
