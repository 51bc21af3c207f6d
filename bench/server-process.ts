import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type pg from 'pg'
import { cpuMsOf } from './cpu-time.ts'
import type { Held } from './load/live-heap.ts'

export type ServerProcess = {
  url: string
  readyMs: number
  memoryMb(): number
  /** The peak resident memory since its start. */
  peakMb(): number
  /** The memory in use after a full collection; only for a server that loads load/live-heap.ts. */
  collected(): Promise<Held>
  cpuMs(): number
  child: ChildProcess
  stop(): Promise<void>
}

type Start = {
  logFile?: string
  /** Node's flags, as used by `npm start`. */
  flags?: readonly string[]
  /** A file of bench/ to load before the program, which may report to this process. */
  watcher?: string
}

/**
 * Starts a program that serves HTTP as a separate process; its log goes to a file, like an operator's.
 *
 * @param program its path from the root.
 */
export async function startServerProcess(
  program: string,
  environment: Record<string, string>,
  { logFile = '/dev/null', flags = [], watcher }: Start = {},
): Promise<ServerProcess> {
  const log = openSync(logFile, 'a')
  const began = performance.now()
  const watched = watcher ? ['--import', pathToFileURL(path.resolve(import.meta.dirname, watcher)).href] : []
  const child = spawn(process.execPath, [...flags, ...watched, path.resolve(import.meta.dirname, '..', program)], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', log, 'pipe', ...(watcher ? (['ipc'] as const) : [])],
  })
  closeSync(log)
  const url = await printedUrl(child)
  const statusMb = (field: 'VmRSS' | 'VmHWM') =>
    Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024
  return {
    url,
    readyMs: performance.now() - began,
    memoryMb: () => statusMb('VmRSS'),
    peakMb: () => statusMb('VmHWM'),
    async collected() {
      const message = once(child, 'message')
      child.send('collect')
      return (await message)[0] as Held
    },
    cpuMs: () => cpuMsOf(child.pid!),
    child,
    stop() {
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
      child.kill('SIGTERM')
      return ended
    },
  }
}

function printedUrl(child: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stderr!.on('data', (chunk) => {
      output += chunk
      const url = /ready on (http:\S+)/.exec(output)?.[1]
      if (url) resolve(url.replace('localhost', '127.0.0.1'))
    })
    child.once('close', () => reject(new Error(`the server ended: ${output}`)))
  })
}

/** Returns the URL of a store for DATABASE_URL. */
export function addressOf(pool: pg.Pool): string {
  const { host, user, password, database } = pool.options as {
    host?: string
    user?: string
    password?: unknown
    database?: string
  }
  return `postgres://${user}:${encodeURIComponent(String(password))}@/${database}?host=${encodeURIComponent(host!)}`
}
