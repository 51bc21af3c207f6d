import { type Grant, grants } from '@planner/contract/google'
import type { GoogleConnectionRow } from '#platform/db/tables/google.ts'
import { scopeOf } from '#providers/google.ts'

/** Whether the person granted this scope. */
export const isGranted = ({ scopes }: Pick<GoogleConnectionRow, 'scopes'>, grant: Grant): boolean =>
  scopes.includes(scopeOf[grant])

/** Whether the person granted any scope at all. */
export const isAnythingGranted = (connection: Pick<GoogleConnectionRow, 'scopes'>): boolean =>
  grants.some((grant) => isGranted(connection, grant))
