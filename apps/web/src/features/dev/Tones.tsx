const tones = [
  'bg-paper',
  'bg-surface',
  'bg-sunk',
  'bg-accent',
  'bg-accent-soft',
  'bg-marigold',
  'bg-teal',
  'bg-teal-soft',
  'bg-ok-soft',
  'bg-warn-soft',
  'bg-danger-soft',
  'bg-danger',
]

export function Tones() {
  return (
    <ul className="grid grid-cols-4 gap-2 text-xs md:grid-cols-6">
      {tones.map((tone) => (
        <li key={tone}>
          <div className={`h-14 rounded-md border border-line ${tone}`} />
          {tone.slice(3)}
        </li>
      ))}
    </ul>
  )
}
