import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#context.ts'
import { Problem } from '#platform/problem.ts'
import { bearerToken } from './bearer-token.ts'
import { limitRequests } from './request-limits.ts'
import type { Caller, ResumeSession } from './route.ts'

/** A route that keeps sending server-sent events to a signed-in person. */
export type Stream = {
  path: `/api/${string}`
  /** @returns a function that ends the stream. */
  open: (context: Context, caller: Caller, out: EventsOut) => () => void
}

export type EventsOut = {
  /** Sends an event. If the client reads too slowly, the stream ends. */
  send: (event: string, data: unknown) => void
  end: () => void
}

/** Streams of one person in this process; the oldest is ended when another begins. */
const streamsOfPerson = 6

/** After this the page opens a new stream, with its current session. */
const longestMs = 10 * 60_000

/** Keeps proxies from closing the connection as idle. */
const pingMs = 20_000

/** How many bytes may wait for a slow reader. */
const unreadMax = 16_384

/**
 * Serves streams separately from the API: they do not count against the person's concurrency limit, are not compressed,
 * and end when the process stops.
 */
export function serveStreams(
  app: FastifyInstance,
  context: Context,
  streams: readonly Stream[],
  resumeSession: ResumeSession,
): void {
  const limit = limitRequests(context)
  const open = new Map<string, (() => void)[]>()
  for (const { path, open: begin } of streams) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const token = bearerToken(request.headers.authorization)
      const caller = token === null ? null : await resumeSession(context, token)
      await limit(caller, request.ip)
      if (!caller) throw new Problem('auth.required')
      reply.hijack()
      const own = open.get(caller.user.id) ?? []
      open.set(caller.user.id, own)
      while (own.length >= streamsOfPerson) own.shift()!()
      const { out, closed } = eventsOn(reply.raw)
      const stop = begin(context, caller, out)
      const forget = context.live.onEnd(out.end)
      own.push(out.end)
      void closed.then(() => {
        stop()
        forget()
        const left = own.filter((end) => end !== out.end)
        own.splice(0, own.length, ...left)
        if (left.length === 0) open.delete(caller.user.id)
      })
    })
  }
  app.addHook('preClose', (done) => {
    context.live.end()
    done()
  })
}

function eventsOn(response: ServerResponse): { out: EventsOut; closed: Promise<void> } {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Disables buffering in nginx.
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    // An ended stream must not leave an idle connection, which would delay the shutdown.
    connection: 'close',
  })
  response.flushHeaders()
  const end = () => void response.end()
  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return
    response.write(text)
    if (response.writableLength > unreadMax) response.destroy()
  }
  const ping = setInterval(() => write(': still here\n\n'), pingMs).unref()
  const last = setTimeout(end, longestMs).unref()
  const closed = new Promise<void>((resolve) => {
    response.once('close', () => {
      clearInterval(ping)
      clearTimeout(last)
      resolve()
    })
  })
  const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  return { out: { send, end }, closed }
}
