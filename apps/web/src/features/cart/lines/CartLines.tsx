import type { Where } from '@planner/commerce/can-supply'
import { type PaymentMethod, writtenInPrefix } from '@planner/contract/cart'
import type { Vendor } from '@planner/contract/vendors'
import { useQuery } from '@tanstack/react-query'
import { Store, Trash2 } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'

import { ByModel } from '#features/assistant/ByModel.tsx'
import { Wording } from '#features/assistant/Wording.tsx'
import { useMemberName } from '#features/household/use-member-name.ts'
import { paidPricesOptions } from '#features/shops/queries.ts'
import { shopWords } from '#features/shops/words.ts'
import { vendorsOptions } from '#features/vendors/queries.ts'
import { loadChunk } from '#platform/chunk.ts'
import { inRupees } from '#platform/rupees.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'

import { adviceInWordsOptions, firstOf, recommendationsOptions } from '../advice.ts'
import { countOf } from '../count.ts'
import type { ShownLine } from '../draft.ts'
import type { CartAtHand } from '../use-cart.ts'
import { useEmpty } from '../use-empty.ts'
import { words } from '../words.ts'
import { CartLine, type LineActs } from './CartLine.tsx'
import type { ChoiceActs } from './LineChoices.tsx'
import { LineSelect } from './LineSelect.tsx'
import { groupsOf, isFollowed, outcomeOf } from './line-groups.ts'
import { byReach, isOutOfReach, offers, oneShopOf, providerOf, vendorInWords } from './vendor-options.ts'
import { WrittenInItems } from './WrittenInItems.tsx'

const LineSheet = lazy(() => loadChunk(() => import('./LineSheet.tsx')))

type CartLinesProps = {
  cart: CartAtHand
  lines: readonly ShownLine[]
  city: string
  method: PaymentMethod
  onRemove: (line: ShownLine) => void
  /** Called once the vendors are rendered, or cannot be loaded. */
  onSettled: () => void
}

/** All lines of the cart, grouped by vendor. */
export function CartLines({ cart, lines, city, method, onRemove, onSettled }: CartLinesProps) {
  const headingId = useId()
  const heading = useFocusWhenLinesGo(lines.length)
  const [opened, setOpened] = useState<string | null>(null)
  const acts = useActs(cart, onRemove, setOpened)
  // Deferred: each line has some hundred vendors to choose from, and the lines should not wait for them.
  const vendorsAnswer = useQuery(vendorsOptions)
  const vendors = useDeferredValue(vendorsAnswer.data)
  const adviceAnswer = useQuery(recommendationsOptions(cart.advised, city))
  const advice = useDeferredValue(adviceAnswer.data)
  const isSettled = isOver(vendors, vendorsAnswer) && isOver(advice, adviceAnswer)
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  const { data: said, isLoading: wording } = useQuery({
    ...adviceInWordsOptions(cart.advised, city),
    enabled: advice?.may_word === true,
  })
  const empty = useEmpty()
  const nameOf = useMemberName()
  const lastPaid = useLastPaid(lines)
  const lookup = { vendors: vendors ?? none, recommendedFor: firstOf(advice) }
  const groups = groupsOf(lines, lookup)
  const isOperators = outcomeOf(lines, lookup, method).what === 'operator'
  const where = { city, pinCode: cart.pinCode }
  const shop = oneShopOf(lines, vendors ?? none)
  const open = lines.find(({ key }) => key === opened)

  return (
    <Card as="section" aria-labelledby={headingId} className="p-0! md:p-0!">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 sm:px-6">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="flex items-center gap-2.5 text-xl font-semibold">
          Items
          <Badge tone="accent" className="font-sans">
            {/* Counts pieces, as the badge in the bar does. */}
            {countOf({ items: lines })}
          </Badge>
        </h2>
        <Wording pending={wording} />
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3.5 ml-auto text-soft"
          pending={empty.isPending}
          onClick={() => cart.cart && empty.mutate({ version: cart.cart.version, lines })}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          Empty cart
        </Button>
      </div>
      {lines.length > 1 && <OneShop cart={cart} lines={lines} vendors={vendors ?? none} where={where} />}
      {groups.map((group) => (
        <section key={group.key} aria-label={group.name || words.noVendor} className="border-b border-line">
          <div className="flex items-baseline justify-between gap-3 bg-sunk/60 px-4 py-2 sm:px-6">
            <p className="min-w-0">
              <span className="flex items-center gap-2 text-sm font-semibold">
                <span className="truncate">{group.name || words.noVendor}</span>
                {group.isOurChoice && group.name && (
                  <Badge tone="teal" className="shrink-0 py-0!">
                    {words.weChoose}
                  </Badge>
                )}
              </span>
              <span className="block text-xs text-soft">
                {isOperators ? words.group.operator : words.group[group.kind]}
              </span>
            </p>
            {groups.length > 1 && <p className="text-sm font-semibold tabular-nums">{inRupees(group.total)}</p>}
          </div>
          <ul className="divide-y divide-line">
            {group.lines.map((line) => (
              <CartLine key={line.key} line={line} lastPaid={lastPaid(line)} acts={acts} by={nameOf(line.by)} />
            ))}
          </ul>
        </section>
      ))}
      <WrittenInItems
        className="px-4 pt-3 pb-2.5 sm:px-6"
        shop={shop && offers(shop, writtenIn, where) ? shop : null}
      />
      {advice?.ai_suggestion && !isFollowed(advice.ai_suggestion, groups) && (
        <p className="border-t border-line px-4 py-3.5 text-sm text-soft sm:px-6">
          {said?.ai_suggestion ?? advice.ai_suggestion} {said?.ai_suggestion && <ByModel what="worded" />}
        </p>
      )}
      <Suspense fallback={null}>
        {open && (
          <LineSheet
            line={open}
            advice={{
              city,
              pinCode: cart.pinCode,
              vendors,
              recommendations:
                advice === undefined ? undefined : (advice?.recommendations[`item_${open.index}`] ?? none),
              worded: said?.reasons.filter(({ item }) => item === `item_${open.index}`),
            }}
            acts={acts}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Card>
  )
}

/**
 * Returns a lookup of the last price paid for a line without a price, in words; fetched only if there is such a line.
 */
function useLastPaid(lines: readonly ShownLine[]): (line: ShownLine) => string | undefined {
  const { data: paid } = useQuery({ ...paidPricesOptions, enabled: lines.some(isUnpriced) })
  return (line) => {
    const last = isUnpriced(line) ? paid?.get(line.name.toLowerCase()) : undefined
    return last && shopWords.lastPaid(inRupees(last.price), last.shop)
  }
}

const isUnpriced = ({ quoted, price }: ShownLine) => quoted && price === 0

/** Assigns one vendor to all lines; lines it does not sell keep theirs. */
function OneShop({
  cart,
  lines,
  vendors,
  where,
}: {
  cart: CartAtHand
  lines: readonly ShownLine[]
  vendors: readonly Vendor[]
  where: Where
}) {
  const fitsLine = (vendor: Vendor) => (line: ShownLine) =>
    offers(vendor, line, where) && (providerOf(line, vendors)?.id ?? vendor.id) === vendor.id
  const counts = new Map(vendors.map((vendor) => [vendor.id, lines.filter(fitsLine(vendor)).length]))
  const able = vendors.filter(({ id }) => counts.get(id)! > 1).sort(byReach)
  const nameOf = (vendor: Vendor) => {
    const count = counts.get(vendor.id)!
    const name = vendorInWords(vendor, undefined)
    return count === lines.length ? name : `${name} · ${words.someOf(count, lines.length)}`
  }
  const shop = oneShopOf(lines, vendors)
  if (vendors.length > 0 && able.length === 0 && !shop) {
    return (
      // As high as the select that it replaces.
      <div className="border-b border-line px-4 pb-3 sm:px-6">
        <p className="flex min-h-14.5 items-center gap-2.5 text-sm text-soft">
          <Store aria-hidden="true" className="size-4.5 shrink-0 text-teal" />
          {words.noOneShop}
        </p>
      </div>
    )
  }
  return (
    <div className="border-b border-line px-4 pb-3 sm:px-6">
      <LineSelect
        icon={Store}
        label={words.shops}
        of=""
        value={shop?.id ?? ''}
        onChange={(id) => {
          const vendor = able.find((one) => one.id === id)
          if (vendor) cart.setVendorForAll(vendor, fitsLine(vendor))
        }}
        options={[
          { value: '', label: words.oneShopNone },
          // The chosen shop, even if it does not deliver to this address.
          ...(shop && !able.includes(shop) ? [{ value: shop.id, label: vendorInWords(shop, undefined) }] : []),
          ...able.map((vendor) => ({ value: vendor.id, label: nameOf(vendor) })),
        ]}
      />
      {shop && isOutOfReach(shop, where) && (
        <p className="mt-1.5 text-sm text-warn">{words.notServed(shop.name, where.pinCode!)}</p>
      )}
    </div>
  )
}

const none: never[] = []
const writtenIn = { type: 'product', item_id: writtenInPrefix }

/** Whether the data has been rendered or will not arrive. */
const isOver = (drawn: unknown, { isError, isPaused }: { isError: boolean; isPaused: boolean }) =>
  drawn !== undefined || isError || isPaused

/** Stable callbacks for the life of the list; they call the functions of the latest render. */
function useActs(
  cart: CartAtHand,
  onRemove: (line: ShownLine) => void,
  open: (key: string) => void,
): LineActs & ChoiceActs {
  const newest = useRef({ cart, onRemove, open })
  useLayoutEffect(() => {
    newest.current = { cart, onRemove, open }
  })

  return useMemo(() => {
    const remove = (line: ShownLine) => newest.current.onRemove(line)
    return {
      remove,
      open: ({ key }) => newest.current.open(key),
      choose: (lineKey, vendorId, fitting) => newest.current.cart.setVendor(lineKey, vendorId, fitting),
      setQuantity: (line, quantity) =>
        quantity < 1 ? remove(line) : newest.current.cart.setQuantity(line.key, quantity),
      setReplacement: (lineKey, replacement) => newest.current.cart.setReplacement(lineKey, replacement),
    }
  }, [])
}

/** The focused button was removed with its line: the heading takes focus. */
function useFocusWhenLinesGo(count: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)

  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])

  return heading
}
