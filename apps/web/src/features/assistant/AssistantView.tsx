import type { Settings } from '@planner/contract/assistant'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'

import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ViewHeading } from '#ui/ViewHeading.tsx'
import { assistantOptions } from './queries.ts'
import { SentQuestions } from './SentQuestions.tsx'
import { smallRupees } from './small-rupees.ts'
import { useEnabled } from './use-enabled.ts'
import { words } from './words.ts'

/** Settings for the language model: whether it may be used, and the exact texts sent to it. */
export default function AssistantView() {
  const { data, isError, isFetching, refetch } = useQuery(assistantOptions)
  const { mutate: change } = useEnabled()

  return (
    <section aria-labelledby="assistant-heading">
      <ViewHeading id="assistant-heading" title="AI" text={words.text} />
      <Card className="mb-5 min-h-40 space-y-4">
        {!data && isError && (
          <ErrorState sentence={failures.assistant} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {(data || !isError) && (
          // As high as the loaded content: the choices are known before the selected one has loaded.
          <div aria-busy={!data || undefined} className="space-y-4">
            <Switch
              label={words.mayHelp}
              hint={words.mayHelpText}
              checked={data?.enabled ?? false}
              disabled={!data}
              onChange={(enabled) => change({ enabled })}
            />
            <Switch
              label={words.readsMail}
              hint={words.readsMailText}
              checked={(data?.reads_mail && data.enabled) ?? false}
              disabled={!data?.enabled}
              onChange={(reads_mail) => change({ reads_mail })}
              className="border-t border-line pt-4"
            />
            <div className="border-t border-line pt-4 text-md text-soft">
              {data ? <p>{inWords(data)}</p> : <Waiting />}
            </div>
          </div>
        )}
      </Card>
      <SentQuestions />
    </section>
  )
}

const Waiting = () => (
  <>
    <span className="sr-only">Loading AI settings</span>
    <Skeleton className="h-6 w-3/5" />
  </>
)

function inWords({ model, enabled, today, cost }: Settings): string {
  if (!model) return words.noModel
  if (!enabled) return words.off

  const used = words.used(today.questions, today.questions_max)
  return cost ? `${used} ${words.cost(smallRupees(cost.rupees), cost.price_from)}` : used
}
