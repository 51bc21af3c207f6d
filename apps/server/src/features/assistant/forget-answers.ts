import type { Task } from '@planner/contract/assistant'
import type { Db } from '#platform/db/open.ts'
import { deleteAnswers } from './store.ts'

/** Forgets what a model said to a person's questions of one task. What it was asked stays to be shown, for its 30 days. */
export const forgetAnswers = (db: Db, userId: string, task: Task): Promise<void> => deleteAnswers(db, userId, task)
