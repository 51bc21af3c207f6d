import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

import { firstCalls } from './first-calls.ts'

/** The placeholder for the boot script in index.html. */
export const bootMark = '<!--boot-->'

/** The build's file of the script, which is inlined into index.html (first-paint.ts). */
export const bootFile = 'boot.js'

/** Builds src/boot.ts, the blocking script in the head of index.html; in development it is served as /boot.js. */
export function bootScript(): Plugin {
  let root = ''
  return {
    name: 'planner:boot-script',
    configResolved(config) {
      root = config.root
    },
    // In development the calls are collected once, but the script is rebuilt for every load.
    configureServer(server) {
      let calls: Promise<Record<string, string[]>> | undefined
      server.middlewares.use('/boot.js', (_, answer, next) => {
        calls ??= firstCalls(root)
        calls
          .then((known) => bootCode(root, known))
          .then((code) => answer.setHeader('content-type', 'text/javascript').end(code), next)
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: bootFile, source: await bootCode(root, await firstCalls(root)) })
    },
    transformIndexHtml: {
      order: 'post',
      // In a build, the tag also lists what to start (first-paint.ts).
      handler: (html, { server }) => (server ? html.replace(bootMark, '<script src="/boot.js"></script>') : html),
    },
  }
}

/** Returns the script's code. @param calls the first calls of each page, by path. */
export async function bootCode(root: string, calls: Record<string, string[]>): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __FIRST_CALLS__: JSON.stringify(calls) },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(root, 'src/boot.ts'), output: { format: 'iife', entryFileNames: 'boot.js' } },
      modulePreload: false,
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}
