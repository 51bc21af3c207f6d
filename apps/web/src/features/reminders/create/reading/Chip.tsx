import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { cx } from '#ui/cx.ts'

/** A chip for something understood without specific words in the text. */
export const Chip = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="inline-flex min-h-11 items-center">
    <span className={cx(pill, 'bg-sunk text-soft')}>
      {icon}
      <span>{children}</span>
    </span>
  </li>
)

type ReadChipProps = {
  kind: keyof typeof tones
  icon: ReactNode
  meaning: string
  /** The words it was read from, in quotes. */
  said: string
  onLeave: () => void
}

/** A chip for something read from the text. */
export const ReadChip = ({ kind, icon, meaning, said, onLeave }: ReadChipProps) => (
  <li>
    <button
      type="button"
      data-chip="read"
      aria-label={`${meaning}. Keep ${said} in the title`}
      title={`Keep ${said} in the title`}
      onClick={onLeave}
      className="group inline-flex min-h-11 items-center rounded-md"
    >
      <span className={cx(pill, tones[kind])}>
        {icon}
        <span>{meaning}</span>
        <X aria-hidden="true" className="opacity-70 group-hover:opacity-100" />
      </span>
    </button>
  </li>
)

/** The chip's look; its tap area is taller. */
export const pill =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-transparent px-2.5 text-sm font-semibold max-sm:gap-1 max-sm:px-2 max-sm:text-meta [&>svg]:size-3.5 [&>svg]:shrink-0'

/** One colour for days and another for times, as in the text itself. */
const tones = {
  date: 'bg-accent-soft text-accent-text group-hover:border-accent-text',
  time: 'bg-teal-soft text-teal group-hover:border-teal',
  recurrence: 'bg-accent-soft text-accent-text group-hover:border-accent-text',
  lead: 'bg-teal-soft text-teal group-hover:border-teal',
  duration: 'bg-teal-soft text-teal group-hover:border-teal',
}
