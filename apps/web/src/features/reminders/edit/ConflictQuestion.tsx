import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import type { Conflict } from './edit-draft.ts'

type ConflictQuestionProps = {
  conflicts: readonly Conflict[]
  onMine: () => void
  onTheirs: () => void
  /** Back to the form. */
  onDismiss: () => void
}

/** Asks whose values to keep where fields were changed here and elsewhere since the form was opened. */
export const ConflictQuestion = ({ conflicts, onMine, onTheirs, onDismiss }: ConflictQuestionProps) => (
  <AlertDialog
    open
    title={words.title}
    description={conflicts.map((conflict) => (
      <span key={conflict.field} className="block wrap-break-word">
        {inWords(conflict)}
      </span>
    ))}
    confirmLabel={words.mine}
    cancelLabel={words.theirs}
    onConfirm={onMine}
    onCancel={onTheirs}
    onDismiss={onDismiss}
  />
)

const words = {
  title: 'This was changed elsewhere meanwhile',
  of: (field: string, theirs: string, mine: string) => `The ${field} is now ${theirs}. Yours is ${mine}.`,
  other: 'How it repeats, or a detail, is different now, too.',
  mine: 'Keep mine',
  theirs: 'Take theirs',
  none: 'empty',
}

function inWords({ field, mine, theirs }: Conflict): string {
  if (field === 'other') return words.other
  const said = (value: string) => {
    if (value === '') return words.none
    if (field === 'date') return dateInWords(value)
    return field === 'time' ? timeInWords(value) : `“${value}”`
  }
  return words.of(field, said(theirs), said(mine))
}
