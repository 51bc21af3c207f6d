import { useEffect, useRef } from 'react'

import { cx } from '#ui/cx.ts'

import { ConsentQuestion } from './ConsentQuestion.tsx'
import { PreferencesPanel } from './PreferencesPanel.tsx'
import { useRoomBelow } from './use-room-below.ts'

type ConsentBannerProps = { panel: boolean; onPreferences: () => void; onCancel: () => void }

/**
 * A card at the lower edge, or the preferences in its place. The page stays usable next to it, and on wide screens it
 * stays usable next to a dialog.
 */
export default function ConsentBanner({ panel, onPreferences, onCancel }: ConsentBannerProps) {
  const card = useRef<HTMLElement>(null)
  useRoomBelow(card)
  const hadPanel = useRef(false)
  useEffect(() => {
    if (panel) hadPanel.current = true
  }, [panel])

  return (
    <section
      ref={card}
      aria-labelledby="consent-heading"
      className={cx(
        'moves-in fixed inset-x-3 bottom-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom)+0.75rem)] z-40 max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain rounded-xl border border-line bg-surface p-4 text-ink shadow-lifted sm:p-5 md:pointer-events-auto md:right-auto md:bottom-5 md:left-5 md:z-60 print:hidden',
        panel ? 'md:w-[26rem]' : 'md:w-[22rem]',
      )}
    >
      {panel ? (
        <PreferencesPanel onCancel={onCancel} />
      ) : (
        <ConsentQuestion onPreferences={onPreferences} takesFocus={hadPanel} />
      )}
    </section>
  )
}
