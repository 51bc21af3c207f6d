import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { MealPlan, TaskStatus } from '@planner/contract/kitchen/recipes'

import { CallError } from '#api/errors.ts'

type Following = {
  ask: () => Promise<TaskStatus>
  /** Resolves after the delay; rejects once nobody waits for the outcome any more. */
  wait: (ms: number) => Promise<void>
  /** Called with every report except a failure, including the last one. */
  onProgress: (progress: { percent: number; message: string }) => Promise<void>
  /** Called the first time that a poll gets no answer. */
  onSilence: () => void
}

export type Outcome =
  | { kind: 'made'; plan: MealPlan }
  | { kind: 'failed'; error: string }
  | { kind: 'lost' | 'timed-out' }

/**
 * Polls the progress of a plan at once and then every 2 s, up to 60 times. Missing answers do not end it, because the
 * server continues working; a refusal does.
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
 * Returns a function that maps a percentage to the milestones newly reached, in order. Each is reported once, and none
 * is skipped, even if passed between two polls.
 *
 * @param told the last milestone already announced.
 */
export function milestones(reported = 0): (percent: number) => Milestone[] {
  let known = reported

  return (percent) => {
    const news = limits.milestones.filter((one) => one > known && one <= percent)
    known = Math.max(known, percent)
    return news
  }
}
