import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { Info, Lightbulb } from 'lucide-react'
import { useState } from 'react'

import { NoAnswer } from '#api/errors.ts'
import { ByModel } from '#features/assistant/ByModel.tsx'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import {
  reportInteraction,
  suggestionsFailure,
  suggestionsInWordsOptions,
  suggestionsOptions,
  useAddVendor,
} from './queries.ts'
import { RecommendationsSkeleton } from './RecommendationsSkeleton.tsx'
import { inWords } from './suggestions-in-words.ts'
import { VendorRow } from './VendorRow.tsx'
import { words } from './words.ts'

export type ForReminder = { id: string; title: string; date: string; time: string }

/** How many are shown at first; more would not help to choose. */
const atFirst = 3

/** Suggestions for one reminder: vendors that could help, and things to do. */
export function Recommendations({ reminder }: { reminder: ForReminder }) {
  const { data, error, isFetching, refetch } = useQuery(suggestionsOptions(reminder))
  const wording = useQuery({ ...suggestionsInWordsOptions(reminder), enabled: data?.mayWord === true })
  const add = useAddVendor(reminder.id)
  const [all, setAll] = useState(false)

  if (!data && error instanceof NoAnswer && !navigator.onLine) return <p className="py-3 text-soft">{words.offline}</p>
  if (!data && error) {
    return <ErrorState sentence={suggestionsFailure(error)} onRetry={() => void refetch()} pending={isFetching} />
  }
  if (!data) return <RecommendationsSkeleton />
  const { vendors, activities, activitiesWorded } = inWords(data, wording.data)
  const shown = all ? vendors : vendors.slice(0, atFirst)
  if (vendors.length === 0 && activities.length === 0) {
    return (
      <output className="flex items-center gap-2.5 py-6 text-soft">
        <Info aria-hidden="true" className="size-5 shrink-0 text-teal" />
        {failures.suggestionsNone}
      </output>
    )
  }

  return (
    <>
      {activities.length > 0 && (
        <div className={cx('py-3', shown.length > 0 && 'border-b border-line')}>
          <h3 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal text-soft">
            <Lightbulb aria-hidden="true" className="size-4.5 text-marigold" />
            {words.activities}
            {activitiesWorded && <ByModel what="worded" />}
          </h3>
          <ul className="mt-1 space-y-1">
            {activities.map((activity) => (
              <li key={activity.name}>
                <p className="font-medium">{activity.name}</p>
                {activity.why && <p className="text-sm text-soft first-letter:uppercase">{activity.why}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className="@container divide-y divide-line">
        {shown.map(({ vendor, worded }) => (
          <VendorRow
            key={vendor.id}
            vendor={vendor}
            worded={worded}
            reminderId={reminder.id}
            adding={add.isPending && add.variables.id === vendor.id}
            onAdd={() => add.mutate(vendor)}
            onVisit={() =>
              reportInteraction({ vendor_id: vendor.id, reminder_id: reminder.id, action: 'opened_website' })
            }
          />
        ))}
      </ul>
      {shown.length < vendors.length && (
        <Button variant="quiet" size="sm" className="-ml-3.5 text-teal" onClick={() => setAll(true)}>
          {words.more(vendors.length - shown.length)}
        </Button>
      )}
    </>
  )
}
