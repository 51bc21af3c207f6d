/**
 * Size of the package as bundled, minified chunks, as in a browser: each language, which is loaded when it is seen; the
 * parts loaded separately from the reader, such as the feasts; the reader alone, the recurrences alone, and both. Run
 * with `node packages/reminder-language/bench/size.ts`; the last line is the figure for both, gzipped.
 */
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const parts = {
  'feasts, tags': `export * from ${JSON.stringify(source('languages/lazy-helpers.ts'))}`,
  'several, details, intent': ['several/several.ts', 'details/details.ts', 'intent/intent.ts']
    .map((path) => `export * from ${JSON.stringify(source(path))}`)
    .join(';'),
  reader: `export * from ${JSON.stringify(source('index.ts'))}`,
  recurrences: `export * from ${JSON.stringify(source('recurrence/index.ts'))}`,
  both: `export * from ${JSON.stringify(source('index.ts'))}; export * from ${JSON.stringify(source('recurrence/index.ts'))}`,
}

/** Returns the gzip and brotli sizes of the chunk built from the code, without what it loads later. */
async function sizeOf(code: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
  })
  const output = (Array.isArray(built) ? built[0] : built) as { output: { code?: string; isEntry?: boolean }[] }
  const text = output.output.flatMap((chunk) => (chunk.isEntry ? [chunk.code ?? ''] : [])).join('')
  return `${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} kB gzip, ${(brotliCompressSync(text).length / 1000).toFixed(1)} kB brotli`
}

const entry = 'virtual:entry'
for (const code of ['hi', 'mr', 'gu', 'bn', 'ta', 'te', 'kn', 'ml', 'or', 'pa', 'ur'])
  console.log(`language ${code}: ${await sizeOf(`export * from ${JSON.stringify(source(`languages/${code}.ts`))}`)}`)
for (const [name, code] of Object.entries(parts)) console.log(`${name}: ${await sizeOf(code)}`)
