import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { SectionHeader } from '#ui/SectionHeader.tsx'

type SectionProps = {
  /** The id by which the address names it. */
  id: string
  title: string
  text: string
  Picture: LucideIcon
  tone?: 'accent' | 'teal'
  children?: ReactNode
}

/** A group of settings: each child is a row, separated by a hairline. */
export function Section({ id, title, text, Picture, tone = 'accent', children }: SectionProps) {
  const headingId = useId()

  return (
    <Card as="section" id={id} aria-labelledby={headingId} className="scroll-mt-6 p-0! md:p-0!">
      <SectionHeader {...{ title, text, Picture, tone }} id={headingId} className="px-4 pt-4 sm:px-6 sm:pt-5" />
      <div className="divide-y divide-line px-4 pb-1.5 *:py-4 sm:px-6">{children}</div>
    </Card>
  )
}
