import { addDays, gridOf, partsOf } from '#platform/days.ts'
import { monthInWords } from '#platform/in-words.ts'
import { calendarFrame, weekdayNames } from './calendar-frame.ts'

const week = [0, 1, 2, 3, 4, 5, 6]

/** The month on paper, until the one that can be used is there: same numbers, same places. */
export function CalendarSkeleton({ month, day }: { month: string; day: string }) {
  const { from } = gridOf(month)

  return (
    <div aria-hidden="true" className={calendarFrame.month}>
      <span className="size-11" />
      <p className={calendarFrame.caption}>{monthInWords(month)}</p>
      <span className="size-11" />
      <table className={calendarFrame.grid}>
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} className={calendarFrame.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1, 2, 3, 4, 5].map((row) => (
            <tr key={row}>
              {week.map((column) => (
                <td
                  key={column}
                  className={calendarFrame.cell}
                  data-selected={addDays(from, row * 7 + column) === day || undefined}
                >
                  <span className={`${calendarFrame.day} text-faint`}>
                    {partsOf(addDays(from, row * 7 + column)).date}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
