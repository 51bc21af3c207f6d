import { failures } from '@planner/contract/problems'
import { useQuery } from '@tanstack/react-query'
import { Info, Lightbulb } from 'lucide-react'

import { ByModel } from '#features/assistant/ByModel.tsx'
import { Wording } from '#features/assistant/Wording.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { inWords } from './in-words.ts'
import { ProviderRow } from './ProviderRow.tsx'
import {
  suggestionsFailure,
  suggestionsInWordsOptions,
  suggestionsOptions,
  tellInteraction,
  useAddProvider,
} from './queries.ts'
import { RecommendationsSkeleton } from './RecommendationsSkeleton.tsx'
import { words } from './words.ts'

export type ForReminder = { id: string; title: string; date: string; time: string }

/** Who and what could help with one reminder. */
export function Recommendations({ reminder }: { reminder: ForReminder }) {
  const { data, error, isFetching, refetch } = useQuery(suggestionsOptions(reminder))
  const wording = useQuery({ ...suggestionsInWordsOptions(reminder), enabled: data?.mayWord === true })
  const add = useAddProvider(reminder.id)

  if (!data && error) {
    return <ErrorState sentence={suggestionsFailure(error)} onRetry={() => void refetch()} pending={isFetching} />
  }
  if (!data) return <RecommendationsSkeleton />
  const { providers, activities, activitiesWorded } = inWords(data, wording.data)
  if (providers.length === 0 && activities.length === 0) {
    return (
      <output className="flex items-center gap-2.5 py-6 text-soft">
        <Info aria-hidden="true" className="size-5 shrink-0 text-teal" />
        {failures.suggestionsNone}
      </output>
    )
  }

  return (
    <>
      {/* Its place is kept, so that nothing moves when it has answered. */}
      {data.mayWord && (
        <div className="min-h-7 pt-2">
          <Wording pending={wording.isLoading} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {providers.map(({ provider, why, worded }) => (
          <ProviderRow
            key={provider.id}
            provider={provider}
            why={why}
            worded={worded}
            reminderId={reminder.id}
            adding={add.isPending && add.variables.id === provider.id}
            onAdd={() => add.mutate(provider)}
            onVisit={() =>
              tellInteraction({ vendor_id: provider.id, reminder_id: reminder.id, action: 'opened_website' })
            }
          />
        ))}
      </ul>
      {activities.length > 0 && (
        <div className="border-t border-line py-4">
          <h3 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal text-soft">
            <Lightbulb aria-hidden="true" className="size-4.5 text-marigold" />
            {words.activities}
            {activitiesWorded && <ByModel what="worded" />}
          </h3>
          <ul className="mt-2 space-y-2">
            {activities.map((activity) => (
              <li key={activity.name}>
                <p className="font-medium">{activity.name}</p>
                {activity.why && <p className="text-sm text-soft first-letter:uppercase">{activity.why}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
