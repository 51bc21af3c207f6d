import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

import { pageModules } from './page-modules.ts'

/**
 * Returns the URLs that each page's `prefetch` requests, by path, by bundling the pages of src/routes.tsx for Node and
 * running their `prefetch` with a recording `fetch`. boot.ts does not know who is signed in, so a page whose `prefetch`
 * takes the user as a parameter has none, unless it exports `askFirst`, which makes its calls without one.
 */
export async function firstCalls(root: string): Promise<Record<string, string[]>> {
  const pages = await pageModules(root)
  const prefetches = await bundled(root, pages)
  const real = globalThis.fetch
  const calls: Record<string, string[]> = {}
  try {
    for (const [path, prefetch, forget] of prefetches) {
      if (!prefetch || prefetch.length > 0) continue
      const asked: string[] = []
      globalThis.fetch = async (url, init) => {
        if (init?.method !== 'GET') throw new Error(`The prefetch of ${path} makes a ${init?.method}`)
        asked.push(url as string)
        // A refusal, because refused calls are not retried.
        return Response.json({ detail: 'Only noted' }, { status: 404 })
      }
      forget()
      // Refused, as all calls are here; one that fails before it has asked is noticed below.
      await prefetch().catch(() => {})
      if (asked.length === 0) throw new Error(`The prefetch of ${path} asks for nothing`)
      calls[path] = asked
    }
  } finally {
    globalThis.fetch = real
  }
  return calls
}

type Prefetch = [path: string, prefetch: (() => Promise<unknown>) | undefined, forget: () => void]

async function bundled(root: string, pages: [path: string, file: string][]): Promise<Prefetch[]> {
  // Inside node_modules, so that tools do not treat it as source; named by process, so that two builds do not collide.
  const outDir = join(root, `node_modules/.first-calls-${process.pid}`)
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [entryOf(pages)],
      mode: 'production',
      build: {
        ssr: true,
        outDir,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { input: entry, output: { entryFileNames: 'first-calls.js' } },
      },
      ssr: { noExternal: true },
      oxc: { jsx: { runtime: 'automatic' } },
    })
    const module = await import(`${pathToFileURL(join(outDir, 'first-calls.js')).href}?at=${process.hrtime.bigint()}`)
    return module.prefetches
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

const entry = 'virtual:first-calls'

/** Resolves a module with every page's `prefetch`; rendering code is left out of the bundle. */
const entryOf = (pages: [path: string, file: string][]): Plugin => ({
  name: 'planner:first-calls',
  enforce: 'pre',
  resolveId: (id) => (id === entry ? { id: 'first-calls', moduleSideEffects: true } : undefined),
  load(id) {
    if (id !== 'first-calls') return undefined
    const files = [...new Set(pages.map(([, file]) => file))]
    return [
      "import { queryClient } from '/src/api/client.ts'",
      ...files.map((file, index) => `import * as page${index} from '/src/${file}'`),
      'const forget = () => queryClient.clear()',
      `export const prefetches = [${pages
        .map(([path, file]) => [path, `page${files.indexOf(file)}`])
        .map(([path, page]) => `[${JSON.stringify(path)}, ${page}.askFirst ?? ${page}.prefetch, forget]`)
        .join(', ')}]`,
    ].join('\n')
  },
  // Lazily loaded code is not run by a `prefetch`.
  resolveDynamicImport: (specifier) => ({ id: String(specifier), external: true }),
})
