import { Segments } from '#ui/Segments.tsx'

import { MarkPicture } from './DietMark.tsx'

const choices = [
  { value: 'veg', label: 'Veg Only', icon: <MarkPicture veg className="size-4" /> },
  { value: 'all', label: 'Veg + Non-Veg', icon: <MarkPicture veg={false} className="size-4" /> },
] as const

export function VegToggle({ vegOnly, onChange }: { vegOnly: boolean; onChange: (vegOnly: boolean) => void }) {
  return (
    <Segments
      label={<span className="sr-only">Which dishes</span>}
      value={vegOnly ? 'veg' : 'all'}
      onChange={(choice) => onChange(choice === 'veg')}
      choices={choices}
      className="grow whitespace-nowrap sm:grow-0"
    />
  )
}
