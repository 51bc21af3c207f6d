import { Agent, request } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

export type Shot = { method: 'GET' | 'POST'; url: string; body?: string; headers: Record<string, string> }
export type Load = { perSecond: number; p50: number; p95: number; p99: number; failed: number }

const connections = 32

/** Asks everything once, over kept-alive connections from a thread of its own; milliseconds and requests a second. */
export function fire(shots: Shot[]): Promise<Load> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: shots })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

if (!isMainThread) parentPort!.postMessage(await fireAll(workerData as Shot[]))

async function fireAll(shots: Shot[]): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let shot = shots[next++]; shot; shot = shots[next++]) {
        const began = performance.now()
        if ((await ask(agent, shot)) !== 200) failed++
        times.push(performance.now() - began)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { perSecond: shots.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed }
}

function ask(agent: Agent, { method, url, body, headers }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode!))
    })
    asked.once('error', reject)
    asked.end(body)
  })
}
