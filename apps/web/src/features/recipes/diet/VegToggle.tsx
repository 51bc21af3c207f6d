import { Segments } from '#ui/Segments.tsx'

import { MarkPicture } from '../card/DietMark.tsx'

const choices = [
  { value: 'veg', label: 'Veg Only', icon: <MarkPicture veg className="size-4 max-md:hidden" /> },
  { value: 'all', label: 'Veg + Non-Veg', icon: <MarkPicture veg={false} className="size-4 max-md:hidden" /> },
] as const

export function VegToggle({ vegOnly, onChange }: { vegOnly: boolean; onChange: (vegOnly: boolean) => void }) {
  return (
    <Segments
      label={<span className="sr-only">Veg or non-veg</span>}
      value={vegOnly ? 'veg' : 'all'}
      onChange={(choice) => onChange(choice === 'veg')}
      choices={choices}
      // On a phone only the words, for which the title has two lines.
      className="whitespace-nowrap [&_label]:min-h-9! [&_label]:font-medium"
    />
  )
}
