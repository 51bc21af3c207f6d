import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { MealPlan, TaskStatus } from '@planner/contract/kitchen/recipes'

import { CallError } from '#api/errors.ts'

type Following = {
  ask: () => Promise<TaskStatus>
  /** Rejects once nobody waits for the outcome any more. */
  wait: (ms: number) => Promise<void>
  /** Each answer but a failure, the last one too. */
  onProgress: (progress: { percent: number; message: string }) => Promise<void>
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
    let report: TaskStatus
    try {
      report = await ask()
    } catch (reason) {
      if (!silent) onSilence()
      silent = true
      if (reason instanceof CallError && reason.status < 500) return { kind: 'lost' }
      continue
    }
    const { status, progress, message, result, error } = report
    if (status === 'failed') return { kind: 'failed', error: error || message }
    await onProgress({ percent: progress, message })
    if (status === 'success' && result) return { kind: 'made', plan: result }
  }

  return { kind: 'timed-out' }
}

type Milestone = (typeof limits.milestones)[number]

/**
 * The milestones that are news at this many per cent, in order: each comes once, and one that was passed between two
 * questions is not left out.
 *
 * @param told the last one that the person knows of.
 */
export function milestones(told = 0): (percent: number) => Milestone[] {
  let known = told

  return (percent) => {
    const news = limits.milestones.filter((one) => one > known && one <= percent)
    known = Math.max(known, percent)
    return news
  }
}
