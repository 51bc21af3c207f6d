import { Sparkles } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import type { RequestAction } from '../requests/RequestCard.tsx'
import { requestWords } from '../requests/words.ts'
import { words } from '../words.ts'
import type { Meaning } from './meaning-of.ts'
import type { CardAction } from './SentenceCard.tsx'

type CreateFooterProps = {
  formId: string
  meaning: Meaning
  requestAction: RequestAction
  cardAction: CardAction
  /** How many reminders the text makes; null for a single one. */
  count: number | null
  isEmpty: boolean
  making: boolean
  onCancel: () => void
}

/** The dialog's buttons. The second one is labelled by what the text means. */
export function CreateFooter({
  formId,
  meaning: { request, medicine, shopping },
  requestAction,
  cardAction,
  count,
  isEmpty,
  making,
  onCancel,
}: CreateFooterProps) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel} disabled={making}>
        Cancel
      </Button>
      {request?.intent === 'ask' ? (
        <Button onClick={onCancel}>{requestWords.ok}</Button>
      ) : (
        <Button type="submit" form={formId} pending={making} disabled={isEmpty || count === 0}>
          {!requestAction && !shopping && <Sparkles aria-hidden="true" className="size-4.5" />}
          {requestAction?.label ??
            cardAction?.label ??
            (medicine ? words.medicine.add : null) ??
            (count !== null && count > 1 ? words.several.create(count) : 'Create Reminder')}
        </Button>
      )}
    </>
  )
}
