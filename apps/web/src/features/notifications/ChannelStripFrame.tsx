import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { words } from './words.ts'

/** The card of all channels; while their state is unknown, it says what it will show. */
export const ChannelStripFrame = ({
  title = 'How reminders reach you',
  text = words.whyText,
  children = [0, 1, 2, 3, 4].map((slot) => <Skeleton key={slot} className="h-19" />),
}: {
  title?: string | undefined
  text?: string | undefined
  children?: ReactNode
}) => (
  <Card className="p-0! mouse:transition-colors hover:border-edge md:p-0!">
    <a href="#alerts" className="block rounded-xl px-4 py-4 no-underline sm:px-6">
      <span className="flex items-center justify-between gap-3">
        <span>
          <span className="block font-serif text-base font-semibold sm:text-lg">{title}</span>
          {/* Reserves the same height on a phone while loading as with any verdict. */}
          <span className="block min-h-[2lh] text-md text-soft sm:min-h-0">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
      </span>
      <span className="mt-3.5 grid grid-cols-3 gap-1.5 sm:grid-cols-6 sm:gap-2.5">{children}</span>
    </a>
  </Card>
)
