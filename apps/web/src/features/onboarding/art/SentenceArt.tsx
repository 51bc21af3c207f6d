/** A sentence with its recognised words marked, and the bell it becomes. */
export const SentenceArt = () => (
  <>
    <g className="lifts" fontFamily="var(--font-heading)" fontSize="16">
      <path
        d="M46 34h196a16 16 0 0 1 16 16v34a16 16 0 0 1-16 16H82l-24 20 4-20H46a16 16 0 0 1-16-16V50a16 16 0 0 1 16-16Z"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      {words.map(({ text, x, width, fill, ground }) => (
        <g key={text}>
          <rect x={x - 8} y="54" width={width + 16} height="27" rx="8" fill={ground} />
          <text x={x} y="73" textLength={width} lengthAdjust="spacingAndGlyphs" fill={fill}>
            {text}
          </text>
        </g>
      ))}
    </g>
    <path
      d="M132 106c4 26 22 40 52 42"
      pathLength="1"
      className="draws"
      stroke="var(--edge)"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
    <path d="m176 141 9 7-10 6" stroke="var(--edge)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    <circle cx="230" cy="146" r="37" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
    <g className="sways">
      <path
        d="M230 121c-12 0-18 9-18 20 0 11-5 15-7 20h50c-2-5-7-9-7-20 0-11-6-20-18-20Z"
        fill="var(--marigold)"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M224 166a6.5 6.5 0 0 0 12 0Z" fill="var(--accent)" />
      <circle cx="230" cy="119" r="3.6" fill="var(--accent)" />
    </g>
    <g stroke="var(--teal)" strokeWidth="3.5" strokeLinecap="round" className="glows">
      <path d="M279 126a36 36 0 0 1 0 38M290 116a52 52 0 0 1 0 58M181 164a36 36 0 0 1-3-10" />
    </g>
    <g fill="var(--ink)" fontFamily="var(--font-text)" fontSize="14" fontWeight="600" className="lifts" style={second}>
      <rect x="34" y="140" width="124" height="36" rx="12" fill="var(--surface)" stroke="var(--line)" strokeWidth="2" />
      <text x="48" y="163" textLength="96" lengthAdjust="spacingAndGlyphs">
        Tomorrow, 8 am
      </text>
    </g>
  </>
)

/** Fixed widths, independent of the font. */
const words = [
  { text: 'kal', x: 52, width: 24, fill: 'var(--teal)', ground: 'var(--teal-soft)' },
  { text: 'subah 8 baje', x: 98, width: 90, fill: 'var(--accent-text)', ground: 'var(--accent-soft)' },
  { text: 'chai', x: 206, width: 32, fill: 'var(--ink)', ground: 'none' },
]

const second = { '--turn': 4 } as Record<string, number>
