import { type Grant, grants } from '@planner/contract/google'
import type { GoogleConnectionRow } from '#platform/db/tables/google.ts'
import { scopeOf } from '#providers/google.ts'

/** Whether the person left this ticked. */
export const isGranted = ({ scopes }: Pick<GoogleConnectionRow, 'scopes'>, grant: Grant): boolean =>
  scopes.includes(scopeOf[grant])

/** Whether there is anything that we were let to read. */
export const isAnythingGranted = (connection: Pick<GoogleConnectionRow, 'scopes'>): boolean =>
  grants.some((grant) => isGranted(connection, grant))
