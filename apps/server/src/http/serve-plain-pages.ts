import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#context.ts'
import { minuteMs } from '#platform/clock.ts'
import { escapeHtml } from '#platform/html.ts'
import { networkOf } from '#platform/network.ts'
import { countWithin } from '#platform/request-counter.ts'
import { legalStyle } from './legal/legal-style.ts'

/** What a page says; `body` is HTML. */
export type Said = {
  status: number
  title: string
  body: string
  preview?: Preview
  /** The language of the words; English of India without it. */
  language?: 'hi'
  /** Further style rules of this page. */
  style?: string
}

/** What a chat shows of a link (Open Graph). */
export type Preview = { description: string; url: string }

/** A page without a script for people who are not signed in: reached by a link that carries its own proof. */
export type PlainPage = {
  path: `/${string}`
  /** Changes nothing. */
  show: (context: Context, names: Record<string, string | undefined>) => Promise<Said>
  /** @param fields those of the form; empty where a mail client posts. */
  post?: (context: Context, names: Record<string, string | undefined>, fields: URLSearchParams) => Promise<Said>
}

/** For one network; mail clients and scanners open only a few of our links each. */
const requestsPerMinute = 120

/** Puts the plain pages on the server, apart from the product's calls: a body that is no form's is taken as it comes, and ignored. */
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
    for (const { path, show, post } of pages) {
      const answer = (said: NonNullable<PlainPage['post']>) => async (request: FastifyRequest, reply: FastifyReply) => {
        const key = `plain page ${networkOf(request.ip)}`
        await countWithin(context.db, { key, now: context.clock.now(), windowMs: minuteMs, limit: requestsPerMinute })
        const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const page = await said(context, request.params as Record<string, string>, fields)
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
    }
  })
}

const pageOf = ({ title, body, preview, language, style = '' }: Said): string => `<!doctype html>
<html lang="${language ?? 'en-IN'}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)} · Daily Planner</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${preview ? previewOf(title, preview) : ''}<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<style>${legalStyle}
button { min-height: 44px; padding: .5rem 1.25rem; border: 0; border-radius: 12px; background: var(--accent); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer }${style}</style>
</head>
<body>
<header><a class="home" href="/">Daily Planner</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`

function previewOf(title: string, { description, url }: Preview): string {
  const tags = [
    ['property', 'og:type', 'article'],
    ['property', 'og:site_name', 'Daily Planner'],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', url],
    ['name', 'description', description],
  ] as const
  return tags.map(([by, name, content]) => `<meta ${by}="${name}" content="${escapeHtml(content)}">\n`).join('')
}
