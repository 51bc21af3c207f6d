import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '#platform/problem.ts'
import { isNavigation, sharedAddress } from './rewrite-url.ts'

const builtClient = path.resolve(import.meta.dirname, '../../../web/dist')

/** File names under here carry a hash of their content, so that they can be kept forever. */
const hashed = /^\/assets\//

/** Paths that belong to the server and are never a page of the client. */
const serversOwn = /^\/(api|legal|unsubscribe|r|calendar|dev|assets|icons)(\/|$)/

/**
 * Serves the built client: its files, and its single HTML page for every other path that a browser opens.
 *
 * @param dist the output folder of the build.
 */
export async function servePages(app: FastifyInstance, dist = builtClient): Promise<void> {
  const index = path.join(dist, 'index.html')
  const built = existsSync(index)
  const boot = built ? sourceOfBoot(readFileSync(index, 'utf8')) : null
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: true,
    index: false,
    // The library would answer 403 for a folder.
    allowedPath: (address) => !address.endsWith('/'),
    preCompressed: true,
    cacheControl: false,
    // Vite's dist is missing while only the server is being developed.
    ...(built ? {} : { root: import.meta.dirname, serve: false }),
    setHeaders(reply, file) {
      const address = file.slice(dist.length).replaceAll(path.sep, '/')
      reply.header('cache-control', hashed.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  app.addHook('onSend', async (request, reply) => {
    const asked = (request.originalUrl ?? request.url).split('?', 1)[0]!
    if (sharedAddress(asked)) varyByAsker(reply)
  })

  if (built) {
    app.get('/', (_request, reply) => sendPage(reply, boot))
    // The service worker caches the page from here, with its policy, and answers every navigation with it.
    app.get('/index.html', (_request, reply) => sendPage(reply, boot))
  }

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?', 1)[0]!
    if (built && isNavigation(request.raw) && !serversOwn.test(address)) sendPage(reply, boot)
    else throw new Problem('request.not-found')
  })
}

/**
 * Answers with the page. Returns nothing: Fastify would wait for a returned reply with listeners of its own, which came to more
 * than the ten on one response that Node takes for a leak.
 */
function sendPage(reply: FastifyReply, boot: string | null): void {
  const policy = reply.getHeader('content-security-policy')
  if (boot && typeof policy === 'string') {
    reply.header('content-security-policy', policy.replace("script-src 'self'", `script-src 'self' ${boot}`))
  }
  reply.sendFile('index.html')
}

/**
 * The hash of the one inline script of the page, as a source for the content security policy, so that no other script
 * can run. Null if there is none, as in a test page.
 */
function sourceOfBoot(html: string): string | null {
  const code = /<script data-main=[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]

  return code === undefined ? null : `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

function varyByAsker(reply: FastifyReply): void {
  const already = String(reply.getHeader('vary') ?? '')
  reply.header('vary', [already, 'Accept', 'Sec-Fetch-Dest'].filter(Boolean).join(', '))
}
