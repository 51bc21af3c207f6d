import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { SectionHeader } from '#ui/SectionHeader.tsx'

type AccountBlockProps = {
  title: string
  text: string
  Picture: LucideIcon
  tone?: 'accent' | 'teal' | 'danger'
  /** A button beside the title, if the block is a single row until it is opened. */
  action?: ReactNode
  children?: ReactNode
}

/** A titled block of the account settings. */
export function AccountBlock({ title, text, Picture, tone = 'teal', action, children }: AccountBlockProps) {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId} className="p-0! md:p-0!">
      <div className="flex items-center gap-3 px-4 pt-4 sm:px-6 sm:pt-5">
        <SectionHeader {...{ title, text, Picture, tone }} as="h3" id={headingId} className="min-w-0 flex-1" />
        {action}
      </div>
      <div className={cx('px-4 pb-5 sm:px-6', Boolean(children) && 'pt-4')}>{children}</div>
    </Card>
  )
}
