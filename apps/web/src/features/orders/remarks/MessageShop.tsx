import { orders as limits } from '@planner/contract/constants/orders'
import type { Order, OrderPart } from '@planner/contract/orders'
import { type FormEvent, useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useMessage } from './use-remark.ts'
import { remarkWords } from './words.ts'

type MessageShopProps = { order: Order; part: OrderPart; onClose: () => void }

/** Sends a short message to the shop of a part. */
export default function MessageShop({ order, part, onClose }: MessageShopProps) {
  const formId = useId()
  const [message, setMessage] = useState('')
  const send = useMessage(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (message.trim() && !send.isPending) send.mutate({ id: order.id, part_id: part.id, message })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={message.trim() !== ''}
      title={`${remarkWords.message}: ${part.vendor_name}`}
      description={remarkWords.messageText}
      footer={
        <Button type="submit" form={formId} pending={send.isPending} disabled={message.trim() === ''}>
          {remarkWords.send}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextArea label={remarkWords.yourMessage} maxLength={limits.remarkMax} value={message} onChange={setMessage} />
      </form>
    </Dialog>
  )
}
