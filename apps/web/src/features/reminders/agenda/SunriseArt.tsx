/** A line drawing of a sun rising over still water, with dotted rays as in a rangoli. */
export function SunriseArt() {
  return (
    <svg aria-hidden="true" viewBox="0 0 180 110" className="h-27 w-45" fill="none" strokeLinecap="round">
      <g className="text-marigold" stroke="currentColor" strokeWidth="3.2">
        {rays.map((turn) => (
          <path key={turn} d="M90 42V14" strokeDasharray="0.1 8.5" transform={`rotate(${turn} 90 84)`} />
        ))}
      </g>
      <path d="M60 84a30 30 0 0 1 60 0" className="fill-accent-soft stroke-accent" strokeWidth="2.5" />
      <g className="stroke-teal" strokeWidth="2.5">
        <path d="M22 84h136" />
        <path d="M44 94h34m14 0h44" opacity="0.6" />
        <path d="M66 104h20m12 0h18" opacity="0.35" />
      </g>
    </svg>
  )
}

const rays = [-75, -50, -25, 0, 25, 50, 75]
