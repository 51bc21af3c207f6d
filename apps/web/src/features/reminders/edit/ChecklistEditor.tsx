import { reminders as limits } from '@planner/contract/constants/reminders'
import type { ChecklistItem } from '@planner/contract/reminders'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'

import { inputClass } from '#ui/form/input-class.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { IconButton } from '#ui/IconButton.tsx'

import { words } from '../words.ts'

type ChecklistEditorProps = { items: readonly ChecklistItem[]; onChange: (items: ChecklistItem[]) => void }

/** Edits the items of a checklist; Enter adds one. */
export function ChecklistEditor({ items, onChange }: ChecklistEditorProps) {
  const [next, setNext] = useState('')
  const isFull = items.length >= limits.checklist.max
  const add = () => {
    if (next.trim() === '' || isFull) return
    onChange([...items, { text: next.trim(), done: false }])
    setNext('')
  }
  /** Adds a pasted list line by line; lines beyond the limit stay in the field. */
  const paste = (lines: readonly string[]) => {
    const room = limits.checklist.max - items.length
    const fitting = lines
      .slice(0, room)
      .map((text) => ({ text: text.slice(0, limits.checklist.lengthMax), done: false }))
    onChange([...items, ...fitting])
    setNext(lines.slice(room).join(', '))
  }
  const change = (place: number, text: string) =>
    onChange(items.map((item, at) => (at === place ? { ...item, text } : item)))
  return (
    <div className="col-span-2 space-y-2">
      {items.length > 0 && (
        <ul aria-label={words.checklist} className="space-y-1.5">
          {items.map((item, place) => (
            <li key={place} className="flex items-center gap-1">
              <input
                aria-label={words.checklistItem(place + 1)}
                value={item.text}
                maxLength={limits.checklist.lengthMax}
                onChange={({ target }) => change(place, target.value)}
                className={inputClass('flex-1')}
              />
              <IconButton
                label={words.removeItem(item.text)}
                onClick={() => onChange(items.filter((_, at) => at !== place))}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={words.addItem}
        value={next}
        onChange={setNext}
        maxLength={limits.checklist.lengthMax}
        hint={isFull ? words.checklistFull(limits.checklist.max) : null}
        onPaste={(event) => {
          const lines = linesIn(event.clipboardData.getData('text'))
          if (lines.length < 2) return
          event.preventDefault()
          paste(lines)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
        trailing={
          <IconButton label={words.add} onClick={add} disabled={next.trim() === '' || isFull}>
            <Plus aria-hidden="true" className="size-5" />
          </IconButton>
        }
      />
    </div>
  )
}

const bullet = /^\s*(?:(?:[-–—*•▪◦☐]|\d{1,2}[.)]|\[[ x]?\])\s+)*/i

const linesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')
