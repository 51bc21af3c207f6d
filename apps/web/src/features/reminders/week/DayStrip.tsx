import { weekdayInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'

type DayStripProps = {
  days: readonly string[]
  today: string
  /** The places of the first and last day in view. */
  from: number
  to: number
  /** Scrolls to the day at this place. */
  onSee: (place: number) => void
}

/** For a phone, which shows about three days at a time: the days of the week, those in view highlighted. */
export const DayStrip = ({ days, today, from, to, onSee }: DayStripProps) => (
  <div className="-mt-2 mb-1 flex px-3 md:hidden">
    {days.map((day, place) => {
      const inView = place >= from && place <= to
      return (
        <button
          key={day}
          type="button"
          aria-label={weekdayInWords(day)}
          aria-pressed={inView}
          onClick={() => onSee(place)}
          className="-my-1 h-11 flex-1"
        >
          <span
            className={cx(
              'block py-1 text-xs',
              inView && 'bg-teal-soft',
              place === from && 'rounded-l-sm',
              place === to && 'rounded-r-sm',
              day === today ? 'font-semibold text-teal' : inView ? 'font-medium text-ink' : 'text-soft',
            )}
          >
            {weekdayInWords(day).slice(0, 1)}
          </span>
        </button>
      )
    })}
  </div>
)
