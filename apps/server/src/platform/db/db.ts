import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** The query interface of a store function: the pool's, or transparently that of a transaction. */
export type Db = Kysely<Tables>
