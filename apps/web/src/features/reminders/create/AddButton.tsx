import { Plus } from 'lucide-react'

import { buttonClass } from '#ui/button-class.ts'

import { loadDialogs } from '../lazy-dialogs.ts'
import { quickKey } from './use-quick-key.ts'

/** Floats above the page, and above the tab bar of a phone. */
export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Add reminder"
      aria-keyshortcuts={quickKey}
      title={`Add reminder (${quickKey})`}
      onClick={onClick}
      onPointerEnter={loadDialogs}
      className={buttonClass({
        className:
          'rises fixed! right-4 bottom-[calc(env(safe-area-inset-bottom)+5.25rem)] z-30 size-15 rounded-2xl! p-0! shadow-lifted! md:right-8 md:bottom-8',
      })}
    >
      <Plus aria-hidden="true" className="size-7" strokeWidth={2.2} />
    </button>
  )
}
