import { lazy, memo, Suspense, useCallback, useState } from 'react'

import { NotificationPrompt } from '#features/notifications/NotificationPrompt.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { cx } from '#ui/cx.ts'

import { SuggestedCard } from './SuggestedCard.tsx'

const FoundReminders = lazy(() => loadChunk(() => import('#features/google/FoundReminders.tsx')))

/** Most days nobody has chosen a dish. */
const DaysTable = lazy(() => loadChunk(() => import('#features/recipes/chosen/DaysTable.tsx')))

type PromptsProps = {
  /** In view: its dishes are shown. */
  day: string
  today: string
  /** The reminders are there. */
  known: boolean
  /** Below a day; on a phone nothing stands below another view. */
  ofDay: boolean
  /** What stands here from the start does. */
  onShown: () => void
}

/** What might be worth a thought: what is cooked, to let it ring, and what could be remembered. */
export const Prompts = memo(function Prompts({ day, today, known, ofDay, onShown }: PromptsProps) {
  // Suggestions from mail replace the samples (docs/product/decisions.md#29).
  const [found, setFound] = useState(0)
  // What is cooked stands above the rest, which would be pushed down.
  const [tableKnown, setTableKnown] = useState(false)
  const tellTable = useCallback(() => {
    setTableKnown(true)
    onShown()
  }, [onShown])

  return (
    <div
      className={cx(
        'flex flex-col gap-4 empty:hidden md:col-start-1 md:sticky md:top-20 md:row-start-2 md:gap-5 md:self-start',
        !ofDay && 'max-md:hidden',
      )}
    >
      {known && (
        <Suspense fallback={null}>
          <DaysTable day={day} today={today} onKnown={tellTable} />
        </Suspense>
      )}
      {tableKnown && (
        <>
          <NotificationPrompt />
          {found === 0 && <SuggestedCard today={today} />}
        </>
      )}
      {known && (
        <Suspense fallback={null}>
          <FoundReminders onCount={setFound} />
        </Suspense>
      )}
    </div>
  )
})
