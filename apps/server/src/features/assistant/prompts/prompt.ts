import type { Task } from '@planner/contract/assistant'
import type * as z from 'zod'

/**
 * A task's prompt. Increment the version when instructions or schema change: it is recorded with each request.
 * Beside each prompt lie its cases (`<task>.cases.ts`): what it has to get right before a version may take another's place.
 */
export type Prompt<T> = {
  task: Task
  version: number
  instructions: string
  schema: z.ZodType<T>
}
