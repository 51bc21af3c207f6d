import type { ReactNode } from 'react'

/** Threads from the day's sun to the channels people already use: messages, calls, the calendar and mail. */
export const ThreadsArt = () => (
  <>
    <g stroke="var(--marigold)" strokeWidth="3" strokeLinecap="round">
      {threads.map((d) => (
        <path key={d} d={d} pathLength="1" className="draws" />
      ))}
    </g>
    <circle cx="160" cy="104" r="39" fill="var(--surface)" stroke="var(--accent)" strokeWidth="3.5" />
    <path d="M139 112a21 21 0 0 1 42 0Z" fill="var(--marigold)" />
    <g stroke="var(--marigold)" strokeWidth="4" strokeLinecap="round" className="glows">
      {[-60, -30, 0, 30, 60].map((turn) => (
        <path key={turn} d="M160 86v-7" transform={`rotate(${turn} 160 112)`} />
      ))}
    </g>
    <path d="M132 120h56" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    <Tile x={62} y={54} turn={0}>
      <path
        d="M46 40h32a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7H62l-12 9v-9h-4a7 7 0 0 1-7-7V47a7 7 0 0 1 7-7Z"
        fill="var(--ok)"
      />
      <g fill="var(--ok-soft)">
        <circle cx="52" cy="54" r="3" />
        <circle cx="62" cy="54" r="3" />
        <circle cx="72" cy="54" r="3" />
      </g>
    </Tile>
    <Tile x={258} y={54} turn={1}>
      <rect x="239" y="38" width="38" height="35" rx="7" fill="var(--teal)" />
      <path d="M239 50h38" stroke="var(--teal-soft)" strokeWidth="3" />
      <path d="M249 33v9M267 33v9" stroke="var(--teal)" strokeWidth="4.5" strokeLinecap="round" />
      <g fill="var(--teal-soft)">
        <circle cx="249" cy="58" r="2.6" />
        <circle cx="258" cy="58" r="2.6" />
        <circle cx="267" cy="58" r="2.6" />
        <circle cx="249" cy="66" r="2.6" />
        <circle cx="258" cy="66" r="2.6" />
      </g>
    </Tile>
    <Tile x={62} y={152} turn={2}>
      <path
        d="M50 138c4-3 8-2 10 2l3 6c1 3 0 5-3 7 2 5 6 9 11 11 2-3 4-4 7-3l6 3c4 2 5 6 2 10-4 5-11 4-18 0-10-6-17-13-21-22-3-7-2-11 3-14Z"
        fill="var(--accent)"
      />
    </Tile>
    <Tile x={258} y={152} turn={3}>
      <rect x="236" y="137" width="44" height="31" rx="6" fill="var(--danger)" />
      <path
        d="m239 142 19 14 19-14"
        stroke="var(--danger-soft)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Tile>
  </>
)

const threads = [
  'M126 84C108 74 104 58 94 56',
  'M194 84C212 74 216 58 226 56',
  'M126 124C108 134 104 150 94 152',
  'M194 124C212 134 216 150 226 152',
]

function Tile({ x, y, turn, children }: { x: number; y: number; turn: number; children: ReactNode }) {
  return (
    <g className="lifts" style={{ '--turn': turn } as Record<string, number>}>
      <rect
        x={x - 33}
        y={y - 33}
        width="66"
        height="66"
        rx="18"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      {children}
    </g>
  )
}
