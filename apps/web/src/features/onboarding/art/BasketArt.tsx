/** A cloth market bag with vegetables and a price tag. */
export const BasketArt = () => (
  <>
    <ellipse cx="160" cy="184" rx="92" ry="9" fill="var(--line)" />
    <g className="lifts">
      <path d="M112 92c-22-22-16-52 2-66 4 14 14 36 8 66Z" fill="var(--ok)" />
      <path d="M124 92c-8-26 2-54 20-72 8 22 8 48-4 72Z" fill="var(--ok)" opacity="0.75" />
      <path
        d="M115 88c-5-20-4-36-1-50M133 90c-1-20 3-40 9-56"
        stroke="var(--surface)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
    <g className="lifts" style={{ '--turn': 1 } as Record<string, number>}>
      <path d="M176 100c-8-22 2-46 24-54 18 12 18 40 4 58Z" fill="#6b3a77" />
      <path d="M196 52c-3-8 0-14 6-18 4 4 6 10 4 16 6-1 10 1 12 5-8 5-17 4-22-3Z" fill="var(--ok)" />
      <path d="M186 88c-3-12 0-22 7-30" stroke="#b58bc0" strokeWidth="3" strokeLinecap="round" />
    </g>
    <g className="lifts" style={{ '--turn': 2 } as Record<string, number>}>
      <circle cx="158" cy="86" r="22" fill="#cf4a2c" />
      <path d="M158 66c-6 1-11 0-14-4 6-1 10-1 14 1 3-4 8-5 13-4-2 5-6 8-13 7Z" fill="var(--ok)" />
      <path d="M147 82c1-5 4-8 8-10" stroke="#f4a78f" strokeWidth="3" strokeLinecap="round" />
    </g>
    <path
      d="M84 92h152l-14 86a10 10 0 0 1-10 8H108a10 10 0 0 1-10-8Z"
      fill="#e7cf9f"
      stroke="#8d6a34"
      strokeWidth="3"
      strokeLinejoin="round"
    />
    <path d="M90 112h140l-3 18H93Z" fill="var(--teal)" />
    <path d="M95 140h130l-1.5 8H96.5Z" fill="#b0470f" />
    <path d="M120 92c0 40 12 54 40 54s40-14 40-54" stroke="#8d6a34" strokeWidth="5" strokeLinecap="round" />
    <g className="sways">
      <path d="M236 112v14" stroke="var(--edge)" strokeWidth="2.5" />
      <path
        d="m236 124 22 14v34a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6v-34Z"
        fill="var(--surface)"
        stroke="var(--accent)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="236" cy="138" r="3.5" fill="var(--accent)" />
      <text x="236" y="166" textAnchor="middle" fontSize="20" fontWeight="700" fill="var(--accent-text)">
        ₹
      </text>
    </g>
  </>
)
