import { cx } from '../cx.ts'

/** Rings of dots and petals, as drawn in front of a door in the morning. Decorative. */
export function Rangoli({ className }: { className?: string }) {
  return (
    <svg viewBox="-100 -100 200 200" aria-hidden="true" className={cx('fill-none', className)}>
      <g
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="[&>*]:[vector-effect:non-scaling-stroke]"
      >
        {turns(16).map((turn) => (
          <path key={turn} d="M0 -58C9 -70 9 -82 0 -94C-9 -82 -9 -70 0 -58Z" transform={`rotate(${turn})`} />
        ))}
        {turns(8).map((turn) => (
          <path key={turn} d="M0 -18C13 -28 13 -44 0 -54C-13 -44 -13 -28 0 -18Z" transform={`rotate(${turn})`} />
        ))}
        <circle r="13" />
      </g>
      <g fill="currentColor">
        <circle r="4.5" />
        {turns(8).map((turn) => (
          <circle key={turn} cy="-36" r="2.6" transform={`rotate(${turn})`} />
        ))}
        {turns(16).map((turn) => (
          <circle key={turn} cy="-57" r="2.1" transform={`rotate(${turn + 11.25})`} />
        ))}
        {turns(16).map((turn) => (
          <circle key={turn} cy="-84" r="1.7" transform={`rotate(${turn + 11.25})`} />
        ))}
      </g>
    </svg>
  )
}

const turns = (count: number) => Array.from({ length: count }, (_, index) => (360 / count) * index)
