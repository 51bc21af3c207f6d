import * as cart from '@planner/contract/cart'
import { failures } from '@planner/contract/failures'
import { toCart } from '@planner/contract/kitchen/list-to-cart'
import * as pantry from '@planner/contract/kitchen/pantry'
import * as contract from '@planner/contract/kitchen/shopping-list'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'

import { call } from '#api/call.ts'
import { limitMet } from '#api/errors.ts'
import { announceCartUpdate } from '#features/cart/queries.ts'
import { calledBy, householdOptions } from '#features/household/queries.ts'
import { loadChunk } from '#platform/chunk.ts'
import { useOffline } from '#platform/offline/use-offline.ts'
import { inWholeRupees } from '#platform/rupees.ts'
import { notifyOtherTabs } from '#platform/tabs.ts'
import { animateAdded } from '#ui/animate-added.ts'
import { Button } from '#ui/Button.tsx'
import { CardSkeleton } from '#ui/CardSkeleton.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { stickyColumn } from '#ui/scroll/sticky-column.ts'
import { toast } from '#ui/toast.ts'
import { Composer } from './Composer.tsx'
import { LineRow } from './LineRow.tsx'
import { aisleColumns, columns } from './list-columns.ts'
import { Proposals } from './Proposals.tsx'
import { listKey } from './queries.ts'
import { useList, useListChanges, useSharedChange } from './use-changes.ts'
import { useFirstShared } from './use-first-shared.ts'
import { listWords } from './words.ts'

const SendList = lazy(() => loadChunk(() => import('./SendList.tsx')))

/**
 * The household's shopping list by aisle; everything except the cart and clearing works offline.
 *
 * @param props.children rendered below, or beside on wide screens, once the list has loaded, so that nothing shifts.
 */
export function ToBuy({ children }: { children: ReactNode }) {
  const { data: list, isError, refetch, isFetching } = useList()
  const { data: household, isPending, failureCount, fetchStatus } = useQuery(householdOptions)
  // Waits for the members, because an author's name makes a row taller.
  const asksWho = isPending && failureCount === 0 && fetchStatus !== 'paused'
  const isOffline = useOffline(contract.show.path)
  const { add, tick, remove } = useListChanges()
  const addWithHint = useFirstShared(add)
  const have = useSharedChange(pantry.add)
  const clear = useSharedChange(contract.clear)
  const buy = usePutInCart()
  const [sending, setSending] = useState(false)

  const composer = (
    <Composer label={listWords.add} placeholder={listWords.placeholder} draftKey="toBuy" onAdd={addWithHint} />
  )
  if (!list || asksWho) {
    return (
      <div className={cx('min-h-dvh', columns)}>
        <div className="space-y-4">
          {composer}
          {isError && !list ? (
            <ErrorState sentence={failures.listFetch} onRetry={() => void refetch()} pending={isFetching} />
          ) : (
            <CardSkeleton className="h-72" />
          )}
        </div>
        {isError && !list && children}
      </div>
    )
  }
  const open = list.lines.filter(({ ticked }) => !ticked)
  const ticked = list.lines.filter((line) => line.ticked)
  const wanted = open.filter((line) => !line.have)
  const missing = wanted.filter((line) => line.to_cart > 0)
  const unpriced = wanted.filter(({ price }) => price === 0).length
  const me = household?.members.find(({ is_me: isMe }) => isMe)
  const row = (line: contract.ListLine) => (
    <LineRow
      key={`${line.ticked ? 'ticked' : 'open'} ${line.key} ${line.entries[0]?.id}`}
      line={line}
      list={list}
      isShared={household !== undefined && household.members.length > 1}
      me={me && calledBy(me)}
      onTick={(next) => tick(line, next)}
      onHave={() => line.food && have.mutate({ foods: [line.food] })}
      onRemove={() => remove(line)}
    />
  )

  return (
    <div className={columns}>
      <div className="space-y-4">
        {composer}
        <Proposals proposed={list.proposed} onAdd={add} />
        {list.lines.length === 0 && (
          // A single line: the dish picker, which fills the list, is below.
          <div className="flex min-h-14 items-center gap-3 rounded-xl border border-dashed border-edge px-4 py-3">
            <ListChecks aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
            <p className="text-meta leading-4.5 text-soft">
              <span className="block text-md font-semibold text-ink">{listWords.emptyTitle}</span>
              {listWords.emptyText}
            </p>
          </div>
        )}
        <div style={aisleColumns}>
          {[...Map.groupBy(open, ({ aisle }) => aisle)].map(([aisle, lines]) => (
            <section key={aisle} aria-label={aisle} className="break-inside-avoid pb-4">
              <h2 className="text-base font-semibold">{aisle}</h2>
              <ul ref={animateAdded} className="divide-y divide-line">
                {lines.map(row)}
              </ul>
            </section>
          ))}
        </div>
        {wanted.length > 0 && (
          <p className="text-xs text-soft">
            Total: {list.label}
            {unpriced > 0 && `, ${listWords.unpriced(unpriced)}`}
          </p>
        )}
        {ticked.length > 0 && (
          <section aria-label="Bought">
            <div className="flex items-center justify-between gap-3">
              <h2 className="text-base font-semibold">Bought</h2>
              <Button variant="quiet" size="sm" disabled={isOffline} onClick={() => clear.mutate({})}>
                Clear
              </Button>
            </div>
            <ul ref={animateAdded} className="divide-y divide-line">
              {ticked.map(row)}
            </ul>
          </section>
        )}
      </div>
      {/* Beside the list; on a phone the total stays in sight above the tab bar, and the dishes follow the list. */}
      <div ref={stickyColumn} className="max-md:contents flex flex-col gap-4 self-start md:sticky">
        {wanted.length > 0 && (
          // On a phone as wide as the screen and flush with the tab bar, so that no row shows between the two.
          <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex items-center gap-2 rounded-xl border border-line bg-surface px-4 py-2 shadow-lifted max-md:rounded-none sm:-mx-6 sm:px-6 md:bottom-0 md:mx-0 md:px-4">
            <p className="min-w-0 flex-1 leading-tight" aria-live="polite">
              <span className="block text-lg font-semibold tabular-nums">{inWholeRupees(list.total)}</span>{' '}
              <span className="block text-xs leading-4 text-soft">{listWords.about}</span>
            </p>
            <Button variant="secondary" size="sm" className="shrink-0" onClick={() => setSending(true)}>
              Send
            </Button>
            {missing.length > 0 && (
              <Button
                size="sm"
                className="shrink-0 whitespace-nowrap"
                disabled={isOffline}
                pending={buy.isPending}
                onClick={() => buy.mutate(missing)}
              >
                Add {missing.length} to cart
              </Button>
            )}
          </div>
        )}
        {children}
      </div>
      <Suspense fallback={null}>
        {sending && <SendList lines={list.lines} onClose={() => setSending(false)} />}
      </Suspense>
    </div>
  )
}

/** Puts the missing items into the cart, all or none. Another tab or member may already have done so. */
function usePutInCart() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (lines: readonly contract.ListLine[]) =>
      call(cart.addAll, {
        items: lines.map((line) => ({ ...toCart(line), quantity: line.to_cart })),
        missing_only: true,
      }),
    onSuccess: (_, lines) => toast.success(listWords.inCart(lines.length)),
    onError: (error) => toast.error(failures.cartAddIngredients, limitMet(error)),
    onSettled: () => {
      announceCartUpdate()
      notifyOtherTabs('shopping list')
      return client.invalidateQueries({ queryKey: listKey })
    },
  })
}
