import type { IncomingMessage } from 'node:http'

/** Calls that the specification also lists without /api (docs/product/decisions.md#1). */
const unprefixedCalls = [/^\/auth\/./, /^\/recipes\/./, /^\/cart$/, /^\/cart\/./, /^\/reminders\/[^/]+$/]

/** Paths that are both a page and a call; the Accept header decides. */
export const sharedAddress = (path: string): boolean =>
  /^\/(cart|recipes|orders)$/.test(path) || unprefixedCalls.some((call) => call.test(path))

/** Whether a browser is navigating, as opposed to a script calling the API. */
export function isNavigation(request: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const destination = request.headers['sec-fetch-dest']
  if (destination !== undefined) return destination === 'document'
  return prefersHtml(request.headers.accept ?? '')
}

/** Whether the client prefers text/html at least as much as JSON. */
function prefersHtml(accept: string): boolean {
  const weights = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [type, quality ? Number(quality.slice(2)) : 1] as const
    }),
  )
  const html = weights.get('text/html') ?? 0
  return html > 0 && html >= (weights.get('application/json') ?? 0)
}

/** Longest path segment of any route. */
export const longestName = 200

/**
 * Rewrites unprefixed calls to their /api form, and malformed URLs to one that yields our own 404: Fastify would reject them
 * before our headers and error format apply.
 */
export function rewriteUrl(request: IncomingMessage): string {
  const url = request.url ?? '/'
  const path = url.split('?', 1)[0]!
  if (!isReadable(path)) return '/api/unreadable'
  const isCall = unprefixedCalls.some((call) => call.test(path))
  return isCall && !isNavigation(request) ? `/api${url}` : url
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
  } catch {
    return false
  }
  return path.split('/').every((name) => name.length <= longestName)
}
