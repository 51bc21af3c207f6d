import type { Context } from '#context.ts'
import { purgeWritten as forget } from './store.ts'

/** Deletes written recipes that were planned before a day and that nobody saved. */
export const purgeWritten = ({ db }: Context, before: string): Promise<void> => forget(db, { before })
