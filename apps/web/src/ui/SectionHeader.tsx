import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from './cx.ts'
import { PictureTile, type Tone } from './PictureTile.tsx'

type SectionHeaderProps = {
  /** The id of the heading, which names the section. */
  id: string
  as?: 'h2' | 'h3'
  title: string
  text: string
  Picture: LucideIcon
  tone: Tone
  /** At the right of the title. */
  aside?: ReactNode
  className?: string
}

/** What a card on a page of several is about: a picture, a title, and a line that explains it. */
export function SectionHeader({
  id,
  as: Heading = 'h2',
  title,
  text,
  Picture,
  tone,
  aside,
  className,
}: SectionHeaderProps) {
  return (
    <header className={cx('flex items-start gap-3.5', className)}>
      <PictureTile of={Picture} tone={tone} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading id={id} className="text-lg font-semibold">
            {title}
          </Heading>
          {aside}
        </div>
        <p className="mt-0.5 text-md text-soft">{text}</p>
      </div>
    </header>
  )
}
