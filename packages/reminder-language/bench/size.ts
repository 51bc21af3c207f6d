/**
 * Size of the package as a bundled, minified chunk: the reader alone, the recurrences alone, both. Run with
 * `node packages/reminder-language/bench/size.ts`; the last line is the figure for both, gzipped.
 */
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
const parts = {
  reader: `export * from ${JSON.stringify(source('index.ts'))}`,
  recurrences: `export * from ${JSON.stringify(source('recurrence/index.ts'))}`,
  both: `export * from ${JSON.stringify(source('index.ts'))}; export * from ${JSON.stringify(source('recurrence/index.ts'))}`,
}

for (const [name, code] of Object.entries(parts)) {
  const entry = `virtual:${name}`
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
    ],
  })
  const output = (Array.isArray(built) ? built[0] : built) as { output: { code?: string }[] }
  const text = output.output.map((chunk) => chunk.code ?? '').join('')
  console.log(
    `${name}: ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(1)} kB gzip, ${(brotliCompressSync(text).length / 1000).toFixed(1)} kB brotli`,
  )
}
