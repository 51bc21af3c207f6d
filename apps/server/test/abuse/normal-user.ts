// A member who uses the product at a moderate pace, in a separate thread, so that the attackers' work does not slow the
// measurement. The parent sends 'begin' and 'end'.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { clientOf } from './client.ts'

/** The duration of each call in milliseconds, and the number of responses by status. */
export type NormalTraffic = { ms: number[]; statuses: Record<number, number> }

export type NormalUser = { begin(): void; end(): Promise<NormalTraffic>; stop(): Promise<unknown> }

/** Far below the limit of requests per minute. */
const pauseMs = 80

const calls: [method: string, path: string, body?: object][] = [
  ['GET', '/api/auth/me'],
  ['GET', '/api/cart'],
  ['GET', '/api/reminders'],
  ['GET', '/api/vendors'],
  ['GET', '/api/orders'],
  ['GET', '/api/notifications/preferences'],
]

export function startNormalUser(base: string, token: string): NormalUser {
  const worker = new Worker(new URL(import.meta.url), { workerData: { calm: { base, token } } })
  return {
    begin: () => worker.postMessage('begin'),
    end() {
      worker.postMessage('end')
      // Rejects if the thread has failed.
      return once(worker, 'message').then(([calm]) => calm as NormalTraffic)
    },
    stop: () => worker.terminate(),
  }
}

if (!isMainThread && workerData?.calm) await live(workerData.calm as { base: string; token: string })

async function live({ base, token }: { base: string; token: string }): Promise<never> {
  const client = clientOf(base, { token, localAddress: '127.0.0.1' })
  let seen: NormalTraffic = { ms: [], statuses: {} }
  let command = ''
  parentPort!.on('message', (message: string) => {
    command = message
    if (message === 'begin') seen = { ms: [], statuses: {} }
  })
  for (let n = 0; ; n++) {
    await pause(pauseMs)
    if (command === 'end') {
      parentPort!.postMessage(seen)
      command = ''
    }
    if (command !== 'begin') continue
    const [method, path, body] = calls[n % calls.length]!
    const began = performance.now()
    const { status } = await client.ask(method, path, body)
    seen.ms.push(performance.now() - began)
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
  }
}
