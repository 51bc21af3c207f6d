import { spawn } from 'node:child_process'
import path from 'node:path'
import { behindPooler } from '../behind-pooler.ts'
import { waitUntil } from '../wait-until.ts'
import { compileCache, kill } from './process-state.ts'

const main = path.join(import.meta.dirname, '../../src/main.ts')

export type ChildServer = ReturnType<typeof launchServer>

/** Starts the real server as a separate process, with only these settings. `await using` ends it. */
export function launchServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    cwd: '/',
    env: { PATH: process.env.PATH, PORT: '0', NODE_COMPILE_CACHE: compileCache, ...behindPooler(environment) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  let output = ''
  child.stdout.on('data', (chunk) => (log += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  /** The exit code, or the name of the signal that killed it. */
  let end: number | string | null = null
  // 'close' is emitted once its output has been read completely.
  child.once('close', (code, signal) => (end = code ?? signal))

  return {
    pid: child.pid!,
    /** Resolves to the exit code, or the name of the signal that killed it. */
    ended: () => waitUntil('the server ends', () => end !== null).then(() => end),
    /** Standard output: one JSON object per line. */
    log: () => log,
    /** Standard error: the output for the terminal. */
    output: () => output,
    /** The URL from the line on the terminal. */
    url: () => /ready on (http:\S+)/.exec(output)![1]!,
    ask(address: string, init?: RequestInit): Promise<Response> {
      return fetch(new URL(address, this.url()), init)
    },
    /** Waits until it has printed these words, or has ended. */
    saying: (words: string) =>
      waitUntil(`the server says ${words}`, () => output.includes(words) || end !== null, 30_000),
    /** Waits until it accepts requests. @throws with its output if it has ended instead. */
    async ready() {
      await this.saying('is ready')
      if (end !== null) throw new Error(`The server ended with ${end}: ${output}`)
    },
    /** Stops it; resolves to the exit code and the duration in milliseconds. */
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      const began = performance.now()
      child.kill(signal)
      return { code: await this.ended(), ms: performance.now() - began }
    },
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    /** Closes its output streams and sends SIGHUP, as when its terminal is closed. */
    closeTerminal() {
      child.stdout.destroy()
      child.stderr.destroy()
      child.kill('SIGHUP')
    },
    async [Symbol.asyncDispose]() {
      if (end === null) kill(child.pid!)
      await this.ended()
    },
  }
}

/** Starts a server and waits until it is ready. */
export async function startServer(environment: Record<string, string>): Promise<ChildServer> {
  const server = launchServer(environment)
  try {
    await server.ready()
    return server
  } catch (error) {
    await server[Symbol.asyncDispose]()
    throw error
  }
}
