import { cx } from '#ui/cx.ts'
import { type Mark, piecesOf } from './marks.ts'

type MarkedTextProps = { text: string; marks: readonly Mark[]; className: string }

/** Highlights behind a text field with identical wrapping; only the field's own letters are visible. */
export const MarkedText = ({ text, marks, className }: MarkedTextProps) => (
  <div aria-hidden="true" className={cx(className, 'pointer-events-none border-transparent! text-transparent')}>
    {piecesOf(text, marks).map(({ words, kind, start }) =>
      kind === null ? (
        <span key={start}>{words}</span>
      ) : (
        <mark key={start} className={cx('rounded-xs text-transparent shadow-mark', tones[kind])}>
          {words}
        </mark>
      ),
    )}
    {/* An empty last line has no height without content. */}
    {'\u200b'}
  </div>
)

/** The highlight colours by kind. */
const tones = {
  date: 'bg-accent-soft [--mark:var(--accent-soft)]',
  time: 'bg-teal-soft [--mark:var(--teal-soft)]',
  recurrence: 'bg-accent-soft [--mark:var(--accent-soft)]',
  lead: 'bg-teal-soft [--mark:var(--teal-soft)]',
  duration: 'bg-teal-soft [--mark:var(--teal-soft)]',
} as const
