import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Shared by the test processes, which makes them start a third faster. */
export const compileCache = path.join(tmpdir(), 'node-compile-cache')

type ProcessState = { pid: number; parent: number; uid: number; state: string }

/** Whether a process is running; false for a killed one that has not been reaped yet. */
export function runs(pid: number): boolean {
  const found = hasProc ? fromProc(pid) : fromPs().find((one) => one.pid === pid)
  return found !== null && found !== undefined && !found.state.startsWith('Z')
}

/** Returns a process and its children. */
export function family(pid: number): ProcessState[] {
  const all = hasProc ? readdirSync('/proc').flatMap((name) => fromProc(Number(name)) ?? []) : fromPs()
  return all.filter((one) => one.pid === pid || one.parent === pid)
}

/** Sends SIGKILL to a process if it still exists. */
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
    // The name in parentheses may contain spaces; the rest does not.
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
