import { readRupees } from '@planner/commerce/money'
import type { Order, OrderPart } from '@planner/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'

import { paidPricesOptions } from '#features/shops/queries.ts'
import { shopWords } from '#features/shops/words.ts'
import { differs } from '#platform/differs.ts'
import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { usePart } from './use-part.ts'
import { partWords } from './words.ts'

type Ticked = { bought: boolean; price: string }

/** Records what was bought at the shop, and the price per piece. */
export default function TickBought({ order, part, onClose }: { order: Order; part: OrderPart; onClose: () => void }) {
  const formId = useId()
  const { data: paid } = useQuery(paidPricesOptions)
  const tick = usePart('bought', partWords.ticked)
  const [first] = useState<Record<number, Ticked>>(() =>
    Object.fromEntries(
      part.lines.map(({ index, state }) => {
        const { price } = order.items[index]!
        return [index, { bought: state !== 'out', price: price > 0 ? String(price) : '' }]
      }),
    ),
  )
  const [ticked, setTicked] = useState(first)
  const set = (index: number, change: Partial<Ticked>) =>
    setTicked((all) => ({ ...all, [index]: { ...all[index]!, ...change } }))
  const isNoPrice = ({ bought, price }: Ticked) => bought && price.trim() !== '' && !(readRupees(price) > 0)
  const isWrong = part.lines.some(({ index }) => isNoPrice(ticked[index]!))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lines = part.lines.map(({ index }) => {
      const { bought, price } = ticked[index]!
      return { index, bought, ...(bought && price.trim() !== '' && { price: readRupees(price) }) }
    })
    if (isWrong) return
    if (!tick.isPending) tick.mutate({ id: order.id, part_id: part.id, lines }, { onSuccess: onClose })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={differs(ticked, first)}
      title={partWords.tick}
      description={partWords.tickText}
      footer={
        <Button type="submit" form={formId} pending={tick.isPending}>
          Save
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <ul className="divide-y divide-line">
          {part.lines.map(({ index, asked }) => {
            const { name } = order.items[index]!
            const { bought, price } = ticked[index]!
            const last = paid?.get(name.toLowerCase())
            return (
              <li key={index} className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-3 py-2">
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={bought}
                    onChange={(event) => set(index, { bought: event.target.checked })}
                    className="size-5 shrink-0 accent-teal"
                  />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {asked > 1 ? `${asked} × ` : ''}
                    {name}
                    {last && (
                      <span className="block text-sm text-soft">
                        {shopWords.lastPaid(inRupees(last.price), last.shop)}
                      </span>
                    )}
                  </span>
                </label>
                <TextField
                  label="₹ each"
                  inputMode="decimal"
                  maxLength={10}
                  disabled={!bought}
                  value={price}
                  error={isNoPrice(ticked[index]!) ? partWords.noPrice : undefined}
                  onChange={(value) => set(index, { price: value.replaceAll(/[^\d.,]/g, '') })}
                />
              </li>
            )
          })}
        </ul>
      </form>
    </Dialog>
  )
}
