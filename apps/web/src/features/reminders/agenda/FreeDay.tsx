import { Plus } from 'lucide-react'
import { longDateInWords } from '#platform/time/in-words.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { loadDialogs } from '../lazy-dialogs.ts'
import { words } from '../words.ts'
import { SunriseArt } from './SunriseArt.tsx'

/** A day without reminders: good news, and a way to change it. */
export function FreeDay({ day, today, onAdd }: { day: string; today: string; onAdd: () => void }) {
  const isToday = day === today

  return (
    <EmptyState
      art={<SunriseArt />}
      title={isToday ? words.freeToday : words.freeDay}
      text={isToday ? words.freeTodayText : words.freeDayText(longDateInWords(day))}
      action={
        <Button variant="secondary" onClick={onAdd} onPointerEnter={loadDialogs}>
          <Plus aria-hidden="true" className="size-5" />
          Add a reminder
        </Button>
      }
      className="pt-4 pb-10"
    />
  )
}
