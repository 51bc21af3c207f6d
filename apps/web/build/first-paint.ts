import type { Plugin, Rolldown } from 'vite'

import { bootFile, bootMark } from './boot-script.ts'
import { pageModules } from './page-modules.ts'

/**
 * Lets the prerendered page paint before its script loads: the style sheet and the boot script are inlined into
 * index.html, because each separate file would cost a round trip before the first paint. The boot script receives the
 * list of scripts to start.
 */
export function firstPaint(): Plugin {
  let css = ''
  let root = ''
  return {
    name: 'planner:first-paint',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      // Before lazily loaded chunks get the style sheet as a dependency.
      order: 'pre',
      handler(_, bundle) {
        css = ''
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) css += takeStyles(chunk, bundle)
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {}, chunk }) {
        if (!chunk) return html
        const pages = await pageModules(root)
        if (!css || html.includes('rel="stylesheet"')) this.error('The style sheet could not be moved into index.html')
        if (!html.includes(bootMark)) this.error('index.html does not say where the boot script goes')
        return html
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(/\s*<script type="module"[^>]*><\/script>/, '')
          .replace(bootMark, () => bootTag(chunk, bundle, pages, takeBoot(bundle)))
          .replace('</head>', () => `  <style>${css}</style>\n  </head>`)
      },
    },
  }
}

function takeStyles(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const names = [...(chunk.viteMetadata?.importedCss ?? [])]
  chunk.viteMetadata?.importedCss.clear()
  return names
    .map((name) => {
      const file = bundle[name]
      delete bundle[name]
      return file?.type === 'asset' ? String(file.source) : ''
    })
    .join('')
}

/**
 * Removes the boot script from the bundle and returns its code. The server's security policy lists its hash
 * (apps/server/src/http/serve-pages.ts).
 */
function takeBoot(bundle: Rolldown.OutputBundle): string {
  const file = bundle[bootFile]
  if (file?.type !== 'asset') throw new Error('The boot script is missing')
  delete bundle[bootFile]
  const code = String(file.source).trim()
  if (/<\/script|<!--/i.test(code)) throw new Error('The boot script can not be part of a page')
  return code
}

/**
 * Returns the tag of the boot script with the scripts to start: the entry and, for signed-in people, the chunks of the
 * shell and of each page.
 */
function bootTag(
  entry: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  pages: [string, string][],
  code: string,
): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const shell = chunks.find(({ name }) => name === 'signed-in')
  if (!shell) throw new Error('The chunk of the shell is missing')
  const chunksOf = pages.map(([path, file]) => {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${file}`))
    if (!page) throw new Error(`The chunk of ${file} is missing`)
    const needed = new Set([...withImports(shell, bundle), ...withImports(page, bundle)])
    needed.delete(entry.fileName)
    return [path, [...needed].map((name) => name.replace(/^assets\//, ''))] as const
  })
  const data = JSON.stringify(Object.fromEntries(chunksOf)).replaceAll('"', '&quot;')
  return `<script data-main="/${entry.fileName}" data-pages="${data}">${code}</script>`
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  known = new Set<string>(),
): Set<string> {
  if (known.has(chunk.fileName)) return known
  known.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') withImports(imported, bundle, known)
  }
  return known
}
