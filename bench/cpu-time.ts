import { readdirSync, readFileSync } from 'node:fs'

/**
 * Returns the CPU time of a process so far, in milliseconds with nanosecond resolution; most tools show hundredths of a
 * second, a considerable part of a round of requests. Zero for a process that has ended.
 *
 * @see https://docs.kernel.org/scheduler/sched-stats.html
 */
export function cpuMsOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads.reduce((sum, thread) => sum + onCpuMs(`/proc/${pid}/task/${thread}/schedstat`), 0)
  } catch {
    return 0
  }
}

/** Returns the CPU time of a process and its children. */
export function cpuMsOfFamily(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.map(Number)].reduce((sum, one) => sum + cpuMsOf(one), 0)
}

/** The same including children that have ended, in hundredths of a second: connections come and go. */
export function cpuMsOfFamilySoFar(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const endedHundredths = Number(fields[13]) + Number(fields[14])
  return cpuMsOfFamily(pid) + endedHundredths * 10
}

const onCpuMs = (file: string): number => Number(readFileSync(file, 'utf8').split(' ', 1)[0]) / 1e6
