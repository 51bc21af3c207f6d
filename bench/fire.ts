import { connect, type Socket } from 'node:net'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export type Shot = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  body?: string
  headers: Record<string, string>
}
export type Load = { perSecond: number; p50: number; p95: number; p99: number; failed: number }

const connections = 32

/**
 * Sends every request once, over kept-alive connections from a separate thread; returns milliseconds and requests per
 * second.
 */
export function fire(shots: Shot[]): Promise<Load> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { shots } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

if (!isMainThread && workerData?.shots) parentPort!.postMessage(await fireAll(workerData.shots as Shot[]))

async function fireAll(shots: Shot[]): Promise<Load> {
  const requests = shots.map(bytesOf)
  const { hostname, port } = new URL(shots[0]!.url)
  const times: number[] = []
  let failed = 0
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const line = await openLine(hostname, Number(port))
      for (let request = requests[next++]; request; request = requests[next++]) {
        const began = performance.now()
        if ((await line.ask(request)).status !== 200) failed++
        times.push(performance.now() - began)
      }
      line.close()
    }),
  )
  const seconds = (performance.now() - start) / 1000
  return { perSecond: shots.length / seconds, ...percentiles(times), failed }
}

/** Sorts the array in place. */
export function percentiles(times: number[]): { p50: number; p95: number; p99: number } {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** A request in wire format. */
export function bytesOf({ method, url, body = '', headers }: Shot): Buffer {
  const { pathname, search, host } = new URL(url)
  const lines = Object.entries({ host, ...headers, 'content-length': String(Buffer.byteLength(body)) })
  return Buffer.from(
    `${method} ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
}

export type Answer = { status: number; body: Buffer }
export type Line = { ask(request: Buffer): Promise<Answer>; close(): void }

/**
 * A kept-alive connection that parses just enough HTTP to find the end of a response, so that on a machine shared with
 * the server, the server gets most of the CPU time.
 */
export async function openLine(host: string, port: number): Promise<Line> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opened = connect({ host, port, noDelay: true }, () => resolve(opened))
    opened.once('error', reject)
  })
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null
  let read = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    read = read.length === 0 ? chunk : Buffer.concat([read, chunk])
    const answer = answerIn(read)
    if (!answer || !waiting) return
    read = Buffer.alloc(0)
    waiting.resolve(answer)
    waiting = null
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server hung up')))
  return {
    ask(request) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      })
    },
    close: () => void socket.destroy(),
  }
}

function answerIn(read: Buffer): Answer | null {
  const headEnd = read.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const head = read.subarray(0, headEnd).toString('latin1')
  const status = Number(head.slice(9, 12))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const start = headEnd + 4
  if (length !== undefined) {
    const end = start + Number(length)
    return read.length >= end ? { status, body: read.subarray(start, end) } : null
  }
  // Chunked bodies are not supported: they are files and streams, which are not requested here.
  const isWhole = read.subarray(-5).toString('latin1') === '0\r\n\r\n'
  return isWhole ? { status, body: read.subarray(start) } : null
}
