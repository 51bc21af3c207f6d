// Lists which rows of docs/product/checklist.md have a test with their id in its title. With --strict, a row without
// one is a failure.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..')
const rows = [...readFileSync(path.join(root, 'docs/product/checklist.md'), 'utf8').matchAll(/\b([A-Z]+-\d+) /g)].map(
  ([, id]) => id,
)
const known = new Set(rows)

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
const tests = files.split('\n').filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
const titles = tests.flatMap((file) =>
  [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1/gs),
  ].map(([, , title]) => title),
)
const named = new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d+\b/g) ?? []))

const covered = [...known].filter((id) => named.has(id))
const open = [...known].filter((id) => !named.has(id))
console.log(`With a test (${covered.length}): ${covered.join(' ')}`)
console.log(`Without (${open.length}): ${open.join(' ') || 'none'}`)
process.exit(process.argv.includes('--strict') && open.length > 0 ? 1 : 0)
