import { failures } from '@planner/contract/failures'
import { lazy, Suspense } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { StillWorking } from '#ui/StillWorking.tsx'
import { words } from '../../words.ts'
import { QuickWords } from '../QuickWords.tsx'
import { ReminderText } from './ReminderText.tsx'
import { SentenceCard } from './SentenceCard.tsx'
import { textHint } from './text-hint.tsx'
import type { CreateDialog } from './use-create-dialog.ts'
import { WhenFields } from './WhenFields.tsx'

const ForWhom = lazy(() => loadChunk(() => import('#features/household/ForWhom.tsx')))
const FromDocument = lazy(() => loadChunk(() => import('#features/documents/FromDocument.tsx')))

/** The form of the create dialog: the text with what it means, day and time, a document, and for whom. */
export function CreateFields({ dialog }: { dialog: CreateDialog }) {
  const { time_zone: timeZone } = useUser()
  const { form, box, preview, cards, creation, question, submit, propose } = dialog
  const { fields, change, fault, attach } = form
  const { ref, sentence, dictation, writeByHand } = box
  const { text, leftAlone, understood } = sentence
  const { meaning, planned, all, hasCard } = preview
  const reading = creation.making ? (creation.waiting[0]?.text ?? null) : null

  return (
    <>
      <div>
        <ReminderText
          ref={ref}
          value={text}
          onChange={writeByHand}
          onBlur={() => {
            if (text !== '' && text.trim() === '') fault({ text: failures.reminderDescription })
          }}
          onSubmit={submit}
          marks={understood?.marks ?? []}
          error={fields.faults.text}
          hint={textHint({ text, hasPreview: planned !== null, reading })}
          dictation={dictation}
          below={<QuickWords text={text} leftAlone={leftAlone} day={understood?.day ?? null} onChange={writeByHand} />}
        />
        <SentenceCard
          sentence={sentence}
          preview={preview}
          form={form}
          cards={cards}
          timeZone={timeZone}
          onOne={() => {
            change({ asOne: true })
            ref.current?.focus()
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
      {/* What is seldom changed, as one list of rows. */}
      <div>
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
              named={meaning.forWhom}
              doer={meaning.doer}
              chosen={fields.forWhom}
              onChoose={(forWhom) => change({ forWhom })}
            />
          </Suspense>
        )}
      </div>
      {creation.asked && !question.isAsking && (
        <button type="button" className="min-h-11 text-sm font-semibold text-accent-text hover:underline">
          {words.waitingToConfirm(creation.waiting.length)}
        </button>
      )}
      <StillWorking pending={creation.making}>{words.stillReading}</StillWorking>
    </>
  )
}
