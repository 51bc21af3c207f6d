import type { Task } from '@planner/contract/assistant'
import type { Db } from '#platform/db/open.ts'
import { deleteAnswers } from './store.ts'

/**
 * Deletes the cached answers to a person's questions of one task. The questions themselves stay visible for their 30
 * days.
 */
export const purgeAnswers = (db: Db, userId: string, task: Task): Promise<void> => deleteAnswers(db, userId, task)
