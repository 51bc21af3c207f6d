import { dateInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'

type DayButtonProps = {
  day: string
  today: string
  /** The accessible name. */
  name: string
  chosen: boolean
  onPick: (day: string) => void
  /** Whether the weekday stays above the date at every width. */
  narrow?: boolean
}

/** A day of a strip: its weekday and date. */
export function DayButton({ day, today, name, chosen, onPick, narrow = false }: DayButtonProps) {
  const [weekday, date] = dateInWords(day).replace(',', '').split(' ')

  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onPick(day)}
      className={cx(
        narrow ? 'min-w-11' : 'min-w-12 sm:flex-row sm:gap-1.5',
        'relative flex min-h-11 flex-1 shrink-0 flex-col items-center justify-center rounded-md border px-1 text-sm mouse:transition-colors',
        chosen
          ? 'border-teal bg-teal-soft font-semibold text-teal'
          : cx('text-soft hover:bg-sunk hover:text-ink', narrow ? 'border-line' : 'border-transparent'),
      )}
    >
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="text-xs">
        {day === today ? 'Today' : weekday}
      </span>
      <span aria-hidden="true" className="text-md leading-tight font-semibold tabular-nums">
        {date}
      </span>
    </button>
  )
}
