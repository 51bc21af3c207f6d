import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { SectionHeader } from '#ui/SectionHeader.tsx'

type AccountBlockProps = {
  title: string
  text: string
  Picture: LucideIcon
  tone?: 'accent' | 'teal' | 'danger'
  children: ReactNode
}

/** A titled block of the account settings. */
export function AccountBlock({ title, text, Picture, tone = 'teal', children }: AccountBlockProps) {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId} className="p-0! md:p-0!">
      <SectionHeader {...{ title, text, Picture, tone }} as="h3" id={headingId} className="px-4 pt-4 sm:px-6 sm:pt-5" />
      <div className="px-4 pt-4 pb-5 sm:px-6">{children}</div>
    </Card>
  )
}
