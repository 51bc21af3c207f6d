import { cx } from './cx.ts'

/** A spinning sun. A label says what is loading; without one it is decorative. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const sun = (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('turns size-5', className)}>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
        {rays.map((ray) => (
          <path key={ray.turn} d="M12 2.5v4" opacity={ray.opacity} transform={`rotate(${ray.turn} 12 12)`} />
        ))}
      </g>
    </svg>
  )
  if (label === undefined) return sun
  return (
    <output className="inline-flex items-center gap-3 text-soft">
      {sun}
      <span>{label}</span>
    </output>
  )
}

const rays = Array.from({ length: 8 }, (_, index) => ({ turn: index * 45, opacity: (index + 1) / 8 }))
