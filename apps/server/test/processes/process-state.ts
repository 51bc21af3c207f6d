import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Shared by the test processes, which then start in two thirds of the time. */
export const compileCache = path.join(tmpdir(), 'node-compile-cache')

type ProcessState = { pid: number; parent: number; uid: number; state: string }

/** Whether a process runs. One that was killed and waits to be reaped does not. */
export function runs(pid: number): boolean {
  const found = hasProc ? fromProc(pid) : fromPs().find((one) => one.pid === pid)
  return found !== null && found !== undefined && !found.state.startsWith('Z')
}

/** A process and its children. */
export function family(pid: number): ProcessState[] {
  const all = hasProc ? readdirSync('/proc').flatMap((name) => fromProc(Number(name)) ?? []) : fromPs()
  return all.filter((one) => one.pid === pid || one.parent === pid)
}

/** Ends a process as kill -9 does, if it is still there. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const hasProc = existsSync('/proc/self/stat')

function fromProc(pid: number): ProcessState | null {
  try {
    // The name in brackets may contain spaces; the rest does not.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return { pid, parent: Number(parent), uid: statSync(`/proc/${pid}`).uid, state: state! }
  } catch {
    return null
  }
}

function fromPs(): ProcessState[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,uid=,stat='], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, uid, state] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent), uid: Number(uid), state: state! }
    })
}
