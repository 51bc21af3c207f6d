import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { ReadingPreview } from '../reading/ReadingPreview.tsx'
import { SeveralList } from '../several/SeveralList.tsx'
import type { Sentence } from '../use-sentence.ts'
import type { Preview } from './preview-of.ts'
import type { CardActions } from './use-card-actions.ts'
import type { CreateForm } from './use-create-form.ts'

const MedicineCard = lazy(() => loadChunk(() => import('#features/medicines/MedicineCard.tsx')))
const PutOnList = lazy(() => loadChunk(() => import('#features/recipes/list/PutOnList.tsx')))
const RequestCard = lazy(() => loadChunk(() => import('../../requests/RequestCard.tsx')))

type SentenceCardProps = {
  sentence: Sentence
  preview: Preview
  form: CreateForm
  cards: CardActions
  timeZone: string
  /** Called when the person wants a single new reminder instead. */
  onOne: () => void
}

/** What will be done with the text: a change of existing reminders, a medicine, list items, or new reminders. */
export function SentenceCard({ sentence, preview, form, cards, timeZone, onOne }: SentenceCardProps) {
  const { understood } = sentence
  const { meaning, planned, all } = preview
  const { request, medicine, shopping } = meaning
  if (!understood || (!request && !medicine && !shopping && !all))
    return planned && <ReadingPreview planned={planned} sentence={sentence} timeZone={timeZone} />

  const { readText } = understood
  if (!request && !medicine && !shopping && all) {
    const leave = (places: ReadonlySet<number>) => form.change({ left: { of: readText, places } })
    return <SeveralList all={all} left={preview.leftOut} onLeave={leave} onOne={onOne} />
  }

  return (
    <Suspense fallback={<p className="min-h-17" />}>
      {request ? (
        <RequestCard
          request={request}
          isUnsure={meaning.beyond?.unsure === true}
          onNothing={cards.setFoundNothing}
          text={readText}
          onAction={cards.setRequest}
          onInstead={onOne}
        />
      ) : medicine ? (
        <MedicineCard
          reading={medicine}
          text={readText}
          person={meaning.person}
          forWhom={form.fields.forWhom}
          onAction={cards.setCard}
          onInstead={onOne}
        />
      ) : (
        shopping && <PutOnList text={shopping} onAction={cards.setCard} onInstead={onOne} />
      )}
    </Suspense>
  )
}
