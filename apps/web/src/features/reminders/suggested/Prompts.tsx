import { lazy, memo, Suspense, useState } from 'react'

import { NotificationPrompt } from '#features/notifications/NotificationPrompt.tsx'
import { loadChunk } from '#platform/chunk.ts'

import { SuggestedCard } from './SuggestedCard.tsx'

const FoundReminders = lazy(() => loadChunk(() => import('#features/google/FoundReminders.tsx')))

type PromptsProps = {
  today: string
  /** The reminders are there. */
  known: boolean
  onMade: (day: string) => void
}

/** What might be worth a thought: to let it ring, and what could be remembered. */
export const Prompts = memo(function Prompts({ today, known, onMade }: PromptsProps) {
  // Suggestions from mail replace the samples (docs/product/decisions.md#29).
  const [found, setFound] = useState(0)

  return (
    <div className="flex flex-col gap-4 empty:hidden md:col-start-1 md:row-start-2 md:gap-5 md:self-start">
      <NotificationPrompt />
      {found === 0 && <SuggestedCard today={today} onMade={onMade} />}
      {known && (
        <Suspense fallback={null}>
          <FoundReminders onCount={setFound} />
        </Suspense>
      )}
    </div>
  )
})
