import type { Reminder } from '@planner/contract/reminders'

import { useUser } from '#features/auth/session.tsx'
import { words as notificationWords } from '#features/notifications/words.ts'
import { momentInSentence } from '#platform/time/in-words.ts'
import { useSnoozed } from '../alerts/use-snoozed.ts'
import { useComplete } from '../changes/use-complete.ts'
import { useGrowing } from '../create/use-growing.ts'
import { recurrenceInWords } from '../edit/recurrence-in-words.ts'
import { useQueuedIds } from '../queries.ts'
import { AgendaRow } from './AgendaRow.tsx'
import { agendaFrame } from './agenda-frame.ts'
import type { RecurrenceEngine } from './occurrences.ts'
import { otherZone } from './other-zone.ts'
import type { Occurrence } from './outlook.ts'
import { stateOn } from './state-on.ts'

type AgendaListProps = {
  day: string
  now: Date
  reminders: readonly Reminder[]
  engine: RecurrenceEngine | undefined
  onSuggest: (reminder: Reminder) => void
  onEdit: (occurrence: Occurrence) => void
  onDelete: (occurrence: Occurrence) => void
}

/** The reminders of a day. A long day is drawn as far as one has scrolled. */
export function AgendaList({ day, now, reminders, engine, onSuggest, onEdit, onDelete }: AgendaListProps) {
  const { mutate: complete } = useComplete()
  const waiting = useQueuedIds()
  const snoozed = useSnoozed(day)
  const { time_zone } = useUser()
  const { drawn, end } = useGrowing(reminders.length)

  return (
    <ul className={agendaFrame.list}>
      {reminders.slice(0, drawn).map((reminder) => (
        <AgendaRow
          key={reminder.id}
          reminder={reminder}
          day={day}
          state={stateOn(reminder, day, now)}
          repeat={recurrenceInWords(reminder, engine)}
          zone={otherZone(reminder, time_zone)}
          ringsAgain={ringsAgainInWords(snoozed.get(reminder.id), time_zone, now)}
          waiting={waiting.has(reminder.id)}
          onComplete={complete}
          onSuggest={onSuggest}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ))}
      {drawn < reminders.length && <li ref={end} aria-hidden="true" className="h-px" />}
    </ul>
  )
}

function ringsAgainInWords(at: string | undefined, timeZone: string, now: Date): string | null {
  if (at === undefined || Date.parse(at) <= now.getTime()) return null

  return notificationWords.snoozedUntil(momentInSentence(new Date(at), timeZone, now))
}
