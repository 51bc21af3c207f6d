import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import type { RecurrenceEngine } from '../agenda/occurrences.ts'
import { useRecurrenceEngine } from '../queries.ts'
import type { Conflict } from './edit-draft.ts'
import { recurrenceInWords } from './recurrence-in-words.ts'

type ConflictQuestionProps = {
  conflicts: readonly Conflict[]
  onMine: () => void
  onTheirs: () => void
  /** Back to the form. */
  onDismiss: () => void
}

/** Asks whose values to keep where fields were changed here and elsewhere since the form was opened. */
export function ConflictQuestion({ conflicts, onMine, onTheirs, onDismiss }: ConflictQuestionProps) {
  const rules = conflicts.flatMap((conflict) => (conflict.field === 'rule' ? [conflict.mine, conflict.theirs] : []))
  const engine = useRecurrenceEngine(rules)
  return (
    <AlertDialog
      open
      title={words.title}
      description={conflicts.map((conflict) => (
        <span key={conflict.field} className="block wrap-break-word">
          {inWords(conflict, engine)}
        </span>
      ))}
      confirmLabel={words.mine}
      cancelLabel={words.theirs}
      // A second Enter must not discard what was typed; keeping it has an undo.
      focused="confirm"
      onConfirm={onMine}
      onCancel={onTheirs}
      onDismiss={onDismiss}
    />
  )
}

const words = {
  title: 'This was changed on another device',
  of: (field: string, theirs: string, mine: string) => `The ${field} is now ${theirs}. Yours is ${mine}.`,
  rule: 'How it repeats, or when it ends, is different now.',
  forWhom: 'Who it’s for, or who’s notified, is different now.',
  detail: 'A detail is different now.',
  mine: 'Keep mine',
  theirs: 'Use theirs',
  empty: 'empty',
  once: 'none',
}

function inWords(conflict: Conflict, engine: RecurrenceEngine | undefined): string {
  if (conflict.field === 'forWhom' || conflict.field === 'detail') return words[conflict.field]
  if (conflict.field === 'rule') {
    const [theirs, mine] = [conflict.theirs, conflict.mine].map((rule) => recurrenceInWords(rule, engine))
    if (theirs === mine) return words.rule
    return words.of('repetition', quoted(theirs, words.once), quoted(mine, words.once))
  }
  const { field, mine, theirs } = conflict
  const said = (value: string) => {
    if (value !== '' && field === 'date') return dateInWords(value)
    return value !== '' && field === 'time' ? timeInWords(value) : quoted(value, words.empty)
  }
  return words.of(field, said(theirs), said(mine))
}

/** Returns a value in quotes, shortened, so that the buttons stay in view. */
function quoted(value: string | null | undefined, ifNone: string): string {
  if (!value) return ifNone
  const [start] = startOf.exec(value)!
  return `“${start.length < value.length ? `${start.trimEnd()}…` : value}”`
}

/** Up to 120 characters, the last with its marks. */
const startOf = /^.{0,120}\p{M}*/su
