import { Sparkles } from 'lucide-react'
import { memo, type Ref, useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { type ForReminder, Recommendations } from './Recommendations.tsx'
import { words } from './words.ts'

type RecommendationsPanelProps = {
  /** Null if there is no reminder to suggest anything for. */
  reminder: ForReminder | null
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** Smart AI Recommendations: vendors and activities for the selected reminder (DASH-8). */
export default memo(function RecommendationsPanel({ reminder, ref, className }: RecommendationsPanelProps) {
  const headingId = useId()

  return (
    <Card ref={ref} as="section" aria-labelledby={headingId} tabIndex={-1} className={className}>
      <h2 id={headingId} className="flex items-center gap-2 text-lg font-semibold lg:text-xl">
        <Sparkles aria-hidden="true" className="size-5 shrink-0 text-teal" />
        {words.recommendations}
      </h2>
      <p className="mt-1 text-sm text-soft">{words.ours}</p>
      {reminder ? (
        <>
          <p className="mt-2 text-soft">
            For <span className="font-semibold text-ink">{reminder.title}</span>
          </p>
          <Recommendations key={reminder.id} reminder={reminder} />
        </>
      ) : (
        <p className="py-3 text-soft">{words.pick}</p>
      )}
    </Card>
  )
})
