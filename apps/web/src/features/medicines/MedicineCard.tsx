import { doseInWords, unitsInWords } from '@planner/contract/medicine-words'
import { addDays } from '@planner/days/plain-date'
import type { Doubt, MedicineReading } from '@planner/reminder-language/medicine'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Clock3, PackageOpen, Pill, Repeat } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import type { ForWhomInput } from '#features/household/audience.ts'
import { findMember } from '#features/household/find-member.ts'
import { sharingOf } from '#features/household/for-whom.ts'
import { householdOptions } from '#features/household/queries.ts'
import { sameMedicine } from '#features/reminders/create/duplicate.ts'
import { Chip, pill } from '#features/reminders/create/reading/Chip.tsx'
import { recurrenceInWords } from '#features/reminders/edit/recurrence-in-words.ts'
import { useRecurrenceEngine, useReminders } from '#features/reminders/queries.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Facts } from '#ui/Facts.tsx'
import { toast } from '#ui/toast.ts'

import { creationOf, dosesOf, draftOfReading, faultOf, type MedicineDraft, recurrenceOf } from './draft.ts'
import { MedicineFields } from './MedicineFields.tsx'
import { useConfirmedAmount } from './use-confirmed-amount.tsx'
import { useMedicines } from './use-medicines.ts'
import { words } from './words.ts'

/** The action of the dialog's primary button: adds the medicine. @returns whether it was added or queued. */
export type MedicineAction = { run: () => Promise<boolean> } | null

type MedicineCardProps = {
  reading: MedicineReading
  /** The text that was parsed. */
  text: string
  /** The person named in the text. */
  person: string | null
  forWhom: ForWhomInput | null
  onAction: (action: MedicineAction) => void
  /** Called when the person wants a plain reminder instead. */
  onInstead: () => void
}

/**
 * A medicine as parsed from the text, with what should be checked; further steps of a tapering course and further
 * medicines follow below it. A chip opens the fields of each.
 */
export default function MedicineCard({ reading, text, person, forWhom, onAction, onInstead }: MedicineCardProps) {
  const { time_zone: timeZone } = useUser()
  const { data: household } = useQuery(householdOptions)
  const isMember = person !== null && findMember(person, household?.members ?? []) !== undefined
  const [edited, setEdited] = useState<{ of: string; drafts: readonly MedicineDraft[] } | null>(null)
  const [open, setOpen] = useState<number | null>(null)
  const today = dayAt(now(), timeZone)
  const readings = [reading, ...reading.next]
  const drafts =
    edited?.of === text ? edited.drafts : readings.map((one) => draftOfReading(one, isMember ? null : person, today))
  const { add } = useMedicines()
  const { mutateAsync } = add
  const named = isMember ? person : null
  const { isConfirmed, confirmation } = useConfirmedAmount(drafts)

  const run = useRef<() => Promise<boolean>>(() => Promise.resolve(false))
  useEffect(() => {
    run.current = async () => {
      const faulty = drafts.findIndex((draft) => faultOf(draft, today) !== null)
      if (faulty >= 0) {
        setOpen(faulty)
        toast.error(faultOf(drafts[faulty]!, today)!)
        return false
      }
      if (!isConfirmed()) return false
      try {
        await mutateAsync(drafts.map((draft) => ({ ...creationOf(draft, today), ...sharingOf(forWhom, named) })))
        return true
      } catch {
        // The failure is shown in a toast; the input stays.
        return false
      }
    }
  })
  useEffect(() => {
    onAction({ run: () => run.current() })
    return () => onAction(null)
  }, [onAction])

  return (
    <section aria-label={words.card} className="min-h-17 pt-1 text-sm">
      {drafts.map((draft, place) => (
        <Course
          key={place}
          draft={draft}
          usualTimes={edited?.of !== text && readings[place]!.timesDefaulted}
          today={today}
          isOpen={open === place}
          onOpen={() => setOpen(open === place ? null : place)}
          onChange={(changed) =>
            setEdited({ of: text, drafts: drafts.map((one, at) => (at === place ? changed : one)) })
          }
        />
      ))}
      {reading.doubts.map((doubt) => (
        <p key={doubt.is} className="pb-1 font-medium text-warn">
          {doubtInWords(doubt, drafts.length > 1)}
        </p>
      ))}
      {confirmation && <div className="pb-1 text-warn">{confirmation}</div>}
      <button
        type="button"
        onClick={onInstead}
        className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-teal hover:underline"
      >
        {words.instead}
      </button>
    </section>
  )
}

type CourseProps = {
  draft: MedicineDraft
  /** Whether the text named no times. */
  usualTimes: boolean
  today: string
  isOpen: boolean
  onOpen: () => void
  onChange: (draft: MedicineDraft) => void
}

/** One medicine, or one step of a tapering course. */
function Course({ draft, usualTimes, today, isOpen, onOpen, onChange }: CourseProps) {
  const doses = dosesOf(draft)
  const rule = { recurrence: recurrenceOf(draft, today) ?? 'daily', festival: null, date: draft.startsOn || today }
  const engine = useRecurrenceEngine([rule])
  const first = engine?.nextOccurrence(rule, { after: addDays(rule.date, -1) }) ?? rule.date
  const list = useReminders({ offline: false }).data ?? none
  const there = sameMedicine(draft.name, list, today)

  return (
    <>
      <p className="font-semibold wrap-break-word text-ink">{draft.name}</p>
      <ul aria-label="Understood" className="flex flex-wrap gap-x-1 sm:gap-x-1.5">
        <Chip icon={<Pill />}>{dosesInWords(draft)}</Chip>
        <Chip icon={<Clock3 />}>
          {draft.times.map(({ time }) => (time === '' ? '?' : timeInWords(time))).join(', ')}
          {usualTimes && `, ${words.usualTimes}`}
        </Chip>
        <Chip icon={<Repeat />}>
          <Facts
            of={[
              recurrenceInWords(rule, engine) ?? 'Daily',
              draft.startsOn !== '' && words.from(dateInWords(first)),
              draft.days !== ''
                ? words.forDays(Number(draft.days))
                : draft.endsOn !== ''
                  ? words.until(dateInWords(draft.endsOn))
                  : words.noEnd,
              doses !== null && words.doses(doses),
            ]}
          />
        </Chip>
        {draft.stock !== '' && (
          <Chip icon={<PackageOpen />}>{words.left(unitsInWords(Number(draft.stock), draft.unit))}</Chip>
        )}
        <li>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onOpen}
            className="group inline-flex min-h-11 items-center rounded-md"
          >
            <span className={`${pill} border-edge! text-ink group-hover:border-ink!`}>
              {words.change}
              <ChevronDown aria-hidden="true" />
            </span>
          </button>
        </li>
      </ul>
      {there && <p className="pb-1 font-medium text-warn">{words.there(there.title, timeInWords(there.time))}</p>}
      {isOpen && <MedicineFields draft={draft} isNew today={today} onChange={onChange} />}
    </>
  )
}

function doubtInWords(doubt: Doubt, isSeveral: boolean): string {
  if (doubt.is === 'unread') return words.unread(doubt.words, isSeveral)
  return words.doubts[doubt.is]
}

const none = [] as const

/** Describes the doses: '1 tablet after food'; differing amounts are listed individually. */
function dosesInWords({ times, unit, food }: MedicineDraft): string {
  if (times.some(({ amount }) => amount.trim() === '')) return words.noAmount
  const amounts = [...new Set(times.map(({ amount }) => Number(amount) || 0))]
  const last = amounts.at(-1)!
  const before = amounts.slice(0, -1).map((amount) => unitsInWords(amount, unit))
  return [...before, doseInWords({ amount: last, unit, food: food === '' ? null : food })].join(', ')
}
