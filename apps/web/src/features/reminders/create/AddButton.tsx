import { Plus } from 'lucide-react'

import { buttonClass } from '#ui/button-class.ts'

import { loadDialogs } from '../lazy-dialogs.ts'
import { quickKey } from './use-quick-key.ts'

/** Floats above the page; on phones in the gap that the tab bar leaves for it, where it covers nothing. */
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
          'fixed! bottom-[calc(env(safe-area-inset-bottom)+0.5rem)] left-1/2 z-31 size-12 min-h-0! -translate-x-1/2 rounded-2xl! p-0! shadow-lifted! md:right-8 md:bottom-8 md:left-auto md:size-15 md:translate-x-0 max-md:[@media(max-height:30rem)]:bottom-[calc(env(safe-area-inset-bottom)+0.125rem)] max-md:[@media(max-height:30rem)]:size-11',
      })}
    >
      <Plus aria-hidden="true" className="size-7" strokeWidth={2.2} />
    </button>
  )
}
