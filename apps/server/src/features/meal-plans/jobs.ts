import type { Job } from '#platform/jobs/jobs.ts'

/** Name of the queue for plans to make. */
export const planQueue = 'meal-plan'

export const planJob = (taskId: string): Job<{ taskId: string }> => ({ name: planQueue, data: { taskId } })

/** Name of the queue for recipes that a language model should write. */
export const writeQueue = 'meal-plan.write'

/** The person, the diet, and how many model requests are left. */
export type ForPlan = { userId: string; vegOnly: boolean; tries: number }

export const writeJob = (data: ForPlan): Job<ForPlan> => ({ name: writeQueue, data })
