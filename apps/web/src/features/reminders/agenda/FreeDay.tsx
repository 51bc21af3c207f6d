import { Plus } from 'lucide-react'
import { longDateInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { loadDialogs } from '../lazy-dialogs.ts'
import { words } from '../words.ts'
import { FirstSentences } from './FirstSentences.tsx'
import { SunriseArt } from './SunriseArt.tsx'

type FreeDayProps = {
  day: string
  today: string
  /** Whether there are no reminders at all. */
  isFirst: boolean
  onAdd: (text?: string) => void
}

/** Shown for a day without reminders, with a button to add one. */
export default function FreeDay({ day, today, isFirst, onAdd }: FreeDayProps) {
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
          {isFirst && <FirstSentences onSay={onAdd} />}
        </>
      }
      className="pt-4 pb-10"
    />
  )
}
