import { type AdminAuditEntry, type AuditKind, auditKinds, auditWords } from '@planner/contract/audit'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { type Column, DataTable } from '../lists/DataTable.tsx'
import { FilterSelect } from '../lists/FilterSelect.tsx'
import { ListBody } from '../lists/ListBody.tsx'
import { Pager } from '../lists/Pager.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { type AuditFilter, auditOptions } from '../queries.ts'
import { words } from '../words.ts'

/** The audit log: who did what and when. */
export default function AuditLog() {
  const { time_zone } = useUser()
  const now = useNow()
  const { filter, asked, page, turn, change, clear } = useListState<AuditFilter>()
  const query = useQuery(auditOptions(asked, page))

  const columns: Column<AdminAuditEntry>[] = [
    { name: 'Event', cell: (entry) => <What entry={entry} /> },
    {
      name: 'When',
      className: 'whitespace-nowrap',
      cell: ({ at }) => <span className="tabular-nums">{momentInWords(new Date(at), time_zone, now)}</span>,
    },
    { name: 'Who', cell: (entry) => <Who entry={entry} /> },
    { name: 'Device', cell: ({ device, address }) => <Where device={device} address={address} /> },
  ]

  return (
    <section aria-labelledby="audit-heading" className="space-y-4">
      <div>
        <h2 id="audit-heading" className="text-xl font-semibold">
          Audit log
        </h2>
        <p className="mt-1 text-soft">{words.audit}</p>
      </div>
      <search aria-label="Filter entries" className="grid items-end gap-3 md:flex">
        <TextField
          className="min-w-0 md:flex-1"
          label="Search people"
          type="search"
          placeholder="Name, email or ID"
          maxLength={100}
          autoComplete="off"
          value={filter.search ?? ''}
          onChange={(search) => change({ search })}
        />
        <FilterSelect
          className="md:w-72"
          label="Event"
          all="All events"
          value={filter.kind}
          onChange={(kind) => change({ kind })}
          options={kinds}
        />
      </search>
      <ListBody
        query={query}
        failure={failures.auditFetch}
        isEmpty={({ entries }) => entries.length === 0}
        onClear={clear}
        empty={
          !asked.search &&
          !asked.kind && (
            <EmptyState art={<Medallion of={ScrollText} />} title={words.noAudit} text={words.noAuditText} />
          )
        }
      >
        {({ entries, total, page_size: pageSize }) => (
          <>
            <DataTable
              label="Audit log"
              columns={columns}
              rows={entries}
              keyOf={({ id }) => id}
              stale={query.isPlaceholderData}
            />
            <Pager of="entries" page={page} pageSize={pageSize} total={total} onTurn={turn} />
          </>
        )}
      </ListBody>
    </section>
  )
}

const kinds: { value: AuditKind; label: string }[] = auditKinds.map((value) => ({ value, label: auditWords[value] }))

const What = ({ entry: { kind, about } }: { entry: AdminAuditEntry }) => (
  <>
    <span className="block font-semibold">{auditWords[kind]}</span>
    {about && <span className="text-sm text-soft [overflow-wrap:anywhere]">{about}</span>}
  </>
)

const Who = ({ entry: { person, subject } }: { entry: AdminAuditEntry }) => (
  <>
    <span className="block [overflow-wrap:anywhere]" title={person?.email}>
      {person?.full_name ?? '–'}
    </span>
    {subject && (
      <span className="block text-sm text-soft [overflow-wrap:anywhere]" title={subject.email}>
        on the account of {subject.full_name}
      </span>
    )}
  </>
)

const Where = ({ device, address }: Pick<AdminAuditEntry, 'device' | 'address'>) => (
  <>
    <span className="block">{device ?? '–'}</span>
    {address && <span className="text-sm text-soft tabular-nums">{address}</span>}
  </>
)
