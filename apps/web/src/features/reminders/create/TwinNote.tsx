import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { words } from '../words.ts'
import type { Coming } from './twin.ts'
import { useTwin } from './use-twin.ts'

/** Says that something is there already, before it is made again. */
export function TwinNote({ coming }: { coming: Coming }) {
  const twin = useTwin(coming)
  return (
    twin && (
      <span className="block font-medium text-warn">
        {words.twin(twin.reminder.title, dateInWords(twin.day), timeInWords(twin.reminder.time))}
      </span>
    )
  )
}
