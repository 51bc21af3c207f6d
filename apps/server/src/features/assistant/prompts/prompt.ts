import type { Task } from '@planner/contract/assistant'
import type * as z from 'zod'

/**
 * What a task says to a model. A change of the instructions or the schema is another version: what was sent carries it.
 * Beside each prompt lie its cases (`<task>.cases.ts`): what it has to get right before a version may take another's place.
 */
export type Prompt<T> = {
  task: Task
  version: number
  instructions: string
  schema: z.ZodType<T>
}
