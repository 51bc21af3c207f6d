import { failures } from '@planner/contract/failures'
import { doseInWords, unitsInWords } from '@planner/contract/medicine-words'
import type { Medicine } from '@planner/contract/medicines'
import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { namesMedicine } from '@planner/reminder-language/names-medicine'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck, Pencil, Pill, Plus } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { AgendaSkeleton } from '#features/reminders/agenda/AgendaSkeleton.tsx'
import { agendaFrame } from '#features/reminders/agenda/agenda-frame.ts'
import { BackToToday } from '#features/reminders/agenda/BackToToday.tsx'
import { type Overdue, overdueAmong } from '#features/reminders/agenda/outlook.ts'
import { isDose, stateOn } from '#features/reminders/agenda/state-on.ts'
import { remindersByDay } from '#features/reminders/calendar/reminders-by-day.ts'
import { useMoveAll } from '#features/reminders/changes/use-move-all.ts'
import { createAsked } from '#features/reminders/create/reading/signals.ts'
import { recurrenceInWords } from '#features/reminders/edit/recurrence-in-words.ts'
import { useRecurrenceEngine } from '#features/reminders/queries.ts'
import { ViewsButton } from '#features/reminders/views/ViewsButton.tsx'
import { hashOfView } from '#features/reminders/views/view-hash.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { DoseLogCard } from './DoseLogCard.tsx'
import { DosesToday } from './DosesToday.tsx'
import { EditMedicine } from './EditMedicine.tsx'
import { missedDoses, shownDays } from './missed-doses.ts'
import { medicinesOptions } from './queries.ts'
import { words } from './words.ts'

const noReminders: readonly Reminder[] = []

type MedicinesColumnProps = {
  /** The id of the medicine whose dose log is shown. */
  chosen: string | undefined
  today: string
  /** Undefined until loaded. */
  reminders: readonly Reminder[] | undefined
  onGoTo: (day: string) => void
  onOpen: (occurrence: { reminder: Reminder; day: string }) => void
}

/** The medicines with their remaining stock, and the dose log of one. */
export default function MedicinesColumn({
  chosen,
  today,
  reminders = noReminders,
  onGoTo,
  onOpen,
}: MedicinesColumnProps) {
  const { data, error, isFetching, refetch } = useQuery(medicinesOptions)
  const [editing, setEditing] = useState<Medicine | null>(null)
  const alikeId = useId()
  const { late, missed, next } = useLate(reminders, today)
  const { takeAll } = useMoveAll()
  const alike = reminders.filter(mayBeMedicine)
  const shown = data?.find(({ id }) => id === chosen)
  // The medicine that the address named when the view opened, such as by 'Open the medicine'.
  const [named] = useState(chosen)

  return (
    <Card as="section" aria-label={words.title} className="min-w-0 p-0! md:self-start">
      <header className={agendaFrame.header}>
        <h2 tabIndex={-1} className={agendaFrame.heading}>
          {words.title}
        </h2>
        <div className="-mr-2 flex shrink-0">
          {data && data.length + alike.length > 0 && (
            <Button variant="secondary" size="sm" className="mr-2 text-teal" onClick={() => createAsked.tell('')}>
              <Plus aria-hidden="true" className="size-4.5" />
              <span className="max-lg:sr-only">{words.add}</span>
            </Button>
          )}
          <BackToToday onClick={() => onGoTo(today)} />
          <ViewsButton picture={Pill} short />
        </div>
      </header>
      {!data && error && (
        <ErrorState
          sentence={failures.medicinesFetch}
          onRetry={() => void refetch()}
          pending={isFetching}
          className="pb-12"
        />
      )}
      {!data && !error && <AgendaSkeleton />}
      {late.length > 1 && (
        <div className="px-4 pb-1 md:px-6">
          <Button variant="secondary" size="sm" onClick={() => takeAll(late)}>
            <CheckCheck aria-hidden="true" className="size-4.5" />
            {words.takeAll(
              late.reduce((sum, { later }) => sum + 1 + later.length, 0),
              missed,
            )}
          </Button>
        </div>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line px-4 pb-1 md:px-6">
          {data.map((medicine) => (
            <Row
              key={medicine.id}
              medicine={medicine}
              today={today}
              reminders={reminders}
              next={next}
              isChosen={medicine.id === chosen}
              isNamed={medicine.id === named}
              onEdit={() => setEditing(medicine)}
            />
          ))}
        </ul>
      )}
      {data && alike.length > 0 && (
        <section
          aria-labelledby={alikeId}
          className={cx('px-4 py-3 md:px-6', data.length > 0 && 'border-t border-line')}
        >
          <h3 id={alikeId} className="text-base font-semibold">
            {words.alike}
          </h3>
          <ul>
            {alike.slice(0, alikeAtMost).map((reminder) => (
              <li key={reminder.id} className="flex min-h-16 items-center justify-between gap-3">
                <span className="min-w-0">
                  <span className="block wrap-break-word">{reminder.title}</span>{' '}
                  <span className="block text-meta text-soft">{timeInWords(reminder.time)}</span>
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  className="-mr-3.5 shrink-0 text-teal"
                  aria-label={`${words.track}: ${reminder.title}`}
                  onClick={() => onOpen({ reminder, day: today })}
                >
                  {words.track}
                </Button>
              </li>
            ))}
          </ul>
          {data.length === 0 && <p className="pt-2 text-sm text-soft">{words.noneText}</p>}
        </section>
      )}
      {data?.length === 0 && alike.length === 0 && (
        <EmptyState
          art={<Medallion of={Pill} small />}
          title={words.none}
          text={words.noneText}
          action={
            <Button onClick={() => createAsked.tell('')}>
              <Plus aria-hidden="true" className="size-4.5" />
              {words.add}
            </Button>
          }
          className="py-6"
        />
      )}
      {shown && (
        <div key={shown.id} ref={shown.id === named ? undefined : scrollTo}>
          <DoseLogCard medicine={shown} today={today} />
        </div>
      )}
      {editing && <EditMedicine medicine={editing} onClose={() => setEditing(null)} />}
    </Card>
  )
}

type Late = { late: readonly Overdue[]; missed: number; next: string | null }

/**
 * Returns the late doses of all medicines that can be marked as taken together, and how many were missed in the days
 * that the dose log shows. Of a daily medicine only yesterday's and today's doses are late: older ones are history.
 * `next` is the time of today's next dose; null if none is left.
 */
function useLate(reminders: readonly Reminder[], today: string): Late {
  const now = useNow()
  const doses = useMemo(() => reminders.filter(isDose), [reminders])
  const engine = useRecurrenceEngine(doses)
  return useMemo(() => {
    const from = addDays(today, 1 - shownDays)
    const open = (remindersByDay(doses, { from: today, to: today }, engine).get(today) ?? []).filter(
      (dose) => stateOn(dose, today, now) === 'open',
    )
    const next = open.map(({ time }) => time).sort()[0] ?? null
    return { late: overdueAmong(doses, now, engine), missed: missedDoses(doses, { now, from }, engine), next }
  }, [doses, now, engine, today])
}

/** Whether a reminder repeats and has a name like a medicine's: it may be one written as a plain reminder. */
const mayBeMedicine = ({ recurrence, title, medicine, completed }: Reminder): boolean =>
  !medicine && !completed && recurrence !== 'none' && namesMedicine(title)

const alikeAtMost = 5

type RowProps = {
  medicine: Medicine
  today: string
  reminders: readonly Reminder[]
  /** The time of the next dose of all medicines. */
  next: string | null
  isChosen: boolean
  /** Whether the list is scrolled to it when it appears. */
  isNamed: boolean
  onEdit: () => void
}

const scrollTo = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' })

function Row({ medicine, today, reminders, next, isChosen, isNamed, onEdit }: RowProps) {
  const { id, name, unit, food, times, left, runs_out_on: runsOut, refill_on: refill } = medicine
  const rule = { recurrence: medicine.recurrence, festival: null, date: medicine.starts_on }
  const engine = useRecurrenceEngine([rule])
  const amounts = [...new Set(times.map(({ amount }) => amount))]
  const facts = [
    [
      ...amounts.slice(0, -1).map((amount) => unitsInWords(amount, unit)),
      doseInWords({ amount: amounts.at(-1)!, unit, food }),
    ].join(', '),
    // Keeps each time on one line.
    times.map(({ time }) => timeInWords(time).replace(' ', '\u00a0')).join(', '),
    recurrenceInWords(rule, engine),
    stateOf(medicine, today),
  ]
  const stock = [
    left !== null && words.left(unitsInWords(left, unit)),
    runsOut && words.runsOut(dateInShort(runsOut, today)),
    refill && words.refillOn(dateInShort(refill, today)),
  ]

  return (
    <li
      ref={isNamed ? scrollTo : undefined}
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 py-4"
    >
      <div className="min-w-0 max-sm:col-span-2">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-break-word">{name}</h3>
      </div>
      <a
        href={hashOfView({ name: 'medicines', ...(!isChosen && { id }) })}
        aria-current={isChosen || undefined}
        aria-label={`${words.doseLog}: ${name}`}
        // On a phone beside the doses, so that the name has the whole line.
        className={buttonClass({
          variant: 'quiet',
          size: 'sm',
          className: 'text-teal max-sm:order-last max-sm:col-span-2 max-sm:justify-self-end',
        })}
      >
        {words.doseLog}
      </a>
      <IconButton label={`${words.edit}: ${name}`} onClick={onEdit} className="text-soft">
        <Pencil aria-hidden="true" className="size-[1.1rem]" />
      </IconButton>
      <DosesToday
        name={name}
        today={today}
        reminders={reminders.filter((one) => one.medicine?.id === id)}
        next={next}
      />
      <div className="col-span-full pt-2 text-meta text-soft tabular-nums max-sm:order-last">
        <Facts of={facts} />
        {left !== null && <Facts of={stock} warns={isLow(medicine, today)} />}
      </div>
    </li>
  )
}

/** Formats a day without its year if that is this year. */
const dateInShort = (day: string, today: string): string => dateInWords(day).replace(` ${today.slice(0, 4)}`, '')

/** Whether the medicine runs out within three days or is due for a refill by tomorrow. */
const isLow = ({ runs_out_on: end, refill_on: refill }: Medicine, today: string): boolean =>
  (end !== null && end <= addDays(today, 3)) || (refill !== null && refill <= addDays(today, 1))

/** Returns the end or the pause of a medicine in words; null if it goes on. */
function stateOf({ paused, paused_until: until, ends_on: last }: Medicine, today: string): string | null {
  if (paused) return until ? words.pausedUntil(dateInWords(until)) : words.paused
  if (last === null) return null
  return last < today ? words.over : words.until(dateInWords(last))
}
