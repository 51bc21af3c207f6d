import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '#platform/problem.ts'
import { isNavigation, sharedAddress } from './rewrite-url.ts'

const builtClient = path.resolve(import.meta.dirname, '../../../web/dist')

/** File names under here carry a hash of their content, so that they can be kept forever. */
const hashed = /^\/assets\//

/** The addresses that are the server's own and never a page of the client. */
const serversOwn = /^\/(api|legal|unsubscribe|r|calendar|dev|assets|icons)(\/|$)/

/**
 * Serves the built client: its files, and its one page for every address that a browser opens.
 *
 * @param dist where the build put it.
 */
export async function servePages(app: FastifyInstance, dist = builtClient): Promise<void> {
  const built = existsSync(path.join(dist, 'index.html'))
  await app.register(fastifyStatic, {
    root: dist,
    wildcard: true,
    index: false,
    // A folder is no file; the library would answer 403.
    allowedPath: (address) => !address.endsWith('/'),
    preCompressed: true,
    cacheControl: false,
    // Vite's dist is missing while only the server is under development.
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

  if (built) app.get('/', (_request, reply) => page(reply))

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?', 1)[0]!
    if (built && isNavigation(request.raw) && !serversOwn.test(address)) return page(reply)
    throw new Problem('request.not-found')
  })
}

const page = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html')

function varyByAsker(reply: FastifyReply): void {
  const already = String(reply.getHeader('vary') ?? '')
  reply.header('vary', [already, 'Accept', 'Sec-Fetch-Dest'].filter(Boolean).join(', '))
}
