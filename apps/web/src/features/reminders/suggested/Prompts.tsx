import { lazy, memo, Suspense, useCallback, useState } from 'react'

import { NotificationPrompt } from '#features/notifications/NotificationPrompt.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { cx } from '#ui/cx.ts'

const SuggestedCard = lazy(() => loadChunk(() => import('./SuggestedCard.tsx')))
const FoundReminders = lazy(() => loadChunk(() => import('#features/google/FoundReminders.tsx')))

/** Loaded lazily, because most days have no chosen dishes. */
const DaysTable = lazy(() => loadChunk(() => import('#features/recipes/chosen/DaysTable.tsx')))

type PromptsProps = {
  /** The day in view, whose dishes are shown. */
  day: string
  today: string
  /** Whether the reminders have loaded. */
  known: boolean
  /** Whether a day is in view; below other views, a phone shows nothing here. */
  ofDay: boolean
  /** Called once the first part is shown. */
  onShown: () => void
}

/** The prompts next to the agenda: today's dishes, turning on notifications, and suggested reminders. */
export const Prompts = memo(function Prompts({ day, today, known, ofDay, onShown }: PromptsProps) {
  // Suggestions from mail replace the samples (docs/product/decisions.md#29).
  const [found, setFound] = useState(0)
  // The dishes are above the other prompts and would push them down.
  const [tableKnown, setTableKnown] = useState(false)
  const tellTable = useCallback(() => {
    setTableKnown(true)
    onShown()
  }, [onShown])

  return (
    <div className={cx('flex flex-col gap-4 empty:hidden md:gap-5', !ofDay && 'max-md:hidden')}>
      {known && (
        <Suspense fallback={null}>
          <DaysTable day={day} today={today} onKnown={tellTable} />
        </Suspense>
      )}
      {tableKnown && (
        <>
          <NotificationPrompt />
          {found === 0 && (
            <Suspense fallback={null}>
              <SuggestedCard today={today} />
            </Suspense>
          )}
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
