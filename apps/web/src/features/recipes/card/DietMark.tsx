import { cx } from '#ui/cx.ts'

/**
 * The mark prescribed by FSSAI, a green circle or a brown triangle in a square, always with its label.
 *
 * @see Food Safety and Standards (Labelling and Display) Regulations 2020, regulation 5(4).
 */
export function DietMark({ veg, word, className }: { veg: boolean; word: string; className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap', className)}>
      <MarkPicture veg={veg} />
      {word}
    </span>
  )
}

export function MarkPicture({ veg, className }: { veg: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={cx('size-4.5 shrink-0 rounded-xs bg-[#fffdf9]', veg ? 'text-[#117a37]' : 'text-[#7a3415]', className)}
    >
      <rect x="1.2" y="1.2" width="17.6" height="17.6" rx="2" fill="none" stroke="currentColor" strokeWidth="2" />
      {veg ? (
        <circle cx="10" cy="10" r="4.6" fill="currentColor" />
      ) : (
        <path d="M10 4.8 15.6 15H4.4Z" fill="currentColor" />
      )}
    </svg>
  )
}
