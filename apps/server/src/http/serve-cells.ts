import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { bodyLimitBytes } from '@planner/contract/constants/api'
import { problems } from '@planner/contract/problems'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Directory } from '#platform/cells/directory.ts'
import { householdOfAddress, householdOfToken, isMoveRunning, type Pools } from '#platform/cells/find-people.ts'
import { bearerToken } from './bearer-token.ts'

type Cell = { app: FastifyInstance; streams: ReadonlySet<string> }

type Given = {
  /** The first cell answers requests that belong to nobody, and owns the listening server. */
  cells: ReadonlyMap<string, Cell>
  pools: Pools
  directory: Directory
  /** Finds a household that the directory does not know, and finishes its move. */
  locate: (household: string) => Promise<string | null>
  log: (error: unknown) => void
}

/** A move takes a few hundred milliseconds; after this, the client is asked to retry. */
const patienceMs = 10_000
const againMs = 50

const maxTokens = 50_000

/** Statuses of a store that does not know a link or a code. */
const notFoundStatuses = new Set([400, 401, 403, 404, 410, 422])

/**
 * Lets one server answer for several stores (docs/decisions/0077): each request goes to the app of the store of its
 * household, and keeps the household there until it is answered.
 *
 * @returns a function to call with each household that begins to move: it ends the household's streams, which are then
 * reopened in the new store.
 */
export function serveCells({ cells, pools, directory, locate, log }: Given): (household: string) => void {
  const [home] = cells.values() as unknown as [Cell]
  const households = new LRUCache<string, string>({ max: maxTokens })
  const streams = new Map<string, Set<ServerResponse>>()
  const locating = new Map<string, Promise<string | null>>()
  let known = 0

  // The listening server is the first app's; its connection limits are kept.
  const { server } = home.app
  const [own] = server.listeners('request') as [(...given: unknown[]) => void]
  server.removeListener('request', own)
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    route(request, response).catch((error: unknown) => {
      log(error)
      refuse(response)
    })
  })

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = bearerToken(request.headers.authorization)
    if (token !== null) return routePerson(token, request, response)
    if (isForAll(request)) return askAll(request, response)
    home.app.routing(request, response)
  }

  async function routePerson(token: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entered = await enter(
      () => householdOf(token),
      () => households.delete(token),
    )
    if (entered === 'busy') return refuse(response)
    if (entered === null) return home.app.routing(request, response)
    const { household, cell, leave } = entered
    const { app, streams: paths } = cells.get(cell)!
    if (paths.has(pathOf(request))) {
      // A stream is open for minutes, so it does not keep its household from moving, and ends when it moves.
      const open = streams.get(household) ?? new Set()
      streams.set(household, open.add(response))
      response.once('close', () => {
        open.delete(response)
        if (open.size === 0) streams.delete(household)
      })
      await leave()
    } else {
      response.once('close', () => void leave().catch(log))
    }
    app.routing(request, response)
  }

  async function householdOf(token: string): Promise<string | null> {
    const moves = await directory.moves()
    if (moves !== known) households.clear()
    known = moves
    const cached = households.get(token)
    if (cached) return cached
    const found = await householdOfToken(pools, token)
    if (found) households.set(token, found.household)
    return found?.household ?? null
  }

  /** Enters the household `find` returns, waiting while it is being moved between cells. */
  async function enter(
    find: () => Promise<string | null>,
    forget: () => unknown,
  ): Promise<{ household: string; cell: string; leave: () => Promise<void> } | 'busy' | null> {
    let isNowhere = false
    for (let waited = 0; waited < patienceMs; waited += againMs) {
      const household = await find()
      if (household === null) {
        // While it is between two stores none has it, and it may arrive between two queries.
        const isMoving = await isMoveRunning(pools)
        if (isNowhere && !isMoving) return null
        isNowhere = !isMoving
        if (isNowhere) continue
      } else {
        const where = await directory.enter(household)
        if (where !== 'on the way') return { household, ...where }
        if ((await locateOnce(household)) === null) forget()
      }
      await pause(againMs)
    }
    return 'busy'
  }

  /** Locates a household once for all requests that wait for it. */
  function locateOnce(household: string): Promise<string | null> {
    const under = locating.get(household)
    if (under) return under
    const begun = locate(household).finally(() => locating.delete(household))
    locating.set(household, begun)
    return begun
  }

  /**
   * Answers a request without a session: by the email address in the body if there is one, otherwise by the first store
   * that knows the link or code.
   */
  async function askAll(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    if (body === null) return refuse(response, 413)
    const email = emailIn(body)
    if (email !== null) {
      const entered = await enter(
        async () => (await householdOfAddress(pools, email))?.household ?? null,
        () => undefined,
      )
      if (entered === 'busy') return refuse(response)
      try {
        return await answerFrom(entered ? entered.cell : cellForNew(email), request, body, response)
      } finally {
        await entered?.leave()
      }
    }
    const names = [...cells.keys()]
    if (pathOf(request).startsWith('/api/webhooks/')) {
      // Every store gets the event and handles its own. The first error is the response, so that the provider reports
      // again.
      const answers = await Promise.all(names.map((name) => inject(name, request, body)))
      return write(response, answers.find(({ statusCode }) => statusCode >= 500) ?? answers[0]!)
    }
    let first: Answer | undefined
    for (const name of names) {
      const answer = await inject(name, request, body)
      if (!notFoundStatuses.has(answer.statusCode)) return write(response, answer)
      first ??= answer
    }
    write(response, first!)
  }

  /** Returns the store for a new email address, always the same one, so that it can be taken only once. */
  function cellForNew(email: string): string {
    const names = [...cells.keys()]
    const sum = createHash('sha256').update(email.toLowerCase()).digest().readUInt32BE()
    return names[sum % names.length]!
  }

  type Answer = Awaited<ReturnType<typeof inject>>

  async function answerFrom(cell: string, request: IncomingMessage, body: Buffer, response: ServerResponse) {
    write(response, await inject(cell, request, body))
  }

  async function inject(cell: string, request: IncomingMessage, body: Buffer) {
    // The body has been read completely, so the header no longer applies.
    const { 'transfer-encoding': _, ...headers } = request.headers
    return cells.get(cell)!.app.inject({
      method: request.method as 'GET',
      url: request.url!,
      headers,
      remoteAddress: request.socket.remoteAddress ?? '127.0.0.1',
      ...(body.length > 0 && { payload: body }),
    })
  }

  function write(response: ServerResponse, { statusCode, headers, rawPayload }: Answer): void {
    const { 'transfer-encoding': _, ...rest } = headers
    response.writeHead(statusCode, rest as Record<string, string>)
    response.end(rawPayload)
  }

  return (household) => {
    for (const response of streams.get(household) ?? []) response.end()
  }
}

const pathOf = (request: IncomingMessage): string => request.url!.split('?', 1)[0]!

/** Whether a request without a token may belong to a person: API calls and links, but not the page and its files. */
const isForAll = (request: IncomingMessage): boolean =>
  /^\/(api|unsubscribe|stop|v|r|calendar)\//.test(request.url ?? '')

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > bodyLimitBytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function emailIn(body: Buffer): string | null {
  if (body[0] !== '{'.charCodeAt(0)) return null
  try {
    const { email } = JSON.parse(body.toString()) as { email?: unknown }
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}

/** Answers that the client should retry in a moment, or that the body is too large. */
function refuse(response: ServerResponse, status = 503): void {
  if (response.headersSent) return void response.destroy()
  const detail = status === 413 ? problems['request.too-large'].detail : problems['server.unavailable'].detail
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' })
  response.end(JSON.stringify({ detail }))
}
