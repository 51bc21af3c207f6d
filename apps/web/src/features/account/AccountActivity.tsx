import { type AuditEntry, auditWords } from '@planner/contract/audit'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { AccountBlock } from './AccountBlock.tsx'
import { accountActivityOptions } from './queries.ts'
import { RowsWaiting } from './RowsWaiting.tsx'
import { words } from './words.ts'

/** How many entries are shown before 'Show all'. */
const newest = 3

/** The events of an account: the person's actions, and those of administrators. */
export function AccountActivity() {
  const { data, isError, isFetching, refetch } = useQuery(accountActivityOptions)

  return (
    <AccountBlock title="Account activity" text={words.activity} Picture={ScrollText}>
      {!data && isError && (
        <ErrorState sentence={failures.accountActivityFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && <RowsWaiting label="Loading your account activity" rows={4} />}
      {data?.length === 0 && <EmptyState title={words.noActivity} text={words.noActivityText} />}
      {data && data.length > 0 && <Entries entries={data} />}
    </AccountBlock>
  )
}

function Entries({ entries }: { entries: AuditEntry[] }) {
  const { time_zone } = useUser()
  const now = useNow()
  const [all, setAll] = useState(false)

  return (
    <>
      <ol className="-my-2 divide-y divide-line">
        {(all ? entries : entries.slice(0, newest)).map((entry) => (
          <li key={entry.id} className="grid grid-cols-1 gap-x-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
              {auditWords[entry.kind]}
              {entry.concerns && <Badge>{words.inAccountOf(entry.concerns)}</Badge>}
              {entry.by_admin && <Badge tone="warn">By an administrator</Badge>}
            </p>
            <p className="text-sm text-soft tabular-nums sm:text-right">
              <time dateTime={entry.at}>{momentInWords(new Date(entry.at), time_zone, now)}</time>
            </p>
            <Facts
              className="text-sm wrap-anywhere text-soft sm:col-span-2"
              of={[entry.about, entry.device, entry.address]}
            />
          </li>
        ))}
      </ol>
      {!all && entries.length > newest && (
        <Button variant="quiet" size="sm" className="mt-3 -ml-3" onClick={() => setAll(true)}>
          Show all
        </Button>
      )}
    </>
  )
}
