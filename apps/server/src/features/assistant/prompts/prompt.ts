import type { Task } from '@planner/contract/assistant'
import type * as z from 'zod'

/**
 * A task's prompt. Increment the version when instructions or schema change: it is recorded with each request.
 * Its test cases are in `apps/server/test/evaluation/cases`: a new version must pass them before it replaces the old one.
 */
export type Prompt<T> = {
  task: Task
  version: number
  instructions: string
  schema: z.ZodType<T>
}
