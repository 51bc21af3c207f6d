import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { loadChunk } from '#platform/chunk.ts'
import { longDateInWords } from '#platform/time/in-words.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { loadDialogs } from '../lazy-dialogs.ts'
import { words } from '../words.ts'
import { SunriseArt } from './SunriseArt.tsx'

const FirstSentences = lazy(() => loadChunk(() => import('./FirstSentences.tsx')))

type FreeDayProps = {
  day: string
  today: string
  /** No other day has a reminder either. */
  isFirst: boolean
  onAdd: (text?: string) => void
}

/** A day without reminders: good news, and a way to change it. */
export function FreeDay({ day, today, isFirst, onAdd }: FreeDayProps) {
  const isToday = day === today

  return (
    <EmptyState
      art={<SunriseArt />}
      title={isToday ? words.freeToday : words.freeDay}
      text={isToday ? words.freeTodayText : words.freeDayText(longDateInWords(day))}
      action={
        <>
          <Button variant="secondary" onClick={() => onAdd()} onPointerEnter={loadDialogs}>
            <Plus aria-hidden="true" className="size-5" />
            Add a reminder
          </Button>
          {isFirst && (
            <Suspense fallback={<div className="h-27" />}>
              <FirstSentences onSay={onAdd} />
            </Suspense>
          )}
        </>
      }
      className="pt-4 pb-10"
    />
  )
}
