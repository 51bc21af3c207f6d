import { cx } from '../cx.ts'

/** The product's logo: a sun above the horizon, on a tile. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cx('shrink-0', className)}>
      <rect width="48" height="48" rx="13" className="fill-[#b0470f]" />
      <path d="M14.5 30a9.5 9.5 0 0 1 19 0Z" className="fill-[#ffd08a]" />
      <g className="stroke-[#ffd08a]" strokeWidth="2.6" strokeLinecap="round">
        {[-72, -36, 0, 36, 72].map((turn) => (
          <path key={turn} d="M24 15.8V11" transform={`rotate(${turn} 24 30)`} />
        ))}
      </g>
      <path d="M9.5 34.8h29" className="stroke-[#fff6e6]" strokeWidth="2.8" strokeLinecap="round" />
    </svg>
  )
}
