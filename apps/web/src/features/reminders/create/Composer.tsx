import { reminders as limits } from '@planner/contract/constants'
import { CornerDownLeft } from 'lucide-react'
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'

import { personChanged } from '#api/session-signals.ts'
import { useUser } from '#features/auth/session.tsx'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'
import { foreignZone } from '#platform/time/foreign-zone.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { inputClass } from '#ui/form/input-class.ts'

import { plannedOf } from '../agenda/planned.ts'
import { ConfirmReminder } from '../lazy-dialogs.ts'
import { useRecurrenceEngine } from '../queries.ts'
import { words } from '../words.ts'
import type { ComposerProps } from './composer-props.ts'
import { MarkedText } from './reading/MarkedText.tsx'
import { plannedInWords } from './reading/planned-in-words.ts'
import { createAsked } from './reading/signals.ts'
import { useReading } from './reading/use-reading.ts'
import { plannedOfEach } from './several/planned-of-each.ts'
import { useCreation } from './use-creation.ts'

/** What was typed and not sent outlives Esc, a reload and a crash. */
const key = 'unsentComposer'
personChanged.listen(() => storage.remove(key))

/** A sentence with what was understood of it marked and said below; Enter makes the reminder. */
export default function Composer({ day, onMade }: ComposerProps) {
  const { time_zone: timeZone } = useUser()
  const [text, setText] = useState(() => storage.read(key) ?? '')
  const creation = useCreation()
  // What is typed on while the question is open is the next reminder.
  const typedOn = useRef('')
  const understood = useReading(text, timeZone, nothingLeft)
  const fields = { date: day, time: '', picked: false }
  const here = { now: now(), timeZone }
  const zone = foreignZone(here.now, timeZone)
  const planned = understood && plannedOf(understood.reading, fields, here)
  const sentences = understood?.beyond?.sentences ?? []
  const shopping = understood?.beyond?.shopping
  const isSeveral = sentences.length > 1
  const all = isSeveral ? plannedOfEach(sentences, fields, here).map((one) => one.planned) : planned && [planned]
  const engine = useRecurrenceEngine(
    (all ?? []).map(({ recurrence, festival }) => ({ recurrence: recurrence ?? 'none', festival })),
  )
  const write = (value: string) => setText(value.slice(0, limits.textMax))

  useEffect(() => {
    if (text === '') storage.remove(key)
    else storage.write(key, text)
  }, [text])

  const submit = () => {
    if (creation.making || text.trim() === '') return
    // A medicine, several reminders, what is for somebody else, what changes a reminder and what is for the list have more to be looked at than a line shows.
    const beyond = understood?.beyond
    const asksForMore = isSeveral || beyond?.medicine?.sure || beyond?.request || beyond?.reminded || shopping
    if (asksForMore && understood?.readText === text) {
      createAsked.tell(text)
      setText('')
      return
    }
    creation.make({ text: text.trim(), suggested_date: day, suggested_time: null, date_picked: false, leave_alone: [] })
  }
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    submit()
  }
  const confirm = async () => {
    if ((await creation.keep()) === 'lost') return
    write(typedOn.current)
    typedOn.current = ''
    onMade()
  }

  return (
    <>
      <div className="relative grid">
        <MarkedText text={text} marks={understood?.marks ?? []} className={cx(layer, 'bg-transparent!')} />
        <textarea
          data-composer
          rows={1}
          maxLength={limits.textMax}
          aria-label={words.composer}
          aria-keyshortcuts="n"
          placeholder={words.composerPlaceholder}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={hear}
          className={cx(layer, 'relative resize-none overflow-hidden bg-transparent!')}
        />
        {text.trim() !== '' && (
          <Button
            variant="quiet"
            size="icon"
            aria-label="Create Reminder"
            title="Create Reminder (Enter)"
            pending={creation.making}
            onClick={submit}
            className="absolute! top-0.5 right-0.5 text-accent-text"
          >
            <CornerDownLeft aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <output className="block min-h-0 truncate px-1 pt-1 text-meta text-soft empty:hidden">
        {shopping && `${forList}: ${shopping}`}
        {!shopping && all && [plannedInWords(all, dayAt(now(), timeZone), engine), zone].filter(Boolean).join(' · ')}
      </output>
      {creation.asked && (
        <Suspense fallback={null}>
          <ConfirmReminder
            reminder={creation.asked}
            pending={creation.keeping}
            onConfirm={() => void confirm()}
            onCancel={() => {
              creation.discard()
              if (typedOn.current) write(`${text} ${typedOn.current}`)
              typedOn.current = ''
            }}
            onTyped={(typed) => {
              typedOn.current = typed
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const nothingLeft: readonly never[] = []

const forList = 'Put on the shopping list'

/** Both layers wrap identically. */
const layer = inputClass('[grid-area:1/1] py-2.5 pr-12! leading-6! whitespace-pre-wrap wrap-break-word')
