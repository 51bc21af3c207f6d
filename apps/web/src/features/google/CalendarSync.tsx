import { google as limits } from '@planner/contract/constants/google'
import type { Connection } from '@planner/contract/google'
import { CalendarSync as CalendarPicture, RefreshCw } from 'lucide-react'
import { useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { chosenOf, futureChoices, pastChoices } from './choices.ts'
import { FailureNote } from './FailureNote.tsx'
import { syncFailureOf } from './failure-of.ts'
import { GoogleBlock } from './GoogleBlock.tsx'
import { MayRead } from './MayRead.tsx'
import { Progress } from './Progress.tsx'
import { SyncResult } from './SyncResult.tsx'
import { useCalendarSettings } from './use-calendar-settings.ts'
import type { Connecting } from './use-connect.ts'
import { useSync } from './use-sync.ts'
import { words } from './words.ts'

type CalendarSyncProps = { connection: Connection | undefined; connecting: Connecting }

/** Imports calendar events: the range of days, the last sync, and automatic syncing. */
export function CalendarSync({ connection, connecting }: CalendarSyncProps) {
  const sync = useSync()
  const { mutate: set } = useCalendarSettings()
  const [past, setPast] = useState<string>()
  const [future, setFuture] = useState<string>()
  const calendar = connection?.calendar
  const pastDays = chosenOf(limits.pastDays, past ?? calendar?.sync_past_days ?? '', limits.pastDaysDefault)
  const futureDays = chosenOf(limits.futureDays, future ?? calendar?.sync_future_days ?? '', limits.futureDaysDefault)

  return (
    <GoogleBlock title="Calendar sync" text={words.sync} Picture={CalendarPicture}>
      {/* There is nothing to choose before there is a connection. */}
      {connection?.connected !== false && (
        <div className="grid gap-4 min-[24rem]:grid-cols-2">
          <SelectField label="From" value={`${pastDays}`} onChange={setPast} options={pastChoices} />
          <SelectField label="Until" value={`${futureDays}`} onChange={setFuture} options={futureChoices} />
        </div>
      )}
      <MayRead grant="calendar" connection={connection} connecting={connecting} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant={connection?.can_read.calendar === false ? 'secondary' : 'primary'}
          disabled={connection?.connected === false}
          pending={sync.isPending}
          onClick={() => sync.mutate({ sync_past_days: pastDays, sync_future_days: futureDays })}
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          Sync calendar
        </Button>
        {connection?.connected === false ? (
          <p className="text-meta text-soft">{words.connectFirst}</p>
        ) : (
          calendar && <LastSync at={calendar.synced_at} />
        )}
      </div>
      <Progress pending={sync.isPending} text={words.syncing} />
      {sync.data && <SyncResult synced={sync.data} />}
      {sync.error && <FailureNote failure={syncFailureOf(sync.error)} />}
      {connection?.connected && calendar && (
        <div className="mt-auto space-y-2 border-t border-line pt-4">
          <Switch
            label="Sync every hour"
            hint={words.autoSync}
            checked={calendar.auto_sync}
            onChange={(auto_sync) => set({ auto_sync })}
          />
          <Switch
            label="Notify me of events"
            hint={words.notify}
            checked={calendar.notify}
            onChange={(notify) => set({ notify })}
          />
        </div>
      )}
    </GoogleBlock>
  )
}

function LastSync({ at }: { at: string | null }) {
  const { time_zone } = useUser()
  const now = useNow()

  return (
    <p className="text-sm text-soft">
      {at === null ? words.neverSynced : `Last synced ${momentInSentence(Date.parse(at), time_zone, now)}`}
    </p>
  )
}
