import { lookup as lookUp } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import type { Agent, Response } from 'undici'
import { Problem } from '../problem.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

/**
 * Fetches URLs that people entered. Nothing else may fetch them: every connection made here goes to the public
 * internet.
 */
export type PublicWeb = {
  /**
   * Checks a URL that will be called later, including the address its name resolves to now.
   *
   * @throws Problem `web.address`, `web.private`, `web.unknown-host`.
   */
  check: (address: string) => Promise<void>
  /**
   * Fetches a text. Follows redirects, checking each like the URL itself.
   *
   * @throws Problem `web.address`, `web.private`, `web.unknown-host`, `web.unreachable`, `web.slow`, `web.too-large`,
   * `web.status`, `web.redirects`.
   */
  read: (address: string, limits: { bytesMax: number; types: RegExp }) => Promise<{ text: string; address: string }>
  /** Posts a text and returns the status. A redirect is not followed but returned. @throws Problem as `read`. */
  post: (address: string, sent: { body: string; headers: Record<string, string> }) => Promise<number>
  close: () => Promise<void>
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

type Options = {
  /** The deadline for the complete response. */
  timeoutMs: number
  /** Whether addresses of this machine are allowed, also over http: for development and tests. */
  loopback: boolean
  /** The User-Agent of the calls. */
  userAgent: string
  resolve?: Resolve
}

type Opened = { agent: Agent; fetch: typeof import('undici').fetch }

const redirectsMax = 5

/** Thrown while connecting; `fetch` wraps it. */
class PrivateAddress extends Error {}

/**
 * A client for URLs that people entered. A host name is resolved once per connection, and the connection is made to the
 * address that was checked, so a name that resolves differently a moment later (DNS rebinding) gains nothing.
 */
export function publicWeb({ timeoutMs, loopback, userAgent, resolve = resolveByDns }: Options): PublicWeb {
  const isOpen = (ip: string) => isPublicAddress(ip) || (loopback && isLoopbackAddress(ip))

  // A name that resolves to a private address besides public ones is refused.
  const addressesOf = async (host: string) => {
    const found = await resolve(host)
    if (found.some(({ address }) => !isOpen(address))) throw new PrivateAddress(host)
    return found
  }
  const answer = async (host: string, all: boolean | undefined, callback: Parameters<LookupFunction>[2]) => {
    let found: Awaited<ReturnType<Resolve>>
    try {
      found = await addressesOf(host)
    } catch (error) {
      return callback(error as Error, '')
    }
    if (all) callback(null, found)
    else callback(null, found[0]!.address, found[0]!.family)
  }
  const lookup: LookupFunction = (host, { all }, callback) => void answer(host, all, callback)
  // Imported with the first call: most processes make none.
  let opening: Promise<Opened> | undefined
  const open = () => {
    opening ??= import('undici').then(({ Agent, fetch }) => ({
      agent: new Agent({ connect: { lookup, timeout: timeoutMs }, keepAliveTimeout: 4000 }),
      fetch,
    }))
    return opening
  }

  /** @throws Problem with the reason why the address may not be connected to. */
  function checked(address: string, base?: string): URL {
    if (!URL.canParse(address, base)) throw new Problem('web.address')
    const url = new URL(address, base)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isHere = loopback && (isLoopbackAddress(host) || host === 'localhost')
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) throw new Problem('web.address')
    if (url.username !== '' || url.password !== '') throw new Problem('web.credentials')
    // An IP address is not resolved on connecting, so it is checked here.
    if (isNumber(host) && !isOpen(host)) throw new Problem('web.private')
    return url
  }

  async function within<Result>(ask: (opened: Opened, signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const opened = await open()
    try {
      return await ask(opened, AbortSignal.timeout(timeoutMs))
    } catch (error) {
      throw problemOf(error)
    }
  }

  return {
    async check(address) {
      const host = checked(address).hostname.replace(/^\[|\]$/g, '')
      if (isNumber(host)) return
      try {
        await addressesOf(host)
      } catch (error) {
        throw problemOf(error)
      }
    },
    read: (address, { bytesMax, types }) =>
      within(async ({ agent, fetch }, signal) => {
        let url = checked(address)
        for (let redirects = 0; ; redirects++) {
          if (redirects > redirectsMax) throw new Problem('web.redirects')
          const headers = { 'user-agent': userAgent, accept: 'text/html,application/xhtml+xml,text/plain;q=0.9' }
          const answer = await fetch(url, { dispatcher: agent, redirect: 'manual', signal, headers })
          const location = answer.headers.get('location')
          if (answer.status >= 300 && answer.status < 400 && location) {
            await answer.body?.cancel()
            url = checked(location, url.href)
            continue
          }
          if (!answer.ok) {
            await answer.body?.cancel()
            throw new Problem('web.status', { detail: `That address answered with the error ${answer.status}` })
          }
          if (!types.test(answer.headers.get('content-type') ?? '')) {
            await answer.body?.cancel()
            throw new Problem('web.not-a-page')
          }
          return { text: await textOf(answer, bytesMax), address: url.href }
        }
      }),
    post: (address, { body, headers }) =>
      within(async ({ agent, fetch }, signal) => {
        const answer = await fetch(checked(address), {
          method: 'POST',
          dispatcher: agent,
          redirect: 'manual',
          signal,
          body,
          headers: { ...headers, 'user-agent': userAgent },
        })
        await answer.body?.cancel()
        return answer.status
      }),
    async close() {
      await (await opening)?.agent.destroy()
    },
  }
}

const resolveByDns: Resolve = (host) => lookUp(host, { all: true })

const isNumber = (host: string): boolean => /^[\d.]+$/.test(host) || host.includes(':')

/** Returns the decompressed text of a response; aborts as soon as it exceeds the limit. */
async function textOf(answer: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += (chunk as Uint8Array).length
    // Leaving the loop cancels the rest of the response.
    if (bytes > bytesMax) throw new Problem('web.too-large')
    chunks.push(chunk as Uint8Array)
  }
  return new TextDecoder(charsetOf(answer)).decode(Buffer.concat(chunks))
}

function charsetOf(answer: Response): string {
  const named = /charset="?([\w-]+)/i.exec(answer.headers.get('content-type') ?? '')?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).encoding
  } catch {
    // An unknown charset.
    return 'utf-8'
  }
}

/** Translates a failure into a problem for the person who entered the URL. */
function problemOf(error: unknown): Error {
  if (error instanceof Problem) return error
  const { name, cause, code = (cause as { code?: string } | undefined)?.code } = error as Error & { code?: string }
  if (error instanceof PrivateAddress || cause instanceof PrivateAddress) return new Problem('web.private')
  if (name === 'TimeoutError' || name === 'AbortError' || code?.endsWith('_TIMEOUT')) return new Problem('web.slow')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return new Problem('web.unknown-host')
  return new Problem('web.unreachable', { reason: code ?? name })
}
