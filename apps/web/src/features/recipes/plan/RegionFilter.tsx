import { ChevronDown, Map as MapPicture } from 'lucide-react'

import { cx } from '#ui/cx.ts'

/** A select for regions of India. Its label is visually hidden, because the selected option is self-explanatory. */
export function RegionFilter({
  regions,
  value,
  onChange,
  large = false,
}: {
  regions: readonly string[]
  value: string
  onChange: (region: string) => void
  /** As high as the field beside it. */
  large?: boolean
}) {
  return (
    <div className="relative w-fit shrink-0 self-start sm:self-center">
      <MapPicture
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-teal max-lg:hidden"
      />
      <select
        aria-label="Region"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          'cursor-pointer appearance-none border border-line bg-surface pr-8 pl-3.5 lg:pl-8.5 text-md font-medium mouse:transition-colors hover:border-edge',
          large ? 'min-h-12 rounded-md' : 'min-h-9 rounded-full',
        )}
      >
        {regions.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-soft"
      />
    </div>
  )
}
