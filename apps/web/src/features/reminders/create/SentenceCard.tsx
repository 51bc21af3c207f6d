import { lazy, Suspense } from 'react'

import type { ForWhomInput } from '#features/household/for-whom.ts'
import { loadChunk } from '#platform/chunk.ts'
import type { Planned } from '../agenda/planned.ts'
import type { RequestAction } from '../requests/RequestCard.tsx'
import type { Meaning } from './meaning-of.ts'
import { ReadingPreview } from './reading/ReadingPreview.tsx'
import type { Understood } from './reading/use-reading.ts'
import type { PlannedOne } from './several/planned-of-each.ts'
import { SeveralList } from './several/SeveralList.tsx'
import type { Sentence } from './use-sentence.ts'

const MedicineCard = lazy(() => loadChunk(() => import('#features/medicines/MedicineCard.tsx')))
const PutOnList = lazy(() => loadChunk(() => import('#features/recipes/list/PutOnList.tsx')))
const RequestCard = lazy(() => loadChunk(() => import('../requests/RequestCard.tsx')))

/** The action of a card that replaces the preview. @returns whether it is done or queued. */
export type CardAction = { label?: string; run: () => Promise<boolean> } | null

type SentenceCardProps = {
  sentence: Sentence
  understood: Understood | null
  meaning: Meaning
  /** The reminder that the text makes; null if it makes several or another thing. */
  planned: Planned | null
  /** The reminders that the text makes; null for a single one. */
  all: readonly PlannedOne[] | null
  /** The indexes of excluded reminders. */
  left: ReadonlySet<number>
  onLeave: (places: ReadonlySet<number>) => void
  forWhom: ForWhomInput | null
  timeZone: string
  onRequestAction: (action: RequestAction) => void
  onCardAction: (action: CardAction) => void
  onFoundNothing: (text: string) => void
  /** Called when the person wants a single new reminder instead. */
  onOne: () => void
}

/** What will be done with the text: a change of existing reminders, a medicine, list items, or new reminders. */
export function SentenceCard(props: SentenceCardProps) {
  const { understood, meaning, planned, all, onOne } = props
  const { request, medicine, shopping } = meaning
  if (!understood || (!request && !medicine && !shopping && !all))
    return planned && <ReadingPreview planned={planned} sentence={props.sentence} timeZone={props.timeZone} />

  const { readText } = understood
  if (!request && !medicine && !shopping && all)
    return <SeveralList all={all} left={props.left} onLeave={props.onLeave} onOne={onOne} />

  return (
    <Suspense fallback={<p className="min-h-17" />}>
      {request ? (
        <RequestCard
          request={request}
          isUnsure={meaning.beyond?.unsure === true}
          onNothing={props.onFoundNothing}
          text={readText}
          onAction={props.onRequestAction}
          onInstead={onOne}
        />
      ) : medicine ? (
        <MedicineCard
          reading={medicine}
          text={readText}
          person={meaning.person}
          forWhom={props.forWhom}
          onAction={props.onCardAction}
          onInstead={onOne}
        />
      ) : (
        shopping && <PutOnList text={shopping} onAction={props.onCardAction} onInstead={onOne} />
      )}
    </Suspense>
  )
}
