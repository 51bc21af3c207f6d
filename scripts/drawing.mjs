// Draws the diagram in ARCHITECTURE.md from the actual imports. --check only reports whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSources } from './sources.mjs'

const page = path.resolve(import.meta.dirname, '../ARCHITECTURE.md')
const marks = /(<!-- drawing -->\n)[\s\S]*?(<!-- end of drawing -->)/

/** Maps a file or an imported name to the id of its box in the drawing. The first match counts. */
const boxes = [
  [/^(packages\/|@planner\/)contract/, 'contract'],
  [
    /^(packages\/|@planner\/)(days|reminder-language|mail-reader|calendar-files|kitchen|commerce|offline-queue)/,
    'engines',
  ],
  [/^apps\/server\/src\/features\//, 'sFeatures'],
  [/^apps\/server\/src\/http\//, 'sHttp'],
  [/^apps\/server\/src\/providers\//, 'sProviders'],
  [/^apps\/server\/src\/platform\//, 'sPlatform'],
  [/^apps\/server\/src\/(main|app-map|make-context)\.ts/, 'sProcess'],
  [/^apps\/server\/src\/(context|modes|data-recipients)\.ts/, 'sContext'],
  [/^apps\/server\/src\/[^/]+$/, 'sConfig'],
  [/^apps\/web\/src\/features\//, 'wFeatures'],
  [/^apps\/web\/src\/ui\//, 'wUi'],
  [/^apps\/web\/src\/api\//, 'wApi'],
  [/^apps\/web\/src\/platform\//, 'wPlatform'],
  [/^apps\/web\/src\/(words|paths)\.ts$/, 'wWords'],
  [/^apps\/web\/src\/(shell\/|[^/]+$)/, 'wShell'],
]

const drawing = draw()
const text = readFileSync(page, 'utf8')
const wanted = text.replace(marks, `$1${drawing}$2`)
if (process.argv.includes('--check')) {
  if (text !== wanted) console.error('The diagram in ARCHITECTURE.md is out of date: run `npm run drawing`')
  process.exit(text === wanted ? 0 : 1)
}
writeFileSync(page, wanted)

function draw() {
  const arrows = new Set(
    readSources()
      .flatMap(({ file, imports }) => imports.map((name) => [boxOf(file), boxOf(name)]))
      .filter(([from, to]) => from && to && from !== to)
      .map(([from, to]) => `  ${from} --> ${to}`),
  )
  return `\`\`\`mermaid
flowchart LR
  subgraph page [apps/web]
    wShell[routes, shell]
    wWords[words, paths]
    wFeatures[features]
    wUi[ui]
    wApi[api]
    wPlatform[platform]
  end
  subgraph server [apps/server]
    sProcess[main, app-map, make-context]
    sContext[context, modes]
    sConfig[config]
    sHttp[http]
    sFeatures[features]
    sProviders[providers]
    sPlatform[platform]
  end
  subgraph pure [packages]
    contract
    engines[days, reminder-language, mail-reader, calendar-files, kitchen, commerce, offline-queue]
  end
${[...arrows].sort().join('\n')}
\`\`\`
`
}

function boxOf(name) {
  return boxes.find(([pattern]) => pattern.test(name))?.[1]
}
