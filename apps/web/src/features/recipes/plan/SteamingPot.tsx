import { cx } from '#ui/cx.ts'

/** A line drawing of a handi over a flame. Decorative. */
export function SteamingPot({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 120" aria-hidden="true" className={cx('fill-none', className)}>
      <g className="shimmers stroke-teal" strokeWidth="3" strokeLinecap="round">
        <path d="M52 34c-6-7 6-11 0-19" />
        <path d="M70 30c-6-8 6-13 0-22" />
        <path d="M88 34c-6-7 6-11 0-19" />
      </g>
      <path
        d="M30 54h80c4 22-8 44-24 48H54C38 98 26 76 30 54Z"
        className="fill-accent-soft stroke-accent"
        strokeWidth="3"
      />
      <path d="M24 54c0-6 6-9 12-9h68c6 0 12 3 12 9" className="stroke-accent" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M40 68h60M44 80l6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6"
        className="stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M60 116c-4-4 2-6 0-10 5 2 6 6 4 10m10 0c-4-5 3-8 1-13 6 3 8 8 4 13"
        className="stroke-marigold"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
