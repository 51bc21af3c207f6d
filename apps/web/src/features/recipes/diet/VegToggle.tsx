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
      // On a phone the words alone, so that the buttons beside it have room in the same row.
      className="grow whitespace-nowrap max-[26rem]:[&_label]:flex-auto max-[26rem]:[&_label]:px-1 max-[26rem]:[&_svg]:hidden sm:grow-0"
    />
  )
}
