import type { Context } from '#context.ts'
import { hourMs } from '#platform/clock.ts'
import { dropOldErrors } from '#platform/error-counts.ts'

export const errorWork = [
  { name: 'errors.tidy', everyMs: hourMs, run: ({ db, clock }: Context) => dropOldErrors(db, clock.now()) },
]
