import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { SectionHeader } from '#ui/SectionHeader.tsx'

type GoogleBlockProps = {
  title: string
  text: string
  Picture: LucideIcon
  tone?: 'accent' | 'teal'
  /** Shown to the right of the title. */
  aside?: ReactNode
  asideIsLong?: boolean
  className?: string
  children: ReactNode
}

/** One of the four blocks of the page. */
export function GoogleBlock({
  title,
  text,
  Picture,
  tone = 'accent',
  aside,
  asideIsLong = false,
  className,
  children,
}: GoogleBlockProps) {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId} className={cx('flex flex-col gap-4', className)}>
      <SectionHeader {...{ title, text, Picture, tone, aside, asideIsLong }} id={headingId} />
      {children}
    </Card>
  )
}
