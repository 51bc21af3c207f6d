/** A thali from above: rice, dal, sabzi, curd, rotis and a slice of lime. */
export const KitchenArt = () => (
  <>
    <ellipse cx="160" cy="112" rx="118" ry="78" fill="var(--line)" />
    <ellipse cx="160" cy="107" rx="118" ry="78" fill="var(--surface)" stroke="var(--edge)" strokeWidth="3" />
    <ellipse cx="160" cy="107" rx="104" ry="67" stroke="var(--line)" strokeWidth="2.5" />
    {bowls.map(({ x, y, fill, dots }, turn) => (
      <g key={fill} className="lifts" style={{ '--turn': turn } as Record<string, number>}>
        <ellipse cx={x} cy={y + 4} rx="27" ry="19" fill="var(--edge)" />
        <ellipse cx={x} cy={y} rx="27" ry="19" fill="var(--sunk)" stroke="var(--edge)" strokeWidth="2.5" />
        <ellipse cx={x} cy={y} rx="21" ry="13.5" fill={fill} />
        <g fill={dots}>
          <circle cx={x - 8} cy={y - 3} r="2.6" />
          <circle cx={x + 5} cy={y - 5} r="2.2" />
          <circle cx={x + 9} cy={y + 3} r="2.8" />
          <circle cx={x - 3} cy={y + 5} r="2.2" />
        </g>
      </g>
    ))}
    <g className="lifts" style={{ '--turn': 4 } as Record<string, number>}>
      <ellipse cx="124" cy="130" rx="42" ry="25" fill="#e9c58b" stroke="#a8722c" strokeWidth="2.5" />
      <g fill="#b98a4a" opacity="0.75">
        <ellipse cx="108" cy="126" rx="6" ry="3" />
        <ellipse cx="131" cy="137" rx="7" ry="3.2" />
        <ellipse cx="138" cy="121" rx="4" ry="2.2" />
      </g>
    </g>
    <g className="lifts" style={{ '--turn': 5 } as Record<string, number>}>
      <path
        d="M174 148c3-22 18-34 34-34s29 12 32 30c-20 12-48 14-66 4Z"
        fill="#fffaf0"
        stroke="#cdbb9c"
        strokeWidth="2.5"
      />
      <g fill="#d9c8a8">
        <ellipse cx="196" cy="134" rx="4" ry="1.7" transform="rotate(-24 196 134)" />
        <ellipse cx="213" cy="126" rx="4" ry="1.7" transform="rotate(12 213 126)" />
        <ellipse cx="221" cy="140" rx="4" ry="1.7" transform="rotate(-10 221 140)" />
        <ellipse cx="206" cy="143" rx="4" ry="1.7" transform="rotate(30 206 143)" />
      </g>
      <path d="M204 108c2-9 9-13 17-13-1 9-6 14-17 13Z" fill="var(--ok)" />
    </g>
    <g stroke="var(--faint)" strokeWidth="3" strokeLinecap="round" className="steams">
      <path d="M118 38c-6-8 6-12 0-21M160 32c-6-8 6-12 0-21M202 38c-6-8 6-12 0-21" />
    </g>
  </>
)

const bowls = [
  { x: 86, y: 86, fill: '#e8b23c', dots: '#a5701a' },
  { x: 134, y: 68, fill: '#5e8f4e', dots: '#dfe9b6' },
  { x: 186, y: 68, fill: '#c2562a', dots: '#f4c58c' },
  { x: 234, y: 86, fill: '#f6efe2', dots: '#4c8a5a' },
]
