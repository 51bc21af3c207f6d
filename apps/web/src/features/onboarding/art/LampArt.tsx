/** A lit diya in a half ring of petals. */
export const LampArt = () => (
  <>
    <g stroke="var(--accent)" strokeWidth="2.2" fill="var(--surface)">
      {turns.map((turn, place) => (
        <g key={turn} className="lifts" style={{ '--turn': place / 2 } as Record<string, number>}>
          <path
            d="M160 56c10-12 10-26 0-38-10 12-10 26 0 38Z"
            transform={`rotate(${turn} 160 152)`}
            fill={place % 2 === 0 ? 'var(--surface)' : 'var(--accent-soft)'}
          />
        </g>
      ))}
    </g>
    <g fill="var(--teal)">
      {turns.map((turn) => (
        <circle key={turn} cx="160" cy="66" r="3" transform={`rotate(${turn} 160 152)`} />
      ))}
    </g>
    <circle cx="160" cy="106" r="36" fill="var(--marigold)" opacity="0.28" className="glows" />
    <path d="M160 70c16 18 20 30 16 42a16.5 16.5 0 0 1-32 0c-3-12 4-24 16-42Z" fill="var(--marigold)" />
    <path d="M160 92c7 8 9 14 7 20a7.5 7.5 0 0 1-14 0c-2-6 1-12 7-20Z" fill="#fff3d6" />
    <path d="M90 126c20 10 50 12 70 12s50-2 70-12c2 34-24 54-70 54s-72-20-70-54Z" fill="#b0470f" />
    <path
      d="M90 126c18-9 44-11 70-11s52 2 70 11c-20 10-50 12-70 12s-50-2-70-12Z"
      fill="#d9743a"
      stroke="#7d3009"
      strokeWidth="2"
    />
    <ellipse cx="160" cy="125" rx="40" ry="6" fill="#7d3009" />
    <g fill="#ffd08a">
      {[112, 136, 160, 184, 208].map((x, place) => (
        <circle key={x} cx={x} cy={150 + [0, 6, 8, 6, 0][place]!} r="4" />
      ))}
    </g>
    <path d="M128 184h64" stroke="var(--line)" strokeWidth="6" strokeLinecap="round" />
  </>
)

const turns = [-72, -54, -36, -18, 0, 18, 36, 54, 72]
