import { Segments } from '#ui/Segments.tsx'

import { MarkPicture } from '../card/DietMark.tsx'

const choices = [
  { value: 'veg', label: 'Veg Only', icon: <MarkPicture veg className="size-4" /> },
  { value: 'all', label: 'Veg + Non-Veg', icon: <MarkPicture veg={false} className="size-4" /> },
] as const

export function VegToggle({ vegOnly, onChange }: { vegOnly: boolean; onChange: (vegOnly: boolean) => void }) {
  return (
    <Segments
      label={<span className="sr-only">Veg or non-veg</span>}
      value={vegOnly ? 'veg' : 'all'}
      onChange={(choice) => onChange(choice === 'veg')}
      choices={choices}
      // On a phone only the marks, which everybody in India recognises; the labels remain for screen readers.
      className="whitespace-nowrap max-md:[&_label]:px-2 [&_label]:min-h-9! [&_label]:font-medium"
      quietLabels
    />
  )
}
