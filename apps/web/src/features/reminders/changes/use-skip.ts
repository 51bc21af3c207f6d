import type { Occurrence, Overdue } from '../agenda/outlook.ts'
import { words } from '../words.ts'
import { together } from './cached-list.ts'
import { useDeleteDay } from './use-remove.ts'

/** Skips missed occurrences of a repeating reminder, with an undo. */
export function useSkip() {
  const { mutate: removeDay } = useDeleteDay()
  const skip = ({ reminder, day }: Occurrence) => removeDay({ reminder, day, sentence: words.skipped })

  function skipAll({ reminder, day, later }: Overdue): void {
    const days = [day, ...later]
    const onDone = together(days.length, words.skippedAll)
    for (const each of days) removeDay({ reminder, day: each, onDone })
  }

  return { skip, skipAll }
}
