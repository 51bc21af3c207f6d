import type { Order } from '@planner/contract/orders'
import { Star } from 'lucide-react'
import { useId, useState } from 'react'

import { useRate } from '#features/vendors/queries.ts'
import { cx } from '#ui/cx.ts'

/** A star rating for each vendor that delivered. */
export function RateVendors({ order }: { order: Order }) {
  const vendors = new Map(
    order.items.flatMap(({ vendor_id, vendor_name }) => (vendor_id && vendor_name ? [[vendor_id, vendor_name]] : [])),
  )
  if (vendors.size === 0) return null

  return (
    <ul data-print="never" className="space-y-1 rounded-lg bg-sunk/60 px-4 py-2">
      {[...vendors].map(([id, name]) => (
        <VendorStars key={id} id={id} name={name} />
      ))}
    </ul>
  )
}

function VendorStars({ id, name }: { id: string; name: string }) {
  const rate = useRate()
  const [stars, setStars] = useState(0)
  const group = useId()

  const give = (count: number) => {
    const before = stars
    setStars(count)
    rate.mutate({ id, stars: count }, { onError: () => setStars(before) })
  }

  return (
    <li>
      <fieldset className="flex flex-wrap items-center justify-between gap-x-4">
        <legend className="float-left py-2.5">
          How was <span className="font-semibold">{name}</span>?
        </legend>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((count) => (
            <label
              key={count}
              className="relative grid size-11 cursor-pointer place-items-center rounded-md text-marigold hover:bg-sunk has-focus-visible:outline-[2.5px] has-focus-visible:outline-teal"
            >
              <input
                type="radio"
                name={group}
                value={count}
                checked={count === stars}
                aria-label={count === 1 ? '1 star' : `${count} stars`}
                onChange={() => give(count)}
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
              />
              <Star
                aria-hidden="true"
                strokeWidth={1.8}
                className={cx('size-6', count <= stars ? 'fill-marigold text-marigold' : 'text-edge')}
              />
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  )
}
