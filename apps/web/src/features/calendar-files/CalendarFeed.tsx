import type { Feed } from '@planner/contract/calendar-feed'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Copy, RefreshCw } from 'lucide-react'
import { AccountBlock } from '#features/account/AccountBlock.tsx'
import { useUser } from '#features/auth/session.tsx'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { copyText } from '#ui/copy-text.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { feedOptions } from './queries.ts'
import { useFeed } from './use-feed.ts'
import { words } from './words.ts'

/** Creates, copies, replaces and turns off the secret feed address for calendar apps. */
export function CalendarFeed() {
  const { data, isError, isPending, isFetching, refetch } = useQuery(feedOptions)
  const { change, withdraw } = useFeed()

  return (
    <AccountBlock title="Calendar link" text={words.feed} Picture={CalendarPlus}>
      {isPending && <Skeleton className="h-24 rounded-md" />}
      {isError && !data && (
        <ErrorState sentence={failures.feedFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {data === null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="sm" pending={change.isPending} onClick={() => change.mutate({})}>
            Create link
          </Button>
          <p className="min-w-0 flex-1 basis-60 text-sm text-soft">{words.feedNone}</p>
        </div>
      )}
      {data && (
        <div className="space-y-4">
          <Address feed={data} />
          <Switch
            label={words.feedAlarms}
            hint={words.feedAlarmsText}
            checked={data.alarms}
            onChange={(alarms) => change.mutate({ alarms })}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
              Turn off
            </Button>
            <Button variant="quiet" size="sm" pending={change.isPending} onClick={() => change.mutate({ renew: true })}>
              <RefreshCw aria-hidden="true" className="size-4" />
              New link
            </Button>
          </div>
        </div>
      )}
    </AccountBlock>
  )
}

function Address({ feed: { url, last_read_at: readAt } }: { feed: Feed }) {
  const { time_zone: zone } = useUser()
  return (
    <div className="space-y-2">
      <TextField
        label="Private link"
        hint={words.feedSecret}
        value={url}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" onClick={() => void copy(url)}>
          <Copy aria-hidden="true" className="size-4" />
          Copy link
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Open in calendar app
        </a>
        <p className="text-sm text-soft">
          {readAt === null ? words.feedNever : words.feedRead(dateInWords(dayAt(new Date(readAt), zone)))}
        </p>
      </div>
    </div>
  )
}

const copy = (url: string) => copyText(url, { done: words.copied, failed: failures.copyFeed })
