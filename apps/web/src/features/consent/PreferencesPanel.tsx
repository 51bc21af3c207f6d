import { useEffect, useRef, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/form/Switch.tsx'

import { currentConsent, defaultChoices } from './consent-store.ts'
import { saveConsent } from './save-consent.ts'
import { texts } from './texts.ts'

/** The consent choices by category. Takes focus, and returns it to the element that opened the panel. */
export function PreferencesPanel({ onCancel }: { onCancel: () => void }) {
  const [choices, setChoices] = useState(() => currentConsent() ?? defaultChoices)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && form.current?.contains(document.activeElement)) onCancel()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [onCancel])

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        saveConsent(choices)
      }}
    >
      <h2 id="consent-heading" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {texts.panelTitle}
      </h2>
      <div className="mt-1.5 divide-y divide-line *:py-2.5">
        <Switch
          label={texts.necessary}
          hint={texts.necessaryText}
          checked
          disabled
          onChange={() => undefined}
          className="opacity-100!"
        />
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={texts[kind]}
            hint={texts[`${kind}Text`]}
            checked={choices[kind]}
            onChange={(on) => setChoices({ ...choices, [kind]: on })}
          />
        ))}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button variant="secondary" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm">
          Save
        </Button>
      </div>
    </form>
  )
}

const kinds = ['functional', 'analytics', 'marketing'] as const
