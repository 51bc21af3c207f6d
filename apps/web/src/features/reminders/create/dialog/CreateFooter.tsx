import { Sparkles } from 'lucide-react'

import { Button } from '#ui/Button.tsx'
import { requestWords } from '../../requests/words.ts'
import { words } from '../../words.ts'
import type { Preview } from './preview-of.ts'
import type { CardActions } from './use-card-actions.ts'

type CreateFooterProps = {
  formId: string
  preview: Preview
  cards: CardActions
  isEmpty: boolean
  making: boolean
  onCancel: () => void
}

/** The dialog's buttons. The second one is labelled by what the text means. */
export function CreateFooter({ formId, preview, cards, isEmpty, making, onCancel }: CreateFooterProps) {
  const { request, medicine, shopping } = preview.meaning
  const count = preview.taken?.length ?? null
  return (
    <>
      <Button variant="secondary" onClick={onCancel} disabled={making}>
        Cancel
      </Button>
      {request?.intent === 'ask' ? (
        <Button onClick={onCancel}>{requestWords.ok}</Button>
      ) : (
        <Button type="submit" form={formId} pending={making} disabled={isEmpty || count === 0}>
          {!cards.request && !shopping && <Sparkles aria-hidden="true" className="size-4.5" />}
          {cards.request?.label ??
            cards.card?.label ??
            (medicine ? words.medicine.add : null) ??
            (count !== null && count > 1 ? words.several.create(count) : 'Create Reminder')}
        </Button>
      )}
    </>
  )
}
