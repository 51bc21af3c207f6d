/** A door in the morning, with a garland of marigolds and mango leaves above it and the sun on its threshold. */
export const DoorArt = () => (
  <>
    <path
      d="M92 186V96c0-20 12-25 20-38 7 6 14 4 20-4 8 2 16-2 28-16 12 14 20 18 28 16 6 8 13 10 20 4 8 13 20 18 20 38v90Z"
      fill="var(--surface)"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <g className="lifts">
      <g stroke="var(--marigold)" strokeWidth="5" strokeLinecap="round" className="glows">
        {[-75, -50, -25, 0, 25, 50, 75].map((turn) => (
          <path key={turn} d="M160 111V98" transform={`rotate(${turn} 160 158)`} />
        ))}
      </g>
      <path d="M124 158a36 36 0 0 1 72 0Z" fill="var(--marigold)" />
    </g>
    <path d="M94 166c22-12 44-12 66-3s46 8 66-6v29H94Z" fill="var(--teal-soft)" />
    <path
      d="M94 166c22-12 44-12 66-3s46 8 66-6"
      pathLength="1"
      className="draws"
      stroke="var(--teal)"
      strokeWidth="3.5"
    />
    <path d="M62 187h196" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
    <path d="M36 22c40 22 84 28 124 28s84-6 124-28" stroke="var(--teal)" strokeWidth="3" strokeLinecap="round" />
    {hung.map(({ x, y }, place) =>
      place % 2 === 0 ? (
        <path
          key={x}
          d={`M${x} ${y}c-8 8-7 19 0 27 7-8 8-19 0-27Z`}
          className="sways"
          fill="var(--ok)"
          stroke="var(--surface)"
          strokeWidth="1.2"
        />
      ) : (
        <g key={x}>
          <circle cx={x} cy={y + 6} r="8" fill="var(--marigold)" />
          <circle cx={x} cy={y + 6} r="4.5" fill="none" stroke="var(--accent)" strokeWidth="1.6" />
        </g>
      ),
    )}
  </>
)

/** Positions along the garland's curve. */
const hung = [44, 67, 90, 113, 137, 160, 183, 207, 230, 253, 276].map((x) => ({
  x,
  y: 50 - 24 * ((x - 160) / 116) ** 2,
}))
