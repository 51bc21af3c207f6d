import { lookup as lookUp } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import type { Agent, Response } from 'undici'
import { Problem } from '../problem.ts'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

/** Opens addresses that people typed in. Nothing else may: every connection made here is to the open internet. */
export type PublicWeb = {
  /**
   * Checks an address that will be called later, also where its name leads now.
   *
   * @throws Problem `web.address`, `web.private`, `web.unknown-host`.
   */
  check: (address: string) => Promise<void>
  /**
   * Reads a text. Redirects are followed, each checked like the address itself.
   *
   * @throws Problem `web.address`, `web.private`, `web.unknown-host`, `web.unreachable`, `web.slow`, `web.too-large`, `web.status`, `web.redirects`.
   */
  read: (address: string, limits: { bytesMax: number; types: RegExp }) => Promise<{ text: string; address: string }>
  /** Posts a text and returns the status. A redirect is an answer like any other. @throws Problem as `read`. */
  post: (address: string, sent: { body: string; headers: Record<string, string> }) => Promise<number>
  close: () => Promise<void>
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

type Options = {
  /** Until the whole answer is there. */
  timeoutMs: number
  /** Addresses of this machine, over http too: for development and tests. */
  loopback: boolean
  /** What calls say that they are. */
  userAgent: string
  resolve?: Resolve
}

type Opened = { agent: Agent; fetch: typeof import('undici').fetch }

const redirectsMax = 5

/** Thrown while connecting; `fetch` wraps it. */
class PrivateAddress extends Error {}

/**
 * A client for addresses that people typed in. A name is resolved once for each connection, and the connection is made to the
 * address that was checked: a name that leads elsewhere a moment later (DNS rebinding) gains nothing.
 */
export function publicWeb({ timeoutMs, loopback, userAgent, resolve = resolveByDns }: Options): PublicWeb {
  const isOpen = (ip: string) => isPublicAddress(ip) || (loopback && isLoopbackAddress(ip))

  // A name that leads to a private address beside public ones is not trusted at all.
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
  // Loaded with the first call: most processes make none.
  let opening: Promise<Opened> | undefined
  const open = () => {
    opening ??= import('undici').then(({ Agent, fetch }) => ({
      agent: new Agent({ connect: { lookup, timeout: timeoutMs }, keepAliveTimeout: 4000 }),
      fetch,
    }))
    return opening
  }

  /** @throws Problem, with the reason why it may not be opened. */
  function checked(address: string, base?: string): URL {
    if (!URL.canParse(address, base)) throw new Problem('web.address')
    const url = new URL(address, base)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isHere = loopback && (isLoopbackAddress(host) || host === 'localhost')
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isHere)) throw new Problem('web.address')
    if (url.username !== '' || url.password !== '') throw new Problem('web.credentials')
    // A number is not looked up when it is connected to.
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

/** The text of an answer, unpacked; what unpacks to more is given up as soon as it is too much. */
async function textOf(answer: Response, bytesMax: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += (chunk as Uint8Array).length
    // Leaving the loop cancels the rest.
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
    // A charset that nobody knows.
    return 'utf-8'
  }
}

/** What a failure means for the person who typed the address. */
function problemOf(error: unknown): Error {
  if (error instanceof Problem) return error
  const { name, cause, code = (cause as { code?: string } | undefined)?.code } = error as Error & { code?: string }
  if (error instanceof PrivateAddress || cause instanceof PrivateAddress) return new Problem('web.private')
  if (name === 'TimeoutError' || name === 'AbortError' || code?.endsWith('_TIMEOUT')) return new Problem('web.slow')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return new Problem('web.unknown-host')
  return new Problem('web.unreachable', { reason: code ?? name })
}
