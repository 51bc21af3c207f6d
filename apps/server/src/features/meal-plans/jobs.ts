import type { Job } from '#platform/jobs/jobs.ts'

/** The name under which workers take plans to make. */
export const planQueue = 'meal-plan'

export const planJob = (taskId: string): Job<{ taskId: string }> => ({ name: planQueue, data: { taskId } })
