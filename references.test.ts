import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Every text file of the repository, by its path from the root. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|js|sql|md|css|yaml|html)$/.test(file) && existsSync(file))

const read = (file: string): string => readFileSync(file, 'utf8')

/** The anchors of a Markdown page: explicit ids, and headings as GitHub turns them into ids. */
function anchorsOf(file: string): Set<string> {
  const text = read(file)
  const explicit = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!)
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
  return new Set([...explicit, ...headings])
}

/** Why a reference to `target` (a path from the root, with or without an anchor) does not resolve; null if it does. */
function broken(target: string): string | null {
  const [file = '', anchor] = target.split('#')
  if (!existsSync(file)) return `${target}: no such file`
  if (anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor)) return `${target}: no such anchor`
  return null
}

const records = files.filter((file) => /^docs\/decisions\/\d{4}-/.test(file))

test('links between pages lead to files and anchors that exist', () => {
  const links = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link]) => ({
        file,
        target: link!.startsWith('#') ? `${file}${link}` : path.join(path.dirname(file), link!),
      })),
    )
  expect(links.length).toBeGreaterThan(20)
  expect(links.flatMap(({ file, target }) => broken(target)?.replace(/^/, `${file} → `) ?? [])).toEqual([])
})

test('pages that code and docs cite by path exist, anchor included', () => {
  const citations = files.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.md(#[\w-]+)?/g)].map(([target]) => ({ file, target })),
  )
  expect(citations.length).toBeGreaterThan(50)
  expect(citations.flatMap(({ file, target }) => broken(target)?.replace(/^/, `${file} → `) ?? [])).toEqual([])
})

test('decision records that are cited by number exist, one for each number', () => {
  const numbers = records.map((file) => file.slice('docs/decisions/'.length).slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
  const citations = files.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/decisions\/(\d{4})\b/g)].map(([, number]) => ({ file, number: number! })),
  )
  expect(citations.length).toBeGreaterThan(10)
  expect(citations.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

test('every citation can be opened inside the repository', () => {
  const unopenable = /\bdecisions? \d+|\bdesign\.md|\bsections? \d+ of the specification|specification, section/i
  const own = ['references.test.ts', 'docs/product/']
  const found = files
    .filter((file) => !own.some((start) => file.startsWith(start)))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (unopenable.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    )
  expect(files.length).toBeGreaterThan(1000)
  expect(found).toEqual([])
})

test('every path in ARCHITECTURE.md’s tables exists', () => {
  const rows = read('ARCHITECTURE.md')
    .split('## Where is …?')[1]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (what \||---)/.test(line))
  const missing = rows.flatMap((row) => {
    // A file without its folder is in the folder named before it.
    let folder = ''
    return [...row.matchAll(/`([\w./-]+)`/g)].flatMap(([, name]) => {
      const isFromRoot = /^(apps|packages|scripts|docs)(\/|$)/.test(name!) || (folder === '' && existsSync(name!))
      if (!isFromRoot && !/\.(tsx?|mjs|css|yaml)$/.test(name!)) return []
      const place = isFromRoot ? name! : path.join(folder, name!)
      if (isFromRoot) folder = /\.\w+$/.test(name!) ? path.dirname(name!) : name!
      return existsSync(place) ? [] : [`${place}, in: ${row.slice(0, 60)}`]
    })
  })
  expect(rows.length).toBeGreaterThan(150)
  expect(missing).toEqual([])
})

test('no row of ARCHITECTURE.md’s tables stands twice, and each table is in alphabetical order', () => {
  const tables = read('ARCHITECTURE.md')
    .split('## Where is …?')[1]!
    .split('### ')
    .slice(1)
    .map((table) => ({
      name: table.split('\n')[0]!,
      rows: [...table.matchAll(/^\| (.+?) \| (.+) \|$/gm)].slice(1).map(([, what, where]) => ({
        what: what!
          .replace(/^(the|an?) /, '')
          .replaceAll(/[“”‘’`']/g, '')
          .toLowerCase(),
        where: where!,
      })),
    }))
  const rows = tables.flatMap((table) => table.rows)
  expect(rows.length).toBeGreaterThan(150)
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length)
  expect(new Set(rows.map(({ where }) => where)).size).toBe(rows.length)
  for (const { name, rows: own } of tables.filter((table) => table.name !== 'Start here')) {
    const asked = own.map(({ what }) => what)
    expect(asked, name).toEqual(asked.toSorted((one, other) => (one < other ? -1 : 1)))
  }
})
