import { recipes as limits } from '@planner/contract/constants/kitchen'
import { failures } from '@planner/contract/failures'
import * as recipes from '@planner/contract/kitchen/recipes'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { now } from '#platform/time/clock.ts'
import { toast } from '#ui/toast.ts'
import { type PlanKey, planInput } from '../queries.ts'
import { followTask, milestones } from './follow-task.ts'
import { openTask } from './open-task.ts'

type PlanMessages = {
  /** Stops waiting silently. */
  signal: AbortSignal
  onProgress: (progress: { percent: number; message: string }) => void
  /** Called when no answer arrives: the previous plan is to be shown again while the server continues. */
  onSilence: () => void
}

/**
 * Generates a new plan of twenty recipes: today's in the background; those of other days, or if the background fails,
 * synchronously.
 *
 * @returns null if there is no new plan, of which the person has then been told.
 */
export async function makePlan(key: PlanKey, messages: PlanMessages): Promise<recipes.MealPlan | null> {
  if (key.date !== key.today) return makeAtOnce(key, messages)

  let started: object
  try {
    started = await call(recipes.generateInBackground, { location: key.location, veg_only: key.vegOnly })
  } catch (error) {
    if (error instanceof CallError && error.status === 429) {
      toast.error(failures.planGeneration(error.detail))
      return null
    }
    toast.error(failures.planBackground)
    return makeAtOnce(key, messages)
  }
  // The server may also have answered with the plan itself.
  if (!('task_id' in started)) return started as recipes.MealPlan

  openTask.keep({ id: String(started.task_id), userId: key.userId, vegOnly: key.vegOnly, date: key.date, told: 0 })
  return awaitPlan(String(started.task_id), messages)
}

/** When several milestones pass at once, how long each toast is shown before the next replaces it. */
const betweenToastsMs = 700

/**
 * Waits for a plan being generated and announces its progress at 20, 40 and 80 per cent, each once and in order,
 * regardless of the speed of server and network.
 *
 * @param told the last milestone announced before the page was left.
 */
export async function awaitPlan(taskId: string, messages: PlanMessages, told = 0): Promise<recipes.MealPlan | null> {
  const { signal, onProgress, onSilence } = messages
  const newsAt = milestones(told)
  const outcome = await followTask({
    ask: () => call(recipes.taskStatus, { task_id: taskId }, { signal }),
    wait: (ms) => pause(ms, signal),
    onProgress: async (progress) => {
      onProgress(progress)
      for (const [turn, one] of newsAt(progress.percent).entries()) {
        if (turn > 0) await pause(betweenToastsMs, signal)
        toast.info(one === progress.percent ? progress.message : limits.milestoneMessages[one])
        openTask.noteReported(one)
      }
    },
    onSilence: () => {
      if (signal.aborted) return
      toast.error(failures.planStatus)
      onSilence()
    },
  })
  signal.throwIfAborted()
  openTask.forget()

  if (outcome.kind === 'made') return outcome.plan
  if (outcome.kind === 'failed') toast.error(failures.planGeneration(outcome.error))
  if (outcome.kind === 'timed-out') toast.error(failures.planTimedOut)
  return null
}

async function makeAtOnce(key: PlanKey, { signal }: PlanMessages): Promise<recipes.MealPlan | null> {
  try {
    const input = { ...planInput(key), regenerate: 'true', _cache_bust: String(now().getTime()) } as const
    return await call(recipes.mealPlan, input, { signal })
  } catch (error) {
    if (signal.aborted) throw error
    toast.error(failures.planNew)
    return null
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason as Error)
      },
      { once: true },
    )
  })
