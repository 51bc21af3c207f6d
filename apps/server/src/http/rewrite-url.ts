import type { IncomingMessage } from 'node:http'

/** Calls that the specification also writes without /api (docs/product/decisions.md#1). */
const unprefixedCalls = [/^\/auth\/./, /^\/recipes\/./, /^\/cart$/, /^\/cart\/./, /^\/reminders\/[^/]+$/]

/** Addresses that are both a page and a call, so that what is answered depends on who asks. */
export const sharedAddress = (path: string): boolean =>
  /^\/(cart|recipes|orders)$/.test(path) || unprefixedCalls.some((call) => call.test(path))

/** A browser that opens an address, as opposed to a script that calls it. */
export function isNavigation(request: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const destination = request.headers['sec-fetch-dest']
  if (destination !== undefined) return destination === 'document'
  return prefersHtml(request.headers.accept ?? '')
}

/** Whether text/html is wanted at least as much as JSON. */
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

/** No name in an address of ours is longer. */
export const longestName = 200

/**
 * The one place where an unprefixed call becomes its /api form, and where an address that nothing could answer becomes one
 * that nothing does: the framework would refuse it before our headers and sentences are there.
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
