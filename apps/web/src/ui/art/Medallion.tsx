import type { ComponentType } from 'react'

import { cx } from '../cx.ts'
import { Rangoli } from './Rangoli.tsx'

type MedallionProps = {
  of: ComponentType<{ className?: string; strokeWidth?: number }>
  /** Where the empty state is one part of a card. */
  small?: boolean
}

/** An icon in the middle of a rangoli, for empty states. */
export function Medallion({ of: Picture, small = false }: MedallionProps) {
  return (
    <div className={cx('relative grid place-items-center', small ? 'size-24' : 'size-40')}>
      <Rangoli className="absolute inset-0 text-marigold opacity-55" />
      <span
        className={cx(
          'relative grid place-items-center rounded-full border border-line bg-surface text-accent-text shadow-soft',
          small ? 'size-11' : 'size-18',
        )}
      >
        <Picture className={small ? 'size-5' : 'size-8'} strokeWidth={1.6} />
      </span>
    </div>
  )
}
