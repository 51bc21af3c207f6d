import type { Plugin, Rolldown } from 'vite'

/**
 * Lets the prerendered page paint before its script travels: the style sheet moves into index.html, and public/boot.js
 * is told which scripts to start.
 */
export function firstPaint(): Plugin {
  let css = ''
  return {
    name: 'planner:first-paint',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      // Before the chunks that load later are told to fetch the style sheet along.
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
      handler(html, { bundle = {}, chunk }) {
        if (!chunk) return html
        if (!css || html.includes('rel="stylesheet"')) this.error('The style sheet could not be moved into index.html')
        return html
          .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(/\s*<script type="module"[^>]*><\/script>/, '')
          .replace('<script src="/boot.js">', () => bootTag(chunk, bundle))
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

function bootTag(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = chunks.filter(({ facadeModuleId, name }) => {
    return name === 'signed-in' || facadeModuleId?.endsWith('/features/reminders/DashboardPage.tsx')
  })
  const signedIn = new Set([...chunk.imports, ...needed.flatMap(({ fileName, imports }) => [fileName, ...imports])])
  signedIn.delete(chunk.fileName)
  const addresses = [...signedIn].map((name) => `/${name}`).join(' ')
  return `<script src="/boot.js" data-main="/${chunk.fileName}" data-signed-in="${addresses}">`
}
