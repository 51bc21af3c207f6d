import type pg from 'pg'

/** A table with its columns, without generated ones. */
export type StoredTable = { name: string; columns: string[] }

export type Sequence = { name: string; value: string }

/** The structure of a store, without its rows. */
export type Catalog = {
  /** Ordered so that each comes after the tables it references. */
  tables: StoredTable[]
  /** Only sequences that have been used. */
  sequences: Sequence[]
  /** The migrations that it has run, in order. */
  migrations: string[]
  /** The server's version, such as '18.4'. */
  server: string
}

/** Of pg-boss only the jobs; statistics and schema version belong to each server. */
const ours = `(
  n.nspname = 'public' and c.relname not like 'kysely\\_%'
  or n.nspname = 'pgboss' and c.relname in ('queue', 'job', 'schedule', 'subscription')
)`

/** @throws if foreign keys form a cycle. */
export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const { rows: tables } = await client.query<StoredTable & { oid: string }>(`
    select c.oid::text, format('%I.%I', n.nspname, c.relname) as name, array(
        select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attname
      ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${ours}
    order by name`)
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select distinct coalesce(pg_partition_root(conrelid)::oid, conrelid)::text as from,
      coalesce(pg_partition_root(confrelid)::oid, confrelid)::text as to
    from pg_constraint where contype = 'f'`)
  const { rows: sequences } = await client.query<Sequence>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by name`)
  const { rows: server } = await client.query<{ version: string }>(
    `select split_part(current_setting('server_version'), ' ', 1) as version`,
  )
  return {
    tables: inOrderOfReference(tables, references).map(({ name, columns }) => ({ name, columns })),
    sequences,
    migrations: await migrationsOf(client),
    server: server[0]!.version,
  }
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as is_there`,
  )
  if (!rows[0]!.is_there) return []
  const { rows: done } = await client.query<{ name: string }>('select name from public.kysely_migration order by name')
  return done.map(({ name }) => name)
}

function inOrderOfReference<Table extends { oid: string; name: string }>(
  tables: Table[],
  references: { from: string; to: string }[],
): Table[] {
  const ordered: Table[] = []
  let left = tables
  while (left.length > 0) {
    const waits = ({ oid }: Table) =>
      references.some(({ from, to }) => from === oid && to !== oid && left.some((other) => other.oid === to))
    const ready = left.filter((table) => !waits(table))
    if (ready.length === 0)
      throw new Error(`these tables refer to one another: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...ready)
    left = left.filter(waits)
  }
  return ordered
}

/** Restores the current value of each sequence. */
export async function setSequences(client: pg.Client, sequences: Sequence[]): Promise<void> {
  for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2)', [name, value])
}
