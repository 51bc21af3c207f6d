import { fork } from 'node:child_process'
import path from 'node:path'
import { waitUntil } from '../wait-until.ts'
import { compileCache, kill } from './process-state.ts'

export type Order = { id: number } & (
  | { name: 'query'; sql: string }
  | { name: 'migrate' }
  | { name: 'write'; from: number }
  | { name: 'close' }
)
type OrderWithoutId = Order extends infer O ? (O extends Order ? Omit<O, 'id'> : never) : never
type ChildMessage = { open?: true; acknowledged?: number; id?: number; answer?: unknown; error?: string }

export type StoreProcess = ReturnType<typeof launchStoreProcess>

/** Starts a separate process that opens the database; `opened` resolves when it has. `await using` ends it. */
export function launchStoreProcess(dataDir: string, databaseUrl?: string, as: { uid?: number } = {}) {
  const began = performance.now()
  const script = path.join(import.meta.dirname, 'store-child.ts')
  const child = fork(script, [dataDir, ...(databaseUrl ? [databaseUrl] : [])], {
    execArgv: [],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    ...(as.uid ? { uid: as.uid, gid: as.uid } : {}),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr!.on('data', (chunk) => (output += chunk))
  const acknowledged: number[] = []
  const waiting = new Map<number, (message: ChildMessage) => void>()
  let openAfterMs: number | null = null
  let isOver = false
  let orders = 0

  child.once('close', () => {
    isOver = true
    for (const answer of waiting.values()) answer({ error: `the process has ended: ${output}` })
  })
  child.on('message', (message: ChildMessage) => {
    if (message.open) openAfterMs = performance.now() - began
    if (message.acknowledged !== undefined) acknowledged.push(message.acknowledged)
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })

  const ended = () => waitUntil('the process ends', () => isOver).then(() => child.exitCode)

  async function order(what: OrderWithoutId): Promise<unknown> {
    const id = ++orders
    const message = await new Promise<ChildMessage>((resolve) => {
      if (isOver) return resolve({ error: `the process has ended: ${output}` })
      waiting.set(id, resolve)
      child.send({ id, ...what })
    })
    waiting.delete(id)
    if (message.error) throw new Error(message.error)
    return message.answer
  }

  return {
    pid: child.pid!,
    ended,
    acknowledged,
    /** Resolves to the milliseconds from the start until the store was open. */
    opened: async () => {
      await waitUntil('the process opens the store', () => openAfterMs !== null || isOver, 30_000)
      if (openAfterMs === null) throw new Error(`The process ended before its store was open: ${output}`)
      return openAfterMs
    },
    query: <Row>(sql: string) => order({ name: 'query', sql }) as Promise<Row[]>,
    migrate: () => order({ name: 'migrate' }),
    write: (from: number) => order({ name: 'write', from }),
    close: async () => {
      await order({ name: 'close' })
      return ended()
    },
    async [Symbol.asyncDispose]() {
      if (!isOver) kill(child.pid!)
      await ended()
    },
  }
}

export async function startStoreProcess(...what: Parameters<typeof launchStoreProcess>): Promise<StoreProcess> {
  const started = launchStoreProcess(...what)
  try {
    await started.opened()
    return started
  } catch (error) {
    await started[Symbol.asyncDispose]()
    throw error
  }
}
