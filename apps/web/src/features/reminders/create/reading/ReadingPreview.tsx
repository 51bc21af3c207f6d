import { addDays } from '@planner/days/plain-date'
import type { Source } from '@planner/reminder-language/when'
import { BellRing, CalendarDays, CalendarX2, Clock3, Flag, Hourglass, ListChecks, Repeat, Tag } from 'lucide-react'
import { useQuietRings } from '#features/notifications/use-quiet-rings.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { foreignZone } from '#platform/time/foreign-zone.ts'
import type { Planned } from '../../agenda/planned.ts'
import { recurrenceInWords } from '../../edit/recurrence-in-words.ts'
import { useRecurrenceEngine } from '../../queries.ts'
import { words } from '../../words.ts'
import { DuplicateNote } from '../DuplicateNote.tsx'
import { leadInWords } from '../details-in-words.ts'
import type { Sentence } from '../use-sentence.ts'
import { Chip, ReadChip } from './Chip.tsx'
import { cautionOf } from './caution.ts'
import { DetailChips } from './DetailChips.tsx'
import { LeftChip } from './LeftChip.tsx'
import type { Mark } from './marks.ts'
import { quoted, sourceSpansOf } from './source-spans.ts'
import { useChipFocus } from './use-chip-focus.ts'

/** A preview of the reminder. Tapping a chip leaves its words in the title; tapping again undoes that. */
export function ReadingPreview({
  planned,
  sentence,
  timeZone,
}: {
  planned: Planned
  sentence: Sentence
  timeZone: string
}) {
  const { text, leftAlone, understood, leave, readAgain } = sentence
  const rule = planned.recurrence ? { ...planned, recurrence: planned.recurrence } : null
  const engine = useRecurrenceEngine(rule ? [rule] : [])
  const { list, focusNext } = useChipFocus()

  // 'Every Monday' with a start on a Sunday begins on the Monday.
  const first = rule && engine?.nextOccurrence(rule, { after: addDays(rule.date, -1) })

  const undo = (kind: Mark['kind']) => {
    const spans = sourceSpansOf(kind, understood?.reading.spans ?? [])
    const readText = understood?.readText ?? ''

    return {
      kind,
      said: quoted(spans, readText),
      onLeave: () => {
        focusNext('left')
        leave(spans, readText)
      },
    }
  }
  const byThen = (kind: Mark['kind'], meaning: string) =>
    understood && isDeadline(sourceSpansOf(kind, understood.reading.spans), understood.readText)
      ? `by ${meaning}`
      : meaning
  const ours = (from: Source) => (from === 'default' ? `, ${words.ourDefault}` : '')
  const caution = understood && cautionOf(understood.reading, understood.readText)
  const checklist = understood?.beyond?.checklist ?? []
  const date = dateInWords(first ?? planned.date)
  const time = timeInWords(planned.time)
  const zone = foreignZone(now(), timeZone)
  const quietRings = useQuietRings({ date: first ?? planned.date, time: planned.time }, timeZone)

  return (
    <div className="min-h-17 pt-1 text-sm">
      {planned.title && <p className="truncate text-base leading-5 font-medium text-ink">{planned.title}</p>}
      <ul ref={list} aria-label="Understood" className="mt-1.5 flex flex-wrap gap-x-2">
        {planned.dateFrom === 'words' ? (
          <ReadChip
            {...undo('date')}
            icon={<CalendarDays />}
            meaning={planned.lastDay ? words.fromDay(date, dateInWords(planned.lastDay)) : byThen('date', date)}
          />
        ) : (
          <Chip icon={<CalendarDays />}>
            {date}
            {ours(planned.dateFrom)}
          </Chip>
        )}
        {planned.timeFrom === 'words' ? (
          <ReadChip {...undo('time')} icon={<Clock3 />} meaning={planned.minutes ? time : byThen('time', time)} />
        ) : (
          <Chip icon={<Clock3 />}>
            {time}
            {ours(planned.timeFrom)}
          </Chip>
        )}
        {rule && (
          <ReadChip {...undo('recurrence')} icon={<Repeat />} meaning={recurrenceInWords(rule, engine) ?? 'Repeats'} />
        )}
        {planned.lastDay && planned.dateFrom !== 'words' && (
          <Chip icon={<CalendarDays />}>{words.until(dateInWords(planned.lastDay))}</Chip>
        )}
        {planned.except && <Chip icon={<CalendarX2 />}>{words.notOn(dateInWords(planned.except))}</Chip>}
        {planned.leads && (
          <ReadChip {...undo('lead')} icon={<BellRing />} meaning={planned.leads.map(leadInWords).join(', ')} />
        )}
        {planned.minutes && (
          <ReadChip {...undo('duration')} icon={<Hourglass />} meaning={words.minutes(planned.minutes)} />
        )}
        {planned.priority && <Chip icon={<Flag />}>{words.priorityOf(planned.priority).replace(/: $/, '')}</Chip>}
        {leftAlone.map((span) => (
          <LeftChip
            key={span.start}
            said={quoted([span], text)}
            onReadAgain={() => {
              focusNext('read')
              readAgain(span)
            }}
          />
        ))}
        {understood?.beyond && <DetailChips details={understood.beyond.details} text={understood.readText} />}
        {checklist.length > 0 && (
          <Chip icon={<ListChecks />}>
            {checklist.length} to tick: {checklist.join(', ')}
          </Chip>
        )}
        {planned.tags.map((tag) => (
          <Chip key={tag} icon={<Tag />}>
            {tag}
          </Chip>
        ))}
      </ul>
      <DuplicateNote coming={{ title: planned.title, date: first ?? planned.date, time: planned.time }} />
      {zone && <p className="pb-1 text-soft">{words.inZone(zone)}</p>}
      {quietRings.length > 0 && <p className="pb-1 text-soft">{words.inQuietHours(quietRings.map(timeInWords))}</p>}
      {planned.past && date === dateInWords(planned.date) && (
        <p className="pb-1 text-soft">{words.alreadyPast(date, time)}</p>
      )}
      {caution && <p className="pb-1 text-soft">{caution}</p>}
    </div>
  )
}

/**
 * Whether the words state a deadline rather than a time: 'By 5 pm', 'before Friday', 'Friday tak', '5 tareekh se
 * pehle'.
 */
const isDeadline = (spans: readonly { start: number; end: number }[], text: string): boolean =>
  spans.some(
    ({ start, end }) =>
      /^(?:by|before|latest)(?!\S)/i.test(text.slice(start, end)) ||
      /(?:^|\s)(?:tak|(?:se\s+)?peh?le|तक|(?:से\s+)?पहले)(?!\S)/iu.test(text.slice(start, end)) ||
      /^\s+(?:tak|(?:se\s+)?peh?le|तक|(?:से\s+)?पहले)(?!\S)/iu.test(text.slice(end)),
  )
