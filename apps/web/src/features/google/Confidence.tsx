import { cx } from '#ui/cx.ts'

import { confidenceLevel } from './confidence-level.ts'

/** The confidence in a suggestion, as three bars, words and a number. */
export function Confidence({ of: confidence }: { of: number }) {
  const { bars, text } = confidenceLevel(confidence)

  return (
    <p className="mr-auto flex items-center gap-2 py-1 text-sm text-soft">
      <span aria-hidden="true" className="flex items-end gap-0.5">
        {heights.map((height, place) => (
          <span key={height} className={cx('w-1 rounded-full', height, place < bars ? 'bg-teal' : 'bg-line')} />
        ))}
      </span>
      {text} · {Math.round(confidence * 100)}% sure
    </p>
  )
}

const heights = ['h-1.5', 'h-2.5', 'h-3.5']
