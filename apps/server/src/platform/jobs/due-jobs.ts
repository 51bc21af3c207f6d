import { after, type Clock } from '../clock.ts'
import type { RunningJobs } from './jobs.ts'
import type { Work } from './repeat.ts'

/** Any process that notices a killed one requeues its jobs, without notifying the others. */
const lookedForEveryMs = 5000

/** Starts queued jobs that become due later: retries, delayed jobs, and jobs of killed processes. */
export function dueJobs(jobs: Pick<RunningJobs, 'wakeDue'>): Work<{ clock: Clock }> {
  let next: Date | null = null
  return {
    name: 'jobs.due',
    everyMs: 500,
    async run() {
      next = await jobs.wakeDue()
    },
    async nextAt({ clock }) {
      const latest = after(clock.now(), lookedForEveryMs)
      return next && next < latest ? next : latest
    },
  }
}
