import { Segments } from '#ui/Segments.tsx'

import { MarkPicture } from '../card/DietMark.tsx'

const choices = [
  { value: 'veg', name: 'Veg Only' },
  { value: 'all', name: 'Veg + Non-Veg' },
] as const

export function VegToggle({ vegOnly, onChange }: { vegOnly: boolean; onChange: (vegOnly: boolean) => void }) {
  return (
    <Segments
      label={<span className="sr-only">Veg or non-veg</span>}
      value={vegOnly ? 'veg' : 'all'}
      onChange={(choice) => onChange(choice === 'veg')}
      // On a phone only the marks, known from every package, so that the title has one line.
      choices={choices.map(({ value, name }) => ({
        value,
        icon: <MarkPicture veg={value === 'veg'} className="max-sm:mx-1" />,
        label: <span className="max-sm:sr-only">{name}</span>,
      }))}
      className="whitespace-nowrap [&_label]:min-h-9! [&_label]:font-medium"
    />
  )
}
