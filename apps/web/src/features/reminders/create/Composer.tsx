import { reminders as limits } from '@planner/contract/constants/reminders'
import { CornerDownLeft } from 'lucide-react'
import { type ComponentProps, type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { personChanged } from '#api/session-signals.ts'
import { useUser } from '#features/auth/session.tsx'
import { useQuietRings } from '#features/notifications/use-quiet-rings.ts'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { foreignZone } from '#platform/time/foreign-zone.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { overlays } from '#platform/use-keys.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { inputClass } from '#ui/form/input-class.ts'

import { plannedOf } from '../agenda/planned.ts'
import { loadConfirm } from '../lazy-dialogs.ts'
import { useRecurrenceEngine } from '../queries.ts'
import { words } from '../words.ts'
import { asMedicine } from './as-medicine.ts'
import { certain } from './certain.ts'
import type { ComposerProps } from './composer-props.ts'
import type { ConfirmReminder } from './question/ConfirmReminder.tsx'
import { useTypedOn } from './question/next-sentence.ts'
import { useOwnTurn } from './question/use-may-open.ts'
import { cautionOf } from './reading/caution.ts'
import { MarkedText } from './reading/MarkedText.tsx'
import { plannedInWords, restInWords } from './reading/planned-in-words.ts'
import { createAsked } from './reading/signals.ts'
import { useReading } from './reading/use-reading.ts'
import { plannedOfEach } from './several/planned-of-each.ts'
import { useCreation } from './use-creation.ts'
import { useDuplicate } from './use-duplicate.ts'

/** The storage key of unsent text, which survives Esc, a reload and a crash. */
const key = 'unsentComposer'
personChanged.listen(() => storage.remove(key))

/**
 * A text box whose understood words are highlighted and summarised below. Where the reading is certain, the question
 * stands there already and Enter confirms it (docs/decisions/0095). Otherwise Enter takes the sentence out of the box and
 * asks; whatever is typed meanwhile is the next sentence, however late the question appears.
 */
export default function Composer({ day, onMade }: ComposerProps) {
  const { time_zone: timeZone } = useUser()
  const [text, setText] = useState(() => storage.read(key) ?? '')
  const box = useRef<HTMLTextAreaElement>(null)
  const write = (value: string) => setText(value.slice(0, limits.textMax))
  // Whether its lines are sentences that were typed separately.
  const isJoined = useRef(false)
  const putBack = (sent: string) =>
    setText((begun) => {
      isJoined.current ||= begun.trim() !== ''
      return [sent, begun].filter((one) => one.trim() !== '').join('\n')
    })
  const [Question, setQuestion] = useState<ComponentType<ComponentProps<typeof ConfirmReminder>> | null>(null)
  const creation = useCreation({
    // Not by Suspense, which would open the question at any moment.
    prepare: async () => {
      const Loaded = await loadConfirm()
      setQuestion(() => Loaded)
    },
    onBack: putBack,
    onMade,
  })
  const { asked, waiting } = creation
  const isOpen = useOwnTurn(
    asked?.id ?? null,
    () => (text !== '' && document.activeElement === box.current) || document.querySelector(overlays) !== null,
  )
  const understood = useReading(text, timeZone, nothingLeft)
  const fields = { date: day, time: '', picked: false }
  const here = { now: now(), timeZone }
  const zone = foreignZone(here.now, timeZone)
  const planned =
    understood && asMedicine(plannedOf(understood.reading, fields, here), understood.beyond?.medicine, here)
  const sentences = understood?.beyond?.sentences ?? []
  const shopping = understood?.beyond?.shopping
  const foretold = understood?.beyond?.requestInWords ?? (shopping && `${forList}: ${shopping}`)
  const isSeveral = sentences.length > 1
  const all = isSeveral ? plannedOfEach(sentences, fields, here).map((one) => one.planned) : planned && [planned]
  const engine = useRecurrenceEngine(
    (all ?? []).map(({ recurrence, festival }) => ({ recurrence: recurrence ?? 'none', festival })),
  )
  const caution = understood && !isSeveral ? cautionOf(understood.reading, understood.readText) : null
  const sure = certain(text, understood, planned)
  const duplicate = useDuplicate(sure ?? nothing)
  const isHeld = useQuietRings(sure ?? nothing, timeZone).length > 0
  const confirmed = zone || duplicate || isHeld ? null : sure

  useEffect(() => {
    const unsent = [...waiting.map((one) => one.text), text].filter((one) => one !== '').join('\n')
    if (unsent === '') storage.remove(key)
    else storage.write(key, unsent)
  }, [text, waiting])

  /** Submits the text. @returns whether the box is empty now. */
  const submit = (said: string): boolean => {
    if (said.trim() === '') return false
    // Medicines, several reminders, those for others, changes of reminders and list items need the dialog, because a
    // single line cannot show them.
    const isRead = understood?.readText === said
    const beyond = understood?.beyond
    const isForOther = beyond?.reminded || beyond?.doer
    const asksForMore = isSeveral || beyond?.medicine?.sure || beyond?.request || isForOther || shopping
    let left: readonly string[] = []
    if (isRead && asksForMore && waiting.length === 0) createAsked.tell(said)
    else {
      const parts = isJoined.current || (isRead && isSeveral) ? said.split('\n') : [said]
      const asSeen = said === text && parts.length === 1 && !isOpen ? confirmed : null
      left = creation.makeEach(parts, {
        suggested_date: day,
        suggested_time: null,
        confirmed: asSeen,
      })
    }
    setText(left.join('\n'))
    isJoined.current = left.length > 1
    return left.length === 0
  }
  useTypedOn({ active: isOpen, text, write, end: submit })
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    submit(event.currentTarget.value)
  }
  /** Refocuses the box once the question has released focus. */
  const typeOn = () => setTimeout(() => box.current?.focus({ preventScroll: true }), 0)
  const confirm = async () => {
    const how = await creation.keep()
    typeOn()
    if (how !== 'lost') onMade()
  }

  return (
    <>
      <div className="relative grid">
        <MarkedText text={text} marks={understood?.marks ?? []} className={cx(layer, 'bg-transparent!')} />
        <textarea
          ref={box}
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
            onClick={() => {
              submit(text)
              box.current?.focus()
            }}
            className="absolute! top-0.5 right-0.5 text-accent-text"
          >
            <CornerDownLeft aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <div className="flex items-start gap-2 px-1 pt-1 text-meta text-soft">
        <output
          className={cx(
            'block min-h-0 min-w-0 flex-1 empty:hidden',
            confirmed ? 'line-clamp-2' : !caution && 'truncate',
          )}
        >
          {text === '' && creation.making && words.readingText(waiting[0]!.text)}
          {foretold}
          {confirmed && planned
            ? [
                words.confirmCreate(confirmed.title, dateInWords(confirmed.date), timeInWords(confirmed.time)),
                ...restInWords(planned, engine),
              ]
                .filter(Boolean)
                .join(' · ')
            : !foretold &&
              all &&
              [plannedInWords(all, dayAt(now(), timeZone), engine), zone, caution].filter(Boolean).join(' · ')}
        </output>
        {asked && !isOpen && (
          <button type="button" className="shrink-0 font-semibold text-accent-text hover:underline">
            {words.waitingToConfirm(waiting.length)}
          </button>
        )}
      </div>
      {asked && isOpen && Question && (
        <Question
          key={asked.id}
          reminder={asked}
          pending={creation.keeping}
          caution={creation.caution}
          next={text}
          onConfirm={() => void confirm()}
          onCancel={() => {
            putBack(creation.discard())
            typeOn()
          }}
        />
      )}
    </>
  )
}

const nothingLeft: readonly never[] = []

const nothing = { title: '', date: '', time: '' }

const forList = 'Add to shopping list'

/** Identical wrapping for both layers. */
const layer = inputClass('[grid-area:1/1] py-2.5 pr-12! leading-6! whitespace-pre-wrap wrap-break-word')
