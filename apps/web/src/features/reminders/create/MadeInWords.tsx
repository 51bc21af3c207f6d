import type { Reminder, Shared } from '@planner/contract/reminders'
import { useQuery } from '@tanstack/react-query'

import { useUser } from '#features/auth/session.tsx'
import { calledBy, householdOptions } from '#features/household/queries.ts'
import { forWhomInWords } from '#features/household/shared-state.ts'
import { useQuietRings } from '#features/notifications/use-quiet-rings.ts'
import { now } from '#platform/time/clock.ts'
import { timeInWords } from '#platform/time/date-in-words.ts'
import { foreignZone } from '#platform/time/foreign-zone.ts'
import { recurrenceInWords } from '../edit/recurrence-in-words.ts'
import { useRecurrenceEngine } from '../queries.ts'
import { words } from '../words.ts'
import { DuplicateNote } from './DuplicateNote.tsx'
import { detailsInWords } from './details-in-words.ts'

/** The details of a new reminder besides its title, day and time. */
export function MadeInWords({ reminder }: { reminder: Reminder }) {
  const engine = useRecurrenceEngine([reminder])
  const repeat = recurrenceInWords(reminder, engine)
  const besides = detailsOf(reminder)
  const { time_zone: timeZone } = useUser()
  const zone = foreignZone(now(), timeZone)
  const quietRings = useQuietRings(reminder, timeZone)

  return (
    <>
      {reminder.shared && <ForWhomMade shared={reminder.shared} />}
      <DuplicateNote coming={reminder} />
      {zone && <span className="block">{words.inZone(zone)}</span>}
      {repeat && <span className="block">Repeats: {repeat}.</span>}
      {reminder.description && <span className="line-clamp-2 block whitespace-pre-line">{reminder.description}</span>}
      {besides.length > 0 && <span className="block">{besides.join(' · ')}</span>}
      {reminder.time_defaulted && <span className="block">You didn’t give a time, so we used the default.</span>}
      {quietRings.length > 0 && <span className="block">{words.inQuietHours(quietRings.map(timeInWords))}</span>}
      {reminder.read_by === 'model' && <span className="block">{words.readByModel}</span>}
    </>
  )
}

/** Whom it rings for, if not the person who creates it. */
function ForWhomMade({ shared }: { shared: Shared }) {
  const { id: me } = useUser()
  const { data } = useQuery(householdOptions)
  const name = (id: string | null) => {
    const member = data?.members.find((one) => one.id === id)
    return member ? calledBy(member) : 'someone'
  }
  return <strong className="block font-semibold text-ink">{forWhomInWords(shared, me, name)}</strong>
}

/** Returns the details besides title, day, time and repetition. */
export const detailsOf = ({
  priority,
  duration_minutes: minutes,
  lead_minutes: leads,
  skipped_dates: skipped,
  tags,
}: Reminder): string[] => detailsInWords({ priority, minutes, leads, except: skipped?.[0], tags })
