import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { escapeHtml } from '#platform/html.ts'
import { networkOf } from '#platform/network.ts'
import { countWithin } from '#platform/request-counter.ts'
import { legalStyle } from './legal/legal-style.ts'

/** The content of a page; `body` is HTML. */
export type PlainPageContent = {
  status: number
  /** Becomes the Retry-After header. */
  retryAfterSeconds?: number
  title: string
  body: string
  preview?: Preview
  /** The language of the text; Indian English by default. */
  language?: 'hi'
  /** HTML to the right of the product's name. */
  head?: string
  /** Additional CSS for this page. */
  style?: string
}

/** The link preview of chats (Open Graph). */
export type Preview = { description: string; url: string; image?: string }

/** A page without scripts for people who are not signed in; its link is the authorization. */
export type PlainPage = {
  path: `/${string}`
  /** Renders the page; must not change anything. */
  show: (context: Context, names: Record<string, string | undefined>) => Promise<PlainPageContent>
  /** Renders the page as a PNG for `<path>/picture.png`; null if there is none. */
  picture?: (context: Context, names: Record<string, string | undefined>) => Promise<Uint8Array | null>
  /** @param fields the fields of the form; empty if a mail client posts. */
  post?: (
    context: Context,
    names: Record<string, string | undefined>,
    fields: URLSearchParams,
  ) => Promise<PlainPageContent>
}

/** Per network; mail clients and scanners open only a few of our links each. */
const requestsPerMinute = 120

/** Chats and browsers cache a picture for a day. */
const pictureSeconds = 86_400

/** Serves the plain pages, separately from the API: a body that is not a form's is accepted and ignored. */
export async function servePlainPages(
  app: FastifyInstance,
  context: Context,
  pages: readonly PlainPage[],
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    )
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined))
    for (const { path, show, post, picture } of pages) {
      const count = (request: FastifyRequest) =>
        countWithin(context.db, {
          key: `plain page ${networkOf(request.ip)}`,
          now: context.clock.now(),
          windowMs: minuteMs,
          limit: requestsPerMinute,
        })
      const answer =
        (handler: NonNullable<PlainPage['post']>) => async (request: FastifyRequest, reply: FastifyReply) => {
          await count(request)
          const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
          const page = await handler(context, request.params as Record<string, string>, fields)
          if (page.retryAfterSeconds !== undefined) reply.header('retry-after', String(page.retryAfterSeconds))
          return reply
            .code(page.status)
            .type('text/html; charset=utf-8')
            .header('cache-control', 'no-store')
            .header('referrer-policy', 'no-referrer')
            .header('x-robots-tag', 'noindex')
            .send(pageOf(page))
        }
      scope.get(path, { schema: { hide: true } }, answer(show))
      if (post) scope.post(path, { schema: { hide: true } }, answer(post))
      if (!picture) continue
      scope.get(`${path}/picture.png`, { schema: { hide: true } }, async (request, reply) => {
        await count(request)
        const bytes = await picture(context, request.params as Record<string, string>)
        reply.header('x-robots-tag', 'noindex')
        if (!bytes) return reply.code(404).send({ detail: 'Not found' })
        return reply
          .type('image/png')
          .header('cache-control', `public, max-age=${pictureSeconds}`)
          .send(Buffer.from(bytes))
      })
    }
  })
}

const pageOf = ({ title, body, preview, language, head = '', style = '' }: PlainPageContent): string => `<!doctype html>
<html lang="${language ?? 'en-IN'}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} · Daily Planner</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${preview ? previewOf(title, preview) : ''}<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<style>${legalStyle}
button { min-height: 44px; padding: .5rem 1.25rem; border: 0; border-radius: 12px; background: var(--accent); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer }
.home { display: inline-flex; align-items: center; gap: .6rem }${style}</style>
</head>
<body>
<header><a class="home" href="/"><img src="/icons/icon.svg" alt="" width="32" height="32">Daily Planner</a>${head}</header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`

function previewOf(title: string, { description, url, image }: Preview): string {
  const tags = [
    ['property', 'og:type', 'article'],
    ['property', 'og:site_name', 'Daily Planner'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ...(image
      ? ([
          ['property', 'og:image', image],
          ['property', 'og:image:width', '1080'],
          ['property', 'og:image:height', '1080'],
          ['name', 'twitter:card', 'summary_large_image'],
        ] as const)
      : []),
    ['name', 'description', description],
  ] as const
  return tags.map(([by, name, content]) => `<meta ${by}="${name}" content="${escapeHtml(content)}">\n`).join('')
}
