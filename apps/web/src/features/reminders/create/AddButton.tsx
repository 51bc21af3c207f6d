import { Plus } from 'lucide-react'

import { buttonClass } from '#ui/button-class.ts'

import { loadDialogs } from '../lazy-dialogs.ts'
import { quickKey } from './use-quick-key.ts'

/**
 * A floating add button in the gap that a bar reserves for it, so that it covers nothing: the tab bar on phones, else
 * the top bar.
 */
export function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Add reminder"
      aria-keyshortcuts={quickKey}
      title={`Add reminder (${quickKey})`}
      onClick={onClick}
      onPointerEnter={loadDialogs}
      className={buttonClass({ className: 'add-button p-0!' })}
    >
      <Plus aria-hidden="true" className="size-6" strokeWidth={2.2} />
    </button>
  )
}
