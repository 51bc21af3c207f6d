import { Plus } from 'lucide-react'

import { buttonClass } from '#ui/button-class.ts'

import { loadDialogs } from '../lazy-dialogs.ts'
import { quickKey } from './use-quick-key.ts'

/** Floats in the gap that a bar leaves for it, where it covers nothing: on phones the tab bar, else the one at the top. */
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
          'fixed! bottom-[calc(env(safe-area-inset-bottom)+0.5rem)] left-1/2 z-31 size-12 min-h-0! -translate-x-1/2 rounded-2xl! p-0! shadow-lifted! md:top-[calc(env(safe-area-inset-top)+0.625rem)] md:right-[calc(max(0px,(100%-80rem)/2)+8rem)] md:bottom-auto md:left-auto md:size-11 md:translate-x-0 md:rounded-md! md:shadow-soft! max-md:[@media(max-height:30rem)]:bottom-[calc(env(safe-area-inset-bottom)+0.125rem)] max-md:[@media(max-height:30rem)]:size-11 md:[@media(max-height:30rem)]:absolute!',
      })}
    >
      <Plus aria-hidden="true" className="size-7 md:size-6" strokeWidth={2.2} />
    </button>
  )
}
