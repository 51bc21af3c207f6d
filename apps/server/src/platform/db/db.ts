import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** What a store function takes: the pool's queries or, unseen by it, a transaction's. */
export type Db = Kysely<Tables>
