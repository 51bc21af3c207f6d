import type { Span } from '@planner/reminder-language'

import { useRef } from 'react'

import { cx } from '#ui/cx.ts'
import { useFadedEdges } from '#ui/scroll/use-faded-edges.ts'

import type { DayWords } from '../agenda/spoken-day.ts'
import { quickWordIn, quickWords, withQuickWord } from './quick-chips.ts'

type QuickWordsProps = {
  text: string
  leftAlone: readonly Span[]
  /** The words for the day that the parser found. */
  day: DayWords | null
  onChange: (text: string) => void
}

/** Buttons for common days and parts of the day, which insert the word into the text. */
export function QuickWords({ text, leftAlone, day, onChange }: QuickWordsProps) {
  const row = useRef<HTMLDivElement>(null)
  useFadedEdges(row)

  return (
    <div
      ref={row}
      className="-mx-5 mb-2 flex gap-x-2 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:gap-x-5 md:px-0"
    >
      {quickWords.map(({ group, words }) => (
        <fieldset key={group} aria-label={group} className="flex gap-x-2">
          {words.map((word) => {
            const on = quickWordIn(text, word, leftAlone, day)?.word === word

            return (
              <button
                key={word}
                type="button"
                aria-pressed={on}
                // Keeps focus in the text, and a phone's keyboard open.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange(withQuickWord(text, word, leftAlone, day))}
                className="group grid h-11 shrink-0 items-center"
              >
                <span
                  className={cx(
                    'inline-flex min-h-9 items-center rounded-full border px-3 text-sm font-medium mouse:transition-colors',
                    on
                      ? 'border-teal bg-teal-soft text-teal'
                      : 'border-line bg-surface text-soft group-hover:border-teal group-hover:text-teal',
                  )}
                >
                  {word}
                </span>
              </button>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
