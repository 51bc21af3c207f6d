import type { Job } from '#platform/jobs/jobs.ts'

/** The name under which workers take plans to make. */
export const planQueue = 'meal-plan'

export const planJob = (taskId: string): Job<{ taskId: string }> => ({ name: planQueue, data: { taskId } })

/** The name under which workers take recipes to be written by a language model. */
export const writeQueue = 'meal-plan.write'

/** The person, the diet, and how many questions to a model are left. */
export type ForPlan = { userId: string; vegOnly: boolean; tries: number }

export const writeJob = (data: ForPlan): Job<ForPlan> => ({ name: writeQueue, data })
