import { Undo2 } from 'lucide-react'

import { cx } from '#ui/cx.ts'

import { pill } from './Chip.tsx'

/** A chip for words that stay in the title, with a way to have them read again. */
export const LeftChip = ({ said, onReadAgain }: { said: string; onReadAgain: () => void }) => (
  <li className="max-w-full">
    <button
      type="button"
      data-chip="left"
      aria-label={`${said} stays in the title. Read it again`}
      title={`Use ${said} as a date or time`}
      onClick={onReadAgain}
      className="group inline-flex min-h-11 max-w-full items-center rounded-md"
    >
      <span className={cx(pill, 'max-w-full border-dashed border-edge! font-medium text-soft group-hover:text-ink')}>
        <Undo2 aria-hidden="true" />
        <span className="truncate">{said} stays in the title</span>
      </span>
    </button>
  </li>
)
