import { type DeviceData, ownerOf } from './device-data.ts'

type Options = {
  fetch?: (request: Request) => Promise<Response>
  /** How long to wait for the server before using stored data, in milliseconds. */
  patienceMs: number
}

/**
 * Answers with the server's response, whatever its status; with stored data only if no response arrives, or not in
 * time. `settled` resolves once everything is stored.
 */
export function networkFirst(
  request: Request,
  device: DeviceData,
  { fetch = globalThis.fetch.bind(globalThis), patienceMs }: Options,
): { response: Promise<Response>; settled: Promise<unknown> } {
  const place = cacheKeyOf(new URL(request.url))
  const owner = ownerOf(bearerOf(request) ?? '')

  const fromServer = fetch(request)
  const putAway = fromServer.then(async (response) => {
    if (response.status === 401) await device.clear()
    if (response.ok) await device.write(await owner, place, response.clone())
  })
  const fromDevice = async () => device.read(await owner, place)
  const respond = async () => {
    try {
      const answer = await Promise.race([fromServer, after(patienceMs)])
      const instead = answer ? null : await fromDevice()

      return instead ?? (await fromServer)
    } catch (silence) {
      const instead = await fromDevice()
      if (instead) return instead

      throw silence
    }
  }
  const response = respond()

  return { response, settled: Promise.allSettled([putAway, response]) }
}

/** The session, agenda, saved recipes, planned dishes, lists and the tip. The page stores today's plan itself. */
const cacheablePaths = new Set([
  '/api/auth/me',
  '/api/profile/me',
  '/api/reminders',
  '/api/recipes/saved',
  '/api/recipes/chosen',
  '/api/shopping-list',
  '/api/pantry',
  '/api/recipes/kitchen-tip',
])

export const isCacheable = (method: string, { pathname, searchParams }: URL): boolean =>
  method === 'GET' && cacheablePaths.has(pathname) && !searchParams.has('from') && !searchParams.has('to')

/** Returns the storage key of a path; each part of a paginated list has its own. Leftover parts are never requested. */
export function cacheKeyOf({ pathname, searchParams }: URL): string {
  const part = searchParams.get('part')

  return part === null ? pathname : `${pathname}/part-${part}`
}

export const bearerOf = (request: Request): string | null =>
  /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
