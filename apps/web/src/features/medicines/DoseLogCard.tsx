import { failures } from '@planner/contract/failures'
import { doseInWords, unitsInWords } from '@planner/contract/medicine-words'
import type { Dose, Medicine } from '@planner/contract/medicines'
import { addDays } from '@planner/days/plain-date'
import { patientIn } from '@planner/reminder-language/names-medicine'
import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { calledBy, householdOptions } from '#features/household/queries.ts'
import { printOnly } from '#features/orders/print-only.ts'
import { saveFile } from '#platform/save-file.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

import { csvOf, tableOf } from './dose-log.ts'
import { shownDays } from './missed-doses.ts'
import { doseLogOptions } from './queries.ts'
import { words } from './words.ts'

/** A medicine's doses and their outcomes over some days, for a doctor: to print or download. */
export function DoseLogCard({ medicine, today }: { medicine: Medicine; today: string }) {
  const [range, setRange] = useState({ from: addDays(today, 1 - shownDays), to: today })
  const { data, error, isFetching, refetch } = useQuery(doseLogOptions(medicine.id, range.from, range.to))
  const paper = useRef<HTMLElement>(null)
  const whose = useWhose(medicine)
  const { full_name: name } = useUser()
  const unit = unitsInWords(2, medicine.unit).slice(2)

  return (
    <section ref={paper} aria-label={words.doseLog} className="px-4 pb-6 md:px-6">
      <h3 className="text-lg font-semibold">{medicine.name}</h3>
      <p className="text-sm text-soft">
        {whose ?? name} · {dateInWords(range.from)} – {dateInWords(range.to)}
      </p>
      <div data-print="never" className="grid grid-cols-2 gap-4 py-3">
        <DateField
          label={words.first}
          value={range.from}
          max={range.to}
          className="max-md:col-span-2"
          onChange={(from) => from !== '' && setRange({ ...range, from })}
        />
        <DateField
          label={words.last}
          value={range.to}
          min={range.from}
          className="max-md:col-span-2"
          onChange={(to) => to !== '' && setRange({ ...range, to })}
        />
      </div>
      {error && !data && (
        <ErrorState
          sentence={failures.doseLogFetch}
          onRetry={() => void refetch()}
          pending={isFetching}
          className="pb-6"
        />
      )}
      {!data && !error && <Skeleton className="h-24 rounded-md" />}
      {data && data.doses.length === 0 && <p className="py-3 text-soft">{words.emptyTable}</p>}
      {data && data.doses.length > 0 && (
        <>
          <Table doses={data.doses} medicine={medicine} />
          <div data-print="never" className="flex flex-wrap gap-2 pt-3">
            <Button variant="secondary" size="sm" onClick={() => paper.current && printOnly(paper.current)}>
              <Printer aria-hidden="true" className="size-4" />
              {words.print}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              onClick={() =>
                saveFile(
                  new Blob([csvOf(medicine.name, unit, data.doses)], { type: 'text/csv;charset=utf-8' }),
                  `doses-${range.from}-${range.to}.csv`,
                )
              }
            >
              <Download aria-hidden="true" className="size-4" />
              {words.csv}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const looks: Record<Dose['state'], string> = {
  taken: 'text-ok',
  skipped: 'text-soft',
  missed: 'font-medium text-danger',
  due: 'text-faint',
}

function Table({ doses, medicine }: { doses: readonly Dose[]; medicine: Medicine }) {
  const { times, rows, counts } = tableOf(doses)
  const amounts = new Set(doses.map(({ amount }) => amount))

  return (
    <>
      <p className="pb-2 text-sm">
        <strong className="font-semibold">{words.summary(counts.taken, counts.missed, counts.skipped)}</strong>
        {amounts.size === 1 &&
          ` · ${doseInWords({ amount: doses[0]!.amount, unit: medicine.unit, food: medicine.food })}`}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-soft">
              <th scope="col" className="py-2 pr-3 font-medium">
                {words.day}
              </th>
              {times.map((time) => (
                <th key={time} scope="col" className="py-2 pr-3 font-medium">
                  {timeInWords(time)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ day, cells }) => (
              <tr key={day}>
                <th scope="row" className="py-2 pr-3 text-left font-medium">
                  {dateInWords(day)}
                </th>
                {cells.map((dose, at) => (
                  <td key={times[at]} className={`py-2 pr-3 ${dose ? looks[dose.state] : ''}`}>
                    {dose && words.states[dose.state]}
                    {dose &&
                      amounts.size > 1 &&
                      dose.state === 'taken' &&
                      ` ${unitsInWords(dose.amount, medicine.unit)}`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="pt-2 text-meta text-soft">{words.printed}</p>
    </>
  )
}

/** Returns whom the medicine is for, a member or somebody in its name; null for the person themselves. */
function useWhose({ shared, name }: Medicine): string | null {
  const { data } = useQuery(householdOptions)
  const member = shared?.audience === 'member' ? data?.members.find(({ id }) => id === shared.for_id) : undefined
  return member ? calledBy(member) : patientIn(name)
}
