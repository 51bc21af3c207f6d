import { get } from '@planner/contract/cart'

import { paths } from '#paths.ts'
import { Outline } from '#ui/Outline.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lineFrame } from './lines/line-frame.ts'
import { actionNames } from './lines/line-look.ts'
import { words } from './words.ts'

/** The cart before its script has loaded: what is in it, with prices. */
export const CartOutline = () => (
  <Outline
    of={paths.cart}
    url={get.path}
    rows="items"
    most={6}
    before={<Skeleton className="h-14 rounded-xl!" />}
    several={
      // As large as in the page, so that the largest text of the screen doesn't wait for its scripts.
      <p className="h-14 rounded-md border border-line bg-sunk/60 pt-5 pl-10 text-base font-semibold sm:text-sm">
        {words.oneShopNone}
      </p>
    }
    list="divide-y divide-line rounded-xl border border-line bg-surface"
    row={
      <li className={lineFrame.row}>
        <Skeleton className="size-12 rounded-lg" />
        <div className="min-w-0">
          <p data-text="name" className={lineFrame.name} />
          <p className={lineFrame.facts}>
            <span data-unless="price" data-is="0">
              {Object.entries(actionNames).map(([action, name]) => (
                <span key={action} data-when="action" data-is={action}>
                  {name}
                </span>
              ))}
              <span data-when="quoted" data-is="true">
                {words.quoted}
              </span>
            </span>
            <span data-when="price" data-is="0">
              {words.pricedByShop}
            </span>
          </p>
        </div>
        <Skeleton className="h-10 w-28 rounded-full! max-sm:col-span-2 max-sm:row-start-2" />
        {/* Where the page has the change of shop and the bin. */}
        <span className="w-24 max-sm:hidden" />
        <span className="-mr-3 size-11 max-sm:col-start-3 max-sm:row-start-2" />
        <p className={lineFrame.total}>
          <span data-unless="price" data-is="0" data-rupees="line_total" />
        </p>
      </li>
    }
  />
)
