import { cx } from '#ui/cx.ts'
import { type Mark, piecesOf } from './marks.ts'

type MarkedTextProps = { text: string; marks: readonly Mark[]; className: string }

/** The marks behind a text field with the same wrapping: of the text itself only the field's letters are seen. */
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
    {/* A last empty line has a height only with something in it. */}
    {'\u200b'}
  </div>
)

/** The colours of words that were understood. */
const tones = {
  date: 'bg-accent-soft [--mark:var(--accent-soft)]',
  time: 'bg-teal-soft [--mark:var(--teal-soft)]',
  recurrence: 'bg-accent-soft [--mark:var(--accent-soft)]',
  lead: 'bg-teal-soft [--mark:var(--teal-soft)]',
  duration: 'bg-teal-soft [--mark:var(--teal-soft)]',
} as const
