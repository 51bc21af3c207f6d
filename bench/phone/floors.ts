import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const dist = path.resolve(import.meta.dirname, '../../apps/web/dist')

export type Floors = { base: string; close: () => Promise<void> }

/**
 * The minimum for a page of this kind: /static is our page without its script, /react the smallest page that React
 * renders, /tap the minimal tap next to a list of 500.
 */
export async function startFloors(): Promise<Floors> {
  const own = await readFile(path.join(dist, 'index.html'), 'utf8')
  const staticPage = own.replace(/<script data-main=[\s\S]*?<\/script>/, '')
  if (staticPage === own) throw new Error('The page names its script in another way')
  const script = await bareReact()
  const files: Record<string, [type: string, body: Buffer]> = {
    '/static': ['text/html; charset=utf-8', brotliCompressSync(staticPage)],
    '/react': ['text/html; charset=utf-8', brotliCompressSync(reactPage)],
    '/react.js': ['text/javascript', brotliCompressSync(script)],
    '/tap': ['text/html; charset=utf-8', brotliCompressSync(tapPage)],
    '/tap.js': ['text/javascript', brotliCompressSync(tapScript)],
    '/robots.txt': ['text/plain', brotliCompressSync('')],
  }
  const server = createServer((request, response) => {
    const file = files[request.url!]
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file[0], 'content-encoding': 'br' }).end(file[1])
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const reactPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Bare">
<script type="module" src="/react.js"></script><body><div id="root"></div>`

/** A list of 500 and a button that writes one word. */
const tapPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare</title><script type="module" src="/tap.js"></script>
<body><button>Off</button><ul>${'<li>A reminder <button>Done</button></li>'.repeat(500)}</ul>`
const tapScript = `document.querySelector('button').onclick = ({ target }) => {
  target.textContent = target.textContent === 'On' ? 'Off' : 'On'
}`

async function bareReact(): Promise<string> {
  // Inside the project, so that React can be resolved.
  const folder = await mkdtemp(path.join(dist, '../node_modules/.bare-'))
  const entry = path.join(folder, 'bare.js')
  try {
    await writeFile(
      entry,
      `import { createElement } from 'react'
       import { createRoot } from 'react-dom/client'
       createRoot(document.getElementById('root')).render(createElement('h1', null, 'Your Daily Dashboard'))`,
    )
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      build: { write: false, rolldownOptions: { input: entry }, outDir: tmpdir() },
    })
    const [chunk] = 'output' in built ? built.output : []
    if (chunk?.type !== 'chunk') throw new Error('Bare React could not be built')
    return chunk.code
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
