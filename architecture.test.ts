import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { featureOf, readSources } from './scripts/sources.mjs'

/**
 * The import rules of ARCHITECTURE.md as a table: what a file in `from` may not import or contain. A file is named by its
 * path from the root, an import by the path of the file it leads to, or by its package.
 */
const forbidden: { rule: string; from: RegExp; imports: RegExp; except?: RegExp }[] = [
  {
    rule: 'the contract imports zod and nothing else',
    from: /^packages\/contract\//,
    imports: /^(?!zod|packages\/contract\/)/,
  },
  {
    rule: 'engines import nothing of ours but day arithmetic and the reader of days, times and feasts',
    from: /^packages\/(?!contract\/)/,
    imports: /^(apps\/|@planner\/(?!days\/|reminder-language(\/recurrence|\/festivals)?$)|packages\/contract\/)/,
    // Used by tests alone.
    except: /^packages\/kitchen\/src\/recipe\/every-dish\.ts$/,
  },
  {
    rule: 'the page never imports the server',
    from: /^apps\/web\//,
    imports: /^apps\/server\//,
    except: /^apps\/web\/e2e\//,
  },
  { rule: 'the server never imports the page', from: /^apps\/server\//, imports: /^apps\/web\// },
  {
    rule: 'ui knows no feature, shell, call or router',
    from: /^apps\/web\/src\/ui\//,
    imports: /^(apps\/web\/src\/(features|shell|api|routes)|wouter|@tanstack)/,
  },
  {
    rule: 'the page’s platform knows no feature',
    from: /^apps\/web\/src\/(platform|api)\//,
    imports: /^apps\/web\/src\/(features|shell|ui)\//,
  },
  {
    rule: 'features do not know the shell',
    from: /^apps\/web\/src\/features\//,
    imports: /^apps\/web\/src\/(shell|routes|App|main)/,
  },
  {
    rule: 'the server’s platform and providers know no feature',
    from: /^apps\/server\/src\/(platform|providers)\//,
    imports: /^apps\/server\/src\/(features|http)\//,
  },
  {
    rule: 'http serves features without knowing them',
    from: /^apps\/server\/src\/http\//,
    imports: /^apps\/server\/src\/features\//,
  },
  {
    rule: 'use-cases know no HTTP',
    from: /^apps\/server\/src\/features\/(?!.*routes\.ts$)/,
    imports: /^(apps\/server\/src\/http\/|fastify)/,
  },
  {
    rule: 'only routes.ts and app-map.ts lead to routes',
    from: /^apps\/server\/src\/(?!app-map|main)/,
    imports: /^apps\/server\/src\/features\/.*\/(routes|work)\.ts$/,
  },
  {
    rule: 'push and other SDKs stay in their provider’s folder',
    from: /^apps\/server\/src\/(?!providers\/)/,
    imports: /^(web-push$|twilio|@sendgrid\/|nodemailer$|cockatiel$|ai$|@ai-sdk\/)/,
  },
]

/** What only its owner may contain. */
const owners: { rule: string; pattern: RegExp; from: RegExp; owner: RegExp }[] = [
  {
    rule: 'the present is read by clocks only',
    pattern: /\bnew Date\(\)|\bDate\.now\(\)|\bperformance\.now\(\)/,
    from: /^(apps|packages)\/.*\/src\//,
    owner: /^apps\/(server|web)\/src\/platform\/(time\/)?(clock|ids)\.ts$/,
  },
  {
    rule: 'chance and ids come from platform only',
    pattern: /\bMath\.random\(|\brandomUUID\(|\brandomBytes\(/,
    from: /^(apps|packages)\/.*\/src\//,
    owner: /^apps\/(server|web)\/src\/platform\//,
  },
  {
    rule: 'the environment is read in one place',
    pattern: /\bprocess\.env\b/,
    from: /^(apps|packages)\/.*\/src\//,
    owner: /^apps\/server\/src\/main\.ts$/,
  },
  {
    rule: 'SQL stands in stores, platform and migrations only',
    pattern: /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    from: /^apps\/server\/src\//,
    owner: /\/store\.ts$|^apps\/server\/src\/platform\//,
  },
  {
    rule: 'transactions run by inTransaction, which does again what a failover or a deadlock broke',
    pattern: /\.transaction\(\)/,
    from: /^apps\/server\/src\//,
    // refresh.ts asks Google inside: that is not done again.
    owner: /\.test\.ts$|\/platform\/db\/in-transaction\.ts$|\/google\/connection\/refresh\.ts$/,
  },
  {
    rule: 'locks end with their transaction: behind a pooler a session is nobody’s own',
    pattern: /pg_(try_)?advisory_lock/,
    from: /^apps\/server\/src\//,
    // Both have connections past any pooler.
    owner: /\/platform\/(jobs\/jobs|cells\/directory)\.ts$/,
  },
  {
    rule: 'the page reads no checks of a call: its build leaves them out (without-checks.ts)',
    pattern: /\b[a-z]\w*\.(input|result)\b/,
    from: /^apps\/web\/src\//,
    owner: /\.test\.ts$/,
  },
]

const sources: { file: string; text: string; imports: string[] }[] = readSources()

test('sources to check are found', () => {
  expect(sources.length).toBeGreaterThan(100)
})

test.each(forbidden)('$rule', ({ from, imports, except }) => {
  const breaches = sources
    .filter(({ file }) => from.test(file) && !except?.test(file))
    .flatMap((source) => source.imports.filter((name) => imports.test(name)).map((name) => `${source.file} → ${name}`))
  expect(breaches).toEqual([])
})

test.each(owners)('$rule', ({ pattern, from, owner }) => {
  const breaches = sources
    .filter(({ file, text }) => from.test(file) && !owner.test(file) && pattern.test(text))
    .map(({ file }) => file)
  expect(breaches).toEqual([])
})

test('a feature uses another’s use-cases, never its store or routes', () => {
  const breaches = sources.flatMap(({ file, imports }) =>
    imports
      .filter((name) => featureOf(name) && featureOf(file) && featureOf(name) !== featureOf(file))
      .filter((name) => /\/(store|routes|present)\.ts$/.test(name))
      .map((name) => `${file} → ${name}`),
  )
  expect(breaches).toEqual([])
})

test('no import goes in a circle', () => {
  const edges = new Map(sources.map(({ file, imports }) => [file, imports]))
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) return void circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    done.add(file)
    for (const next of edges.get(file) ?? []) if (edges.has(next)) visit(next, [...trail, file])
  }
  for (const { file } of sources) visit(file, [])
  expect(circles).toEqual([])
})

test('the page’s failure sentences are all in failures.ts', () => {
  const breaches = sources
    .filter(({ file }) => /^apps\/(web\/src|server\/src\/features)\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/(['"`])(Failed to|Please enter|Please select|Could not|Cannot) /g)].map(() => file),
    )
  expect([...new Set(breaches)]).toEqual([])
})

test('the drawing in ARCHITECTURE.md shows what is imported', () => {
  const args = ['scripts/drawing.mjs', '--check']
  expect(() => execFileSync(process.execPath, args, { cwd: import.meta.dirname, stdio: 'pipe' })).not.toThrow()
})

test('no folder holds more than 40 files directly, except data', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: import.meta.dirname, encoding: 'utf8', maxBuffer: 1e8 })
    .trim()
    .split('\n')
  // One dish, place, decision or migration a file: their names are their order.
  const ofData = /^(packages\/kitchen\/(dishes|places)(\/|$)|docs\/decisions$|apps\/server\/migrations$)/
  const folders = Map.groupBy(files.filter(Boolean), (file) => path.dirname(file))
  expect(folders.size).toBeGreaterThan(200)
  const crowded = [...folders].filter(([folder, held]) => held.length > 40 && !ofData.test(folder))
  expect(crowded.map(([folder, held]) => `${folder}: ${held.length}`)).toEqual([])
})

test('every export is used by another file, types aside', () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  const users = new Map<string, number>()
  for (const file of tracked.split('\n').filter((name) => existsSync(path.join(import.meta.dirname, name || '-')))) {
    const words = new Set(readFileSync(path.join(import.meta.dirname, file), 'utf8').match(/[\w$]+/g))
    for (const word of words) users.set(word, (users.get(word) ?? 0) + 1)
  }
  const exported = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) ([\w$]+)/gm)].map(([, name]) => ({
      file,
      name: name!,
    })),
  )
  expect(exported.length).toBeGreaterThan(2000)
  expect(exported.filter(({ name }) => users.get(name) === 1)).toEqual([])
})

test('only a package’s entry gathers exports of other files', () => {
  const entries = /^packages\/[\w-]+\/src\/(\w+\/)?index\.ts$/
  // What the API shows of a recipe, which four other calls of the contract need without this file.
  const shared = 'packages/contract/src/kitchen/recipes.ts'
  const passedOn = sources
    .filter(({ file }) => !entries.test(file) && file !== shared)
    .map(({ file, text }) => ({
      file,
      wildcards: [...text.matchAll(/^export (?:type )?\*/gm)].length,
      from: [...text.matchAll(/^export (?:type )?\{[^}]*\} from/gm)].length,
    }))
  expect(passedOn.filter(({ from }) => from === 1).length).toBeGreaterThan(5)
  expect(passedOn.filter(({ wildcards, from }) => wildcards > 0 || from > 2)).toEqual([])
})

test('default exports are for what is loaded lazily or runs on a worker', () => {
  const withDefault = sources.filter(({ file, text }) => /\/src\//.test(file) && /^export default /m.test(text))
  const loaded = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/(?:import\(|new URL\()\s*'[^'\n]*?([\w-]+\.tsx?)'/g)].map(([, name]) => name!),
    ),
  )
  expect(withDefault.length).toBeGreaterThan(50)
  expect(withDefault.map(({ file }) => file).filter((file) => !loaded.has(path.basename(file)))).toEqual([])
})

test('the README of the reader’s corpora says of each file of lines what it is for', () => {
  const folder = 'packages/reminder-language/test/corpus'
  const [, table = ''] = readFileSync(`${folder}/README.md`, 'utf8').split('|---|---|---|')
  const named = [...table.matchAll(/`([\w-]+\.txt)`/g)].map(([, name]) => name!)
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  expect(files.length).toBeGreaterThan(5)
  expect(new Set(named)).toEqual(new Set(files))
})

// A link that the service worker answered instead would show a shop, which has no account, the sign-in screen.
test('the service worker answers no path for which the server has a page of its own', async () => {
  const file = path.resolve('apps/web/src/worker/is-app-path.ts')
  const { isAppPath } = (await import(file)) as { isAppPath: (path: string) => boolean }
  const served = sources
    .filter((one) => /^apps\/server\/src\/features\/.*\/routes\.ts$/.test(one.file))
    .flatMap(({ text }) => [...text.matchAll(/path: '(\/[^']+)'/g)].map(([, route]) => route!.replace(/:\w+/g, 'a-b')))
  expect(served.length).toBeGreaterThan(8)
  expect(served.filter(isAppPath)).toEqual([])
})
