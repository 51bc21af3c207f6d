/** The requests that boot.ts sent before this code arrived, by their address. */
export type Prefetched = { token: string; answers: Record<string, Promise<Response>> }

declare global {
  var early: Prefetched | undefined
}

/**
 * Returns the pending answer to a GET that was sent early with the same token, else null. Each answer can be taken
 * once; the first change discards the rest.
 */
export function takePrefetched(method: string, url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.early
  if (!early || early.token !== token) return undefined
  if (method !== 'GET') {
    globalThis.early = undefined
    return undefined
  }
  const answer = early.answers[url]
  delete early.answers[url]
  return answer
}
