import { type ChildProcess, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts')
const restartAfterMs = 500

export type Supervised = {
  name: string
  kill(): void
  ready(): Promise<void>
  stop(): Promise<void>
  restarts(): number
}

/** Keeps a server process running as an orchestrator does: restarts it whenever it ends. */
export function supervise(name: string, environment: Record<string, string>, logFile: string): Supervised {
  const log = openSync(logFile, 'a')
  let child: ChildProcess
  let isStopping = false
  let starts = 0
  let isReady = false

  function start(): void {
    starts++
    isReady = false
    child = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', log, 'pipe'],
    })
    child.stderr!.on('data', (chunk) => {
      if (String(chunk).includes('is ready')) isReady = true
    })
    // 'close' follows, also if it could not be started at all.
    child.once('error', (error) => console.error(`${name}: ${error.message}`))
    child.once('close', () => {
      if (!isStopping) setTimeout(() => isStopping || start(), restartAfterMs)
    })
  }
  start()

  return {
    name,
    kill: () => void child.kill('SIGKILL'),
    restarts: () => starts - 1,
    async ready() {
      while (!isReady) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const closed = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await closed
    },
  }
}
