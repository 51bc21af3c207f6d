import { reminders as limits } from '@planner/contract/constants'
import { failures } from '@planner/contract/failures'
import type { Span } from '@planner/reminder-language'
import { Sparkles } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { attachLater } from '#features/documents/attach-later.ts'
import type { Proposed } from '#features/documents/proposed.ts'
import { askedOf } from '#features/household/asked-of.ts'
import { type ForWhomInput, sharingOf } from '#features/household/for-whom.ts'
import { loadChunk } from '#platform/chunk.ts'
import { now } from '#platform/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { StillWorking } from '#ui/StillWorking.tsx'
import { plannedOf } from '../agenda/planned.ts'
import type { Shown } from '../agenda/use-shown.ts'
import type { Deed } from '../asked/RequestCard.tsx'
import { requestWords } from '../asked/words.ts'
import { useDictation } from '../voice/use-dictation.ts'
import { words } from '../words.ts'
import { ConfirmInSheet } from './ConfirmInSheet.tsx'
import { takeAhead } from './keys-ahead.ts'
import { QuickWords } from './QuickWords.tsx'
import { ReminderText } from './ReminderText.tsx'
import { inTrimmed } from './reading/left-alone.ts'
import { ReadingPreview } from './reading/ReadingPreview.tsx'
import { loadReader } from './reading/use-reading.ts'
import { plannedOfEach } from './several/planned-of-each.ts'
import { SeveralList } from './several/SeveralList.tsx'
import { useSeveral } from './several/use-several.ts'
import { useTypedOn } from './typed-on.ts'
import { useCreation } from './use-creation.ts'
import { useLength } from './use-length.ts'
import { useOwnTurn } from './use-own-turn.ts'
import { useKeptText, useSentence } from './use-sentence.ts'
import { WhenFields } from './WhenFields.tsx'

const ForWhom = lazy(() => loadChunk(() => import('#features/household/ForWhom.tsx')))
const FromDocument = lazy(() => loadChunk(() => import('#features/documents/FromDocument.tsx')))
const MedicineCard = lazy(() => loadChunk(() => import('#features/medicines/MedicineCard.tsx')))
const PutOnList = lazy(() => loadChunk(() => import('#features/recipes/list/PutOnList.tsx')))
const RequestCard = lazy(() => loadChunk(() => import('../asked/RequestCard.tsx')))

/** The day for which the dialog was opened, its time ('HH:MM' or empty), and prefilled text. */
export type CreateTarget = {
  day: string
  time: string
  text?: string | undefined
  /** The text is the end of a sentence: what is typed goes before it, and without that it is nothing. */
  isEnd?: boolean
}

type CreateReminderDialogProps = {
  shown: Shown<CreateTarget>
  onClose: () => void
  onMade?: (() => void) | undefined
}

/** Typed text survives an accidental close, a reload and Cancel at the question; Cancel in the form clears it. */
export default function CreateReminderDialog({ shown, onClose, onMade }: CreateReminderDialogProps) {
  const { id: userId, time_zone: timeZone } = useUser()
  const [date, setDate] = useState(shown.target.day)
  const [time, setTime] = useState(shown.target.time)
  // Today is the field's default, not the user's choice.
  const [picked, setPicked] = useState(false)
  const [turn, setTurn] = useState(shown.turn)
  const [faults, setFaults] = useState(faultless)
  const [deed, setDeed] = useState<Deed>(null)
  // The person wants one new reminder of a text that could mean something else.
  const [asOne, setAsOne] = useState(false)
  // The text that seemed to change a reminder, and none is there: it makes one.
  const [nothingIn, setNothingIn] = useState<string | null>(null)
  // A reminder about medicine is to be kept as one.
  const [asMedicine, setAsMedicine] = useState(false)
  const [cardDeed, setCardDeed] = useState<CardDeed>(null)
  const [runningCard, setRunningCard] = useState(false)
  const [left, setLeft] = useState<Left>(noneLeft)
  const [forWhom, setForWhom] = useState<ForWhomInput | null>(null)
  const [file, setFile] = useState<{ of: number; content: File | null }>({ of: 0, content: null })
  const sentence = useSentence(timeZone, shown.target.text)
  const { text, leftAlone, understood } = sentence
  const { write: writeSentence } = sentence
  // The words that were excluded from the sentence that was sent first; the others were typed since.
  const [sentFirst, setSentFirst] = useState<readonly Span[]>(noSpans)
  const putBack = (sent: string) => {
    sentence.putBack({ text: sent, leftAlone: sentFirst })
    setSentFirst(noSpans)
  }
  const creation = useCreation({ onBack: putBack })
  const several = useSeveral()
  const { waiting, asked: found } = creation
  const sent = useMemo(() => waiting.map((one) => one.text), [waiting])
  useKeptText(sentence, sent)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const latestText = useRef(text)
  useEffect(() => {
    latestText.current = text
  }, [text])
  const isAsking = useOwnTurn(found?.id ?? null, () => text !== '' && document.activeElement === textArea.current)
  const write = useCallback(
    (value: string) => {
      writeSentence(value)
      setFaults((before) => ({ ...before, text: null }))
      if (value.trim() === '') {
        setAsOne(false)
        setAsMedicine(false)
      }
    },
    [writeSentence],
  )
  useEffect(() => {
    const ahead = takeAhead()
    if (ahead !== '') write(latestText.current + ahead)
  }, [write])
  const dictation = useDictation(write, understood?.beyond?.languages)
  const writeByHand = (value: string) => {
    dictation.stop()
    write(value)
  }
  // Of the next sentence the time is not chosen yet.
  const slot = waiting.length > 0 ? freeSlot : { time, end: shown.target.isEnd ? shown.target.text! : null }
  useLength(sentence, { ...slot, timeZone }, textArea)
  const formId = useId()

  useEffect(() => void loadReader().catch(() => {}), [])
  useEffect(() => {
    if (!shown.open || !shown.target.isEnd) return undefined
    // Once the dialog has put the caret at the end.
    const timer = setTimeout(() => textArea.current?.setSelectionRange(0, 0), 0)
    return () => clearTimeout(timer)
  }, [shown])

  const resetFields = () => {
    setDate(shown.target.day)
    setTime(shown.target.time)
    setPicked(false)
    setFaults(faultless)
    setAsOne(false)
    setAsMedicine(false)
    setLeft(noneLeft)
    setForWhom(null)
    setFile(({ of }) => ({ of: of + 1, content: null }))
  }
  if (turn !== shown.turn) {
    setTurn(shown.turn)
    resetFields()
    if (shown.target.text) sentence.write(shown.target.text)
  }

  const fields = { date, time, picked }
  const here = { now: now(), timeZone }
  const planned = understood && plannedOf(understood.reading, fields, here)
  const beyond = asOne ? null : (understood?.beyond ?? null)
  const request = nothingIn !== null && nothingIn === understood?.readText ? null : (beyond?.request ?? null)
  const maybeMedicine = request === null ? (beyond?.medicine ?? null) : null
  const medicine = maybeMedicine && (maybeMedicine.sure || asMedicine) ? maybeMedicine : null
  const shopping = request === null && !medicine ? (beyond?.shopping ?? null) : null
  const hasCard = medicine !== null || shopping !== null
  const person = beyond?.details.person?.value ?? null
  const sentences = request === null && !hasCard && beyond && beyond.sentences.length > 1 ? beyond.sentences : null
  const all = sentences && plannedOfEach(sentences, fields, here)
  const leftOut = left.of === understood?.readText ? left.places : noneLeft.places
  const taken = all?.filter((_, at) => !leftOut.has(at)) ?? null
  const making = creation.making || several.making || runningCard
  const asked = all ? null : medicine ? person : (askedOf(text, person) ?? beyond?.reminded?.name ?? null)

  const clear = () => {
    sentence.clear()
    dictation.forgetFailure()
    resetFields()
  }
  /** Enter while another sentence is read or asked about. */
  const sendNext = (next: string): boolean => {
    if (next.trim() === '') return false
    const { day, time: usual } = shown.target
    const left = creation.makeEach(next.split('\n'), { suggested_date: day, suggested_time: usual || null })
    writeSentence(left.join('\n'))
    return left.length === 0
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (waiting.length > 0) {
      sendNext(text)
      return
    }
    if (making) return
    dictation.stop()
    // What was shown is done, and not what a moment ago was read.
    const isShown = understood?.readText === text
    if (request && isShown) {
      if (deed) act(deed)
      if (deed || request.intent === 'ask') return
    }

    if (hasCard && isShown) {
      if (cardDeed) void runCard(cardDeed)
      return
    }

    const found = {
      text: text.trim() === '' ? failures.reminderDescription : null,
      date: date === '' ? failures.reminderDate : null,
    }
    setFaults(found)
    if (found.text === null && found.date === null) {
      if (taken && isShown) void makeSeveral(taken)
      else {
        const leftOfText = inTrimmed(leftAlone, text)
        setSentFirst(leftOfText)
        creation.make({
          text: text.trim(),
          suggested_date: date,
          suggested_time: time || null,
          date_picked: picked,
          leave_alone: leftOfText,
          ...sharingOf(forWhom, asked),
        })
        // What is typed from now on is the next sentence.
        sentence.clear()
      }
    }
  }
  const propose = (one: Proposed) => {
    dictation.stop()
    sentence.putAside(one.text)
    setDate(one.date)
    setTime(one.time)
    setPicked(true)
    setAsOne(true)
    setFaults(faultless)
  }
  const keepFile = (content: File | null) => setFile(({ of }) => ({ of, content }))
  const act = ({ run }: NonNullable<Deed>) => {
    run()
    clear()
    onClose()
  }
  const runCard = async ({ run }: NonNullable<CardDeed>) => {
    setRunningCard(true)
    const isDone = await run()
    setRunningCard(false)
    if (!isDone) return
    clear()
    onClose()
  }
  const makeSeveral = async (chosen: NonNullable<typeof taken>) => {
    const sharing = sharingOf(forWhom, null)
    const { made, lost } = await several.makeAll(
      chosen.map(({ input, ...one }) => ({ ...one, input: { ...input, ...sharing } })),
    )
    const [one] = made
    if (one && file.content) attachLater({ owner: userId, reminderId: one.id, file: file.content })
    // What could not be made stays in the text.
    if (lost.length > 0) write(lost.join('\n'))
    else {
      clear()
      onClose()
    }
    if (one && lost.length === 0) onMade?.()
  }
  const close = () => {
    dictation.stop()
    if (shown.target.isEnd && text === shown.target.text) sentence.clear()
    onClose()
  }
  const cancel = () => {
    clear()
    close()
  }
  const confirm = async () => {
    const id = found?.id
    const isLast = waiting.length === 1
    if ((await creation.keep()) === 'lost') return

    if (id && file.content) attachLater({ owner: userId, reminderId: id, file: file.content })
    setSentFirst(noSpans)
    dictation.forgetFailure()
    resetFields()
    onMade?.()
    if (isLast && latestText.current.trim() === '') onClose()
    else typeOn()
  }
  /** Back to the text, to say it differently. */
  const discard = () => {
    putBack(creation.discard())
    typeOn()
  }
  /** Once the question has let go of the focus. */
  const typeOn = () => setTimeout(() => textArea.current?.focus(), 0)
  useTypedOn({ active: shown.open && isAsking, text, write: writeByHand, end: sendNext })

  const dismiss = () => {
    if (creation.keeping) return
    if (isAsking) discard()
    else if (!making) close()
  }

  return (
    <Dialog
      open={shown.open}
      onOpenChange={(open) => !open && dismiss()}
      title="Create AI Reminder"
      footer={
        !isAsking && (
          <>
            <Button variant="secondary" onClick={cancel} disabled={making}>
              Cancel
            </Button>
            {request?.intent === 'ask' ? (
              <Button onClick={cancel}>{requestWords.ok}</Button>
            ) : (
              <Button
                type="submit"
                form={formId}
                pending={making}
                disabled={text === '' || date === '' || taken?.length === 0}
              >
                {!deed && !shopping && <Sparkles aria-hidden="true" className="size-4.5" />}
                {deed?.label ??
                  cardDeed?.label ??
                  (medicine ? words.medicine.add : null) ??
                  (taken && taken.length > 1 ? words.several.create(taken.length) : 'Create Reminder')}
              </Button>
            )}
          </>
        )
      }
    >
      {found && isAsking && (
        <ConfirmInSheet
          key={found.id}
          reminder={found}
          onConfirm={() => void confirm()}
          pending={creation.keeping}
          onCancel={discard}
          next={text}
        />
      )}
      <form id={formId} noValidate onSubmit={submit} className={cx('space-y-3', isAsking && 'hidden')}>
        <div>
          <ReminderText
            ref={textArea}
            value={text}
            onChange={writeByHand}
            onBlur={() => {
              if (text !== '' && text.trim() === '') setFaults({ ...faults, text: failures.reminderDescription })
            }}
            onSubmit={submit}
            marks={understood?.marks ?? []}
            error={faults.text}
            hint={
              text.length >= limits.textMax ? (
                tooLong
              ) : planned ? null : sent[0] && creation.making ? (
                <p className="min-h-17 pt-1">{words.readingText(sent[0])}</p>
              ) : (
                help
              )
            }
            dictation={dictation}
            below={
              <QuickWords text={text} leftAlone={leftAlone} day={understood?.day ?? null} onChange={writeByHand} />
            }
          />
          {understood && request ? (
            <Suspense fallback={<p className="min-h-17" />}>
              <RequestCard
                request={request}
                isUnsure={beyond?.unsure === true}
                onNothing={setNothingIn}
                text={understood.readText}
                onDeed={setDeed}
                onInstead={() => {
                  setAsOne(true)
                  textArea.current?.focus()
                }}
              />
            </Suspense>
          ) : understood && medicine ? (
            <Suspense fallback={<p className="min-h-17" />}>
              <MedicineCard
                reading={medicine}
                text={understood.readText}
                person={person}
                forWhom={forWhom}
                onDeed={setCardDeed}
                onInstead={() => {
                  setAsOne(true)
                  textArea.current?.focus()
                }}
              />
            </Suspense>
          ) : understood && shopping ? (
            <Suspense fallback={<p className="min-h-17" />}>
              <PutOnList
                text={shopping}
                onDeed={setCardDeed}
                onInstead={() => {
                  setAsOne(true)
                  textArea.current?.focus()
                }}
              />
            </Suspense>
          ) : understood && all ? (
            <SeveralList
              all={all}
              left={leftOut}
              onLeave={(places) => setLeft({ of: understood.readText, places })}
              onOne={() => {
                setAsOne(true)
                textArea.current?.focus()
              }}
            />
          ) : (
            planned && <ReadingPreview planned={planned} sentence={sentence} timeZone={timeZone} />
          )}
          {maybeMedicine && !medicine && (
            <button
              type="button"
              onClick={() => setAsMedicine(true)}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-teal hover:underline"
            >
              {words.medicine.make}
            </button>
          )}
        </div>
        <Suspense fallback={<p className="min-h-11" />}>
          <FromDocument key={file.of} isFree={text.trim() === ''} onPropose={propose} onFile={keepFile} />
        </Suspense>
        {!request && !hasCard && (
          <WhenFields
            date={date}
            time={time}
            planned={all ? null : planned}
            understood={understood}
            error={faults.date}
            onDate={(value) => {
              setDate(value)
              setPicked(true)
              setFaults({ ...faults, date: value === '' ? failures.reminderDate : null })
            }}
            onTime={setTime}
            onText={writeByHand}
          />
        )}
        {!request && !shopping && (
          <Suspense fallback={null}>
            <ForWhom said={asked} chosen={forWhom} onChoose={setForWhom} />
          </Suspense>
        )}
        {found && !isAsking && (
          <button type="button" className="min-h-11 text-sm font-semibold text-accent-text hover:underline">
            {words.waitingToConfirm(waiting.length)}
          </button>
        )}
        <StillWorking pending={creation.making}>{words.stillReading}</StillWorking>
      </form>
    </Dialog>
  )
}

/** What a card in place of the preview does. @returns whether it is done, or is kept for later. */
type CardDeed = { label?: string; run: () => Promise<boolean> } | null

type Left = { of: string; places: ReadonlySet<number> }

const noSpans: readonly Span[] = []

const freeSlot = { time: '', end: null }

const noneLeft: Left = { of: '', places: new Set() }

/** As high as the preview that takes its place, so that the first word moves nothing. */
const help = (
  <p className="min-h-17 pt-1">
    In English, Hinglish or Hindi, say what and when. “Pay rent on the 1st of every month”, “dawai roz raat 9 baje”.
  </p>
)

/** The field takes no more; what is pasted beyond it is not there. */
const tooLong = `Only the first ${limits.textMax} letters fit`

const faultless: { text: string | null; date: string | null } = { text: null, date: null }
