import { cx } from '../cx.ts'

/** A line drawing of a sun rising behind two hills. Decorative. */
export function Sunrise({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 130" aria-hidden="true" className={cx('fill-none', className)}>
      <path d="M84 96a36 36 0 0 1 72 0Z" className="fill-marigold" />
      <g className="stroke-marigold" strokeWidth="4" strokeLinecap="round">
        {[-75, -50, -25, 0, 25, 50, 75].map((turn) => (
          <path key={turn} d={turn % 50 === 0 ? 'M120 46V26' : 'M120 46V34'} transform={`rotate(${turn} 120 96)`} />
        ))}
      </g>
      <path
        d="M8 116C44 88 76 84 110 100S184 118 232 92"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M34 124C78 108 112 108 146 118" className="stroke-teal" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
