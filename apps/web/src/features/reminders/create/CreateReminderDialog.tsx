import { reminders as limits } from '@planner/contract/constants/reminders'
import { failures } from '@planner/contract/failures'
import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { StillWorking } from '#ui/StillWorking.tsx'
import type { Shown } from '../agenda/use-shown.ts'
import { words } from '../words.ts'
import { CreateFooter } from './CreateFooter.tsx'
import { QuickWords } from './QuickWords.tsx'
import { ConfirmInSheet } from './question/ConfirmInSheet.tsx'
import { ReminderText } from './ReminderText.tsx'
import { SentenceCard } from './SentenceCard.tsx'
import { type CreateTarget, useCreateDialog } from './use-create-dialog.ts'
import { WhenFields } from './WhenFields.tsx'

const ForWhom = lazy(() => loadChunk(() => import('#features/household/ForWhom.tsx')))
const FromDocument = lazy(() => loadChunk(() => import('#features/documents/FromDocument.tsx')))

type CreateReminderDialogProps = {
  shown: Shown<CreateTarget>
  onClose: () => void
  onMade?: (() => void) | undefined
}

/**
 * The create dialog. Its text survives closing, a reload and Cancel in the confirmation; Cancel in the form clears it.
 */
export default function CreateReminderDialog({ shown, onClose, onMade }: CreateReminderDialogProps) {
  const {
    formId,
    textArea,
    timeZone,
    fields,
    change,
    fault,
    attach,
    sentence,
    dictation,
    creation,
    question,
    meaning,
    planned,
    all,
    taken,
    leftOut,
    making,
    cards,
    hasCard,
    writeByHand,
    submit,
    propose,
    cancel,
    dismiss,
  } = useCreateDialog({ shown, onClose, onMade })
  const { text, leftAlone, understood } = sentence
  const { waiting, asked: found } = creation
  const { isAsking } = question

  return (
    <Dialog
      open={shown.open}
      onOpenChange={(open) => !open && dismiss()}
      title="Create AI Reminder"
      footer={
        !isAsking && (
          <CreateFooter
            formId={formId}
            meaning={meaning}
            requestAction={cards.requestAction}
            cardAction={cards.cardAction}
            count={taken?.length ?? null}
            isEmpty={text === '' || fields.date === ''}
            making={making}
            onCancel={cancel}
          />
        )
      }
    >
      {found && isAsking && (
        <ConfirmInSheet
          key={found.id}
          reminder={found}
          onConfirm={() => void question.confirm()}
          pending={creation.keeping}
          onCancel={question.discard}
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
              if (text !== '' && text.trim() === '') fault({ text: failures.reminderDescription })
            }}
            onSubmit={submit}
            marks={understood?.marks ?? []}
            error={fields.faults.text}
            hint={
              text.length >= limits.textMax ? (
                tooLong
              ) : planned ? null : waiting[0] && creation.making ? (
                <p className="min-h-17 pt-1">{words.readingText(waiting[0].text)}</p>
              ) : (
                help
              )
            }
            dictation={dictation}
            below={
              <QuickWords text={text} leftAlone={leftAlone} day={understood?.day ?? null} onChange={writeByHand} />
            }
          />
          <SentenceCard
            sentence={sentence}
            understood={understood}
            meaning={meaning}
            planned={planned}
            all={all}
            left={leftOut}
            onLeave={(places) => understood && change({ left: { of: understood.readText, places } })}
            forWhom={fields.forWhom}
            timeZone={timeZone}
            onRequestAction={cards.onRequestAction}
            onCardAction={cards.onCardAction}
            onFoundNothing={cards.onFoundNothing}
            onOne={() => {
              change({ asOne: true })
              textArea.current?.focus()
            }}
          />
          {meaning.maybeMedicine && (
            <button
              type="button"
              onClick={() => change({ asMedicine: true })}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-teal hover:underline"
            >
              {words.medicine.make}
            </button>
          )}
        </div>
        {!meaning.request && !hasCard && (
          <WhenFields
            date={fields.date}
            time={fields.time}
            planned={all ? null : planned}
            understood={understood}
            error={fields.faults.date}
            onDate={(value) => {
              change({ date: value, picked: true })
              fault({ date: value === '' ? failures.reminderDate : null })
            }}
            onTime={(time) => change({ time })}
            onText={writeByHand}
          />
        )}
        <Suspense fallback={<p className="min-h-11" />}>
          <FromDocument key={fields.file.of} isFree={text.trim() === ''} onPropose={propose} onFile={attach} />
        </Suspense>
        {!meaning.request && !meaning.shopping && (
          <Suspense fallback={null}>
            <ForWhom
              said={meaning.forWhom}
              doers={meaning.doers}
              chosen={fields.forWhom}
              onChoose={(forWhom) => change({ forWhom })}
            />
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

/** As high as the preview that replaces it, so that the first word causes no layout shift. */
const help = (
  <p className="min-h-17 pt-1">
    In English, Hinglish or Hindi, say what and when. “Pay rent on the 1st of every month”, “dawai roz raat 9 baje”.
  </p>
)

/** Shown when a paste exceeds the field's limit and was cut off. */
const tooLong = `Only the first ${limits.textMax} letters fit`
