import { CalendarDays, Clock3, Repeat, Tag } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from '#ui/cx.ts'

import { addDays } from './days.ts'
import { dateInWords, timeInWords } from './in-words.ts'
import type { Planned } from './planned.ts'
import { useRecurrenceEngine } from './queries.ts'
import { recurrenceInWords } from './recurrence-in-words.ts'

/** What will be made of the words so far. Its height is that of two lines, so that typing moves nothing. */
export function ReadingPreview({ planned }: { planned: Planned | null }) {
  const rule = planned?.recurrence ? { ...planned, recurrence: planned.recurrence } : null
  const engine = useRecurrenceEngine(rule ? [rule] : [])

  // 'Every Monday' that is to start on a Sunday starts on the Monday.
  const first = rule && engine?.nextOccurrence(rule, { after: addDays(rule.date, -1) })

  if (!planned) {
    return (
      <p className="min-h-17 pt-1">
        In English, Hinglish or Hindi: say what, and when. “Pay rent on the 1st of every month”, “dawai roz raat 9
        baje”.
      </p>
    )
  }

  return (
    <div className="min-h-17 pt-1">
      {planned.title && <p className="truncate font-semibold text-ink">{planned.title}</p>}
      <ul aria-label="Understood" className="mt-1.5 flex flex-wrap gap-1.5">
        <Chip tone={planned.dateFrom === 'words' ? tones.date : tones.ours} icon={<CalendarDays />}>
          {dateInWords(first ?? planned.date)}
        </Chip>
        <Chip tone={planned.timeFrom === 'words' ? tones.time : tones.ours} icon={<Clock3 />}>
          {timeInWords(planned.time)}
          {planned.timeFrom === 'default' && ' (default)'}
        </Chip>
        {rule && (
          <Chip tone={tones.recurrence} icon={<Repeat />}>
            {recurrenceInWords(rule, engine)}
          </Chip>
        )}
        {planned.tags.map((tag) => (
          <Chip key={tag} tone={tones.ours} icon={<Tag />}>
            {tag}
          </Chip>
        ))}
      </ul>
    </div>
  )
}

const tones = {
  date: 'bg-accent-soft text-accent-text',
  time: 'bg-teal-soft text-teal',
  recurrence: 'bg-warn-soft text-warn',
  ours: 'bg-sunk text-soft',
}

const Chip = ({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) => (
  <li
    className={cx(
      'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold [&>svg]:size-3.5',
      tone,
    )}
  >
    {icon}
    {children}
  </li>
)
