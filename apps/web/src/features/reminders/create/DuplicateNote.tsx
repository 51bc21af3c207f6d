import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { words } from '../words.ts'
import type { Coming } from './duplicate.ts'
import { useDuplicate } from './use-duplicate.ts'

/** Points out an existing reminder before a duplicate is created. */
export function DuplicateNote({ coming }: { coming: Coming }) {
  const duplicate = useDuplicate(coming)
  return (
    duplicate && (
      <span className="block font-medium text-warn">
        {words.duplicate(duplicate.reminder.title, dateInWords(duplicate.day), timeInWords(duplicate.reminder.time))}
      </span>
    )
  )
}
