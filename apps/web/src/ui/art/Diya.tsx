/** A clay oil lamp with a freshly lit flame. */
export function Diya({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <circle cx="32" cy="24" r="20" className="fill-marigold" opacity="0.16" />
      <path d="M32 8c6 8 8 12 8 16.5a8 8 0 0 1-16 0C24 20 26 16 32 8Z" className="moves-in fill-marigold" />
      <path d="M32 18c2.5 3.5 3.5 5.2 3.5 7.2a3.5 3.5 0 0 1-7 0c0-2 1-3.7 3.5-7.2Z" fill="#fff6e6" />
      <path
        d="M8 36c3-2.5 8-2 12 0 7 3.2 17 3.2 24 0 4-2 9-2.5 12 0-2 11-11 18-24 18S10 47 8 36Z"
        className="fill-accent"
      />
      <path
        d="M14 41c9 4.5 27 4.5 36 0"
        fill="none"
        stroke="#ffd08a"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="0.1 5"
      />
      <path d="M24 54h16v3H24z" className="fill-accent-deep" />
    </svg>
  )
}
