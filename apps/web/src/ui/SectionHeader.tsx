import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from './cx.ts'
import { PictureTile, type Tone } from './PictureTile.tsx'

type SectionHeaderProps = {
  /** The id of the heading, for the section's `aria-labelledby`. */
  id: string
  as?: 'h2' | 'h3'
  title: string
  text: string
  Picture: LucideIcon
  tone: Tone
  /** Shown to the right of the title. */
  aside?: ReactNode
  /** Whether `aside` moves below the text on a phone, because it does not fit next to the title. */
  asideIsLong?: boolean
  className?: string
}

/** The header of a card: an icon, a title, and a line of explanation. */
export function SectionHeader({
  id,
  as: Heading = 'h2',
  title,
  text,
  Picture,
  tone,
  aside,
  asideIsLong = false,
  className,
}: SectionHeaderProps) {
  return (
    <header className={cx('flex items-start gap-3.5', className)}>
      <PictureTile of={Picture} tone={tone} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
          <Heading id={id} className={cx('text-lg font-semibold', asideIsLong && 'max-sm:w-full')}>
            {title}
          </Heading>
          {aside && <div className={cx(asideIsLong && 'max-sm:order-last max-sm:mt-1')}>{aside}</div>}
          <p className="w-full text-md text-soft">{text}</p>
        </div>
      </div>
    </header>
  )
}
