import { recipes as limits } from '@planner/contract/constants'
import type { MealPlan, TaskStatus } from '@planner/contract/recipes'

import { CallError } from '#api/errors.ts'

type Following = {
  ask: () => Promise<TaskStatus>
  /** Rejects once nobody waits for the outcome any more. */
  wait: (ms: number) => Promise<void>
  onProgress: (progress: { percent: number; message: string }) => void
  /** The first time that no answer came. */
  onSilence: () => void
}

export type Outcome =
  | { kind: 'made'; plan: MealPlan }
  | { kind: 'failed'; error: string }
  | { kind: 'lost' | 'timed-out' }

/**
 * Asks how far a plan is, at once and then every 2 s, 60 times at most. Silence does not end it, since the server goes on
 * working; a refusal does.
 */
export async function followTask({ ask, wait, onProgress, onSilence }: Following): Promise<Outcome> {
  let silent = false

  for (let poll = 0; poll < limits.taskPolls; poll++) {
    if (poll > 0) await wait(limits.taskPollMs)
    try {
      const { status, progress, message, result, error } = await ask()
      if (status === 'success' && result) return { kind: 'made', plan: result }
      if (status === 'failed') return { kind: 'failed', error: error || message }
      onProgress({ percent: progress, message })
    } catch (reason) {
      if (!silent) onSilence()
      silent = true
      if (reason instanceof CallError && reason.status < 500) return { kind: 'lost' }
    }
  }

  return { kind: 'timed-out' }
}

/** Milestones as they are reached: each is told once, and nothing else is. */
export function milestones(): (percent: number) => boolean {
  const told = new Set<number>()

  return (percent) => {
    if (!limits.milestones.some((one) => one === percent) || told.has(percent)) return false
    told.add(percent)
    return true
  }
}
