import { useEffect, useEffectEvent, useState } from 'react'

import { TimeField } from '#ui/form/TimeField.tsx'

type SavedTimeProps = {
  label: string
  /** 'HH:MM:SS'. */
  value: string
  onSave: (time: string) => void
  error?: string | null
  className?: string
}

/** A time field that saves after a pause, because each typed digit is a different time. */
export function SavedTime({ label, value, onSave, error, className }: SavedTimeProps) {
  const saved = value.slice(0, 5)
  const [draft, setDraft] = useState(saved)
  const [shown, setShown] = useState(saved)
  if (shown !== saved) {
    setShown(saved)
    setDraft(saved)
  }
  const save = () => {
    if (draft !== '' && draft !== saved) onSave(`${draft}:00`)
  }
  const onRest = useEffectEvent(save)

  useEffect(() => {
    if (draft === '') return undefined
    const timer = setTimeout(onRest, restMs)

    return () => clearTimeout(timer)
  }, [draft])

  return <TimeField label={label} value={draft} onChange={setDraft} onBlur={save} error={error} className={className} />
}

const restMs = 700
