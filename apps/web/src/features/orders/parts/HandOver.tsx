import { listText } from '@planner/commerce/hand-over/list-text'
import { knownShops, searchHostOf, searchLink } from '@planner/commerce/hand-over/shop-search'
import { toPaise } from '@planner/commerce/money'
import { type Order, type OrderPart, orderNumber } from '@planner/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { SendAs } from '#features/shops/SendAs.tsx'
import { vendorsOptions } from '#features/vendors/queries.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { printOnly } from '../print-only.ts'
import { partWords } from './words.ts'

type HandOverProps = { order: Order; part: OrderPart; onClose: () => void; onTick: () => void }

/** Hands over the list to a shop in any form it accepts, or item by item through the shop's own search. */
export default function HandOver({ order, part, onClose, onTick }: HandOverProps) {
  const { time_zone } = useUser()
  const list = useRef<HTMLPreElement>(null)
  const [language, setLanguage] = useState(part.language)
  const items = part.lines.map(({ index, asked, hindi }) => ({ ...order.items[index]!, quantity: asked, hindi }))
  const text = listText(
    items.map(({ type, name, hindi, quantity, price }) => ({
      type,
      name: (language === 'hi' && hindi) || name,
      quantity,
      price: toPaise(price),
    })),
    {
      order: orderNumber(order.id),
      where: [order.address, order.pin_code].filter(Boolean).join(', '),
      by: order.deliver_by ? new Date(order.deliver_by) : null,
      timeZone: time_zone,
      language,
    },
  )

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={partWords.handOver}
      description={part.vendor_name}
      footer={<Button onClick={onTick}>{partWords.tick}</Button>}
    >
      <div className="space-y-4">
        <SendAs
          text={text}
          phone={part.phone}
          subject={`My list ${orderNumber(order.id)}`}
          language={language}
          onLanguage={setLanguage}
          onPrint={() => list.current && printOnly(list.current)}
          shareable
        />
        <pre ref={list} className="rounded-md bg-sunk px-3 py-2 font-sans text-sm whitespace-pre-wrap">
          {text}
        </pre>
        <ItemByItem part={part} items={items} />
      </div>
    </Dialog>
  )
}

function ItemByItem({ part, items }: { part: OrderPart; items: readonly { name: string }[] }) {
  const { data: vendors } = useQuery(vendorsOptions)
  const own = searchHostOf(vendors?.find(({ id }) => id === part.vendor_id)?.website ?? null)
  const [chosen, setChosen] = useState<string>()
  const host = chosen ?? own ?? knownShops[0].host

  return (
    <section aria-label={partWords.itemByItem}>
      <SelectField
        label={partWords.itemByItem}
        hint={partWords.itemByItemText}
        value={host}
        onChange={setChosen}
        options={knownShops.map(({ name, host: value }) => ({ value, label: name }))}
      />
      <ul className="mt-2 divide-y divide-line">
        {items.map(({ name }, place) => (
          <li key={place}>
            <a
              href={searchLink(host, name)}
              target="_blank"
              rel="noreferrer"
              className="flex min-h-11 items-center gap-2 text-accent-text"
            >
              {name}
              <ExternalLink aria-hidden="true" className="ml-auto size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
