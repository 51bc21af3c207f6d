import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** Renders the sign-in screen and the app shell into index.html during the build. */
export function prerender(): Plugin {
  let root = ''
  return {
    name: 'planner:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { app, appShell } = await render(root)
        return html.replace('<!--app-->', () => app).replace('<!--app-shell-->', () => appShell)
      },
    },
  }
}

async function render(root: string): Promise<{ app: string; appShell: string }> {
  // Inside node_modules, so that tools do not treat it as source.
  const outDir = join(root, 'node_modules/.prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutLazyParts],
    mode: 'production',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, target: 'node24' },
    ssr: { noExternal: true },
    oxc: { jsx: { runtime: 'automatic' } },
  })
  const { prerendered } = await import(
    `${pathToFileURL(join(outDir, 'prerender.js')).href}?at=${process.hrtime.bigint()}`
  )
  await rm(outDir, { recursive: true, force: true })
  return prerendered
}

/** Lazily loaded parts are not rendered, so they need not be built here. */
const withoutLazyParts: Plugin = {
  name: 'planner:without-lazy-parts',
  resolveDynamicImport: (specifier) => ({ id: specifier, external: true }),
}
