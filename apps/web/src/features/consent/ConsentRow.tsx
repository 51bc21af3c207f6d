import { Cookie } from 'lucide-react'
import { useSyncExternalStore } from 'react'

import { longDate } from '#platform/time/dates.ts'
import { Button } from '#ui/Button.tsx'

import { currentConsent, onConsent } from './consent-store.ts'
import { openConsent } from './open-consent.ts'
import { texts } from './texts.ts'

/**
 * The cookie choice and its date, with a button to change it.
 *
 * @param onLeave closes the surrounding dialog, behind which the preferences would open.
 */
export function ConsentRow({ onLeave }: { onLeave?: () => void }) {
  // A string, because compared values must be stable between reads.
  const chosen = useSyncExternalStore(onConsent, inWords, () => '')

  const change = () => {
    if (!onLeave) return openConsent()
    onLeave()
    // Waits until the dialog has returned focus, so that the preferences can take it.
    setTimeout(openConsent, 50)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-2.5 font-medium">
          <Cookie aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
          {texts.row}
        </p>
        <p className="pl-7 text-sm text-soft">{chosen}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={change}>
        Change
        <span className="sr-only"> cookie preferences</span>
      </Button>
    </div>
  )
}

function inWords(): string {
  const consent = currentConsent()
  if (!consent) return texts.notChosen
  const kinds = (['functional', 'analytics', 'marketing'] as const).filter((kind) => consent[kind])
  const names = ['Necessary', ...kinds.map((kind) => texts[kind])].join(', ')
  return texts.chosen(names, longDate(new Date(consent.timestamp)))
}
