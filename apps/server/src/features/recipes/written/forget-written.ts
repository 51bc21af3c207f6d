import type { Context } from '#context.ts'
import { forgetWritten as forget } from './store.ts'

/** Drops what was written and planned before a day, and that nobody saved. */
export const forgetWritten = ({ db }: Context, before: string): Promise<void> => forget(db, { before })
