import type { ComponentType } from 'react'

import { Rangoli } from './Rangoli.tsx'

/** An icon in the middle of a rangoli, for empty states. */
export function Medallion({ of: Picture }: { of: ComponentType<{ className?: string; strokeWidth?: number }> }) {
  return (
    <div className="relative grid size-40 place-items-center">
      <Rangoli className="absolute inset-0 text-marigold opacity-55" />
      <span className="relative grid size-18 place-items-center rounded-full border border-line bg-surface text-accent-text shadow-soft">
        <Picture className="size-8" strokeWidth={1.6} />
      </span>
    </div>
  )
}
