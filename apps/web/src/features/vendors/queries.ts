import * as cart from '@planner/contract/cart'
import { prices } from '@planner/contract/constants/orders'
import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as vendors from '@planner/contract/vendors'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { CallError, limitMet } from '#api/errors.ts'
import { answerTimeoutMs } from '#features/assistant/answer-timeout.ts'
import { announceCartUpdate } from '#features/cart/queries.ts'
import { words as cartWords } from '#features/cart/words.ts'
import { toast } from '#ui/toast.ts'
import { readSuggestions } from './read-suggestions.ts'
import { words } from './words.ts'

/** The vendors to choose from. They rarely change; a failure is only logged. */
export const vendorsOptions = queryOptions({
  queryKey: ['vendors'] as const,
  queryFn: async ({ signal }) => {
    try {
      return await call(vendors.list, {}, { signal })
    } catch (error) {
      if (signal.aborted) throw error
      console.warn('Couldn’t load vendors', error)
      return []
    }
  },
  retry: false,
  staleTime: 5 * 60_000,
})

/** Vendors and activities for a reminder. The answer depends on its text and time. */
export const suggestionsOptions = (reminder: { id: string; title: string; date: string; time: string }) =>
  queryOptions({
    queryKey: ['vendors', 'suggestions', reminder.id, reminder.title, reminder.date, reminder.time] as const,
    queryFn: async ({ signal }) => {
      if (!reminder.id) throw new NoReminder()
      return readSuggestions(await call(vendors.suggestions, { reminder_id: reminder.id }, { signal }))
    },
    staleTime: 5 * 60_000,
    retry: false,
  })

/**
 * The suggestions in a model's words, if one is enabled; ours are shown until it answers and wherever it gives none.
 */
export const suggestionsInWordsOptions = (reminder: { id: string; title: string; date: string; time: string }) =>
  queryOptions({
    queryKey: [...suggestionsOptions(reminder).queryKey, 'words'] as const,
    queryFn: ({ signal }) =>
      call(vendors.suggestionsInWords, { reminder_id: reminder.id }, { signal, timeoutMs: answerTimeoutMs }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Thrown if there is no reminder to suggest anything for. */
class NoReminder extends Error {}

/** Returns the sentence for failed suggestions (DASH-9). */
export function suggestionsFailure(error: unknown): string {
  if (error instanceof NoReminder) return failures.suggestionsNoId
  if (error instanceof CallError && error.status === 404) return failures.suggestionsNotFound
  if (error instanceof CallError && error.status === 500) return failures.suggestionsServer
  return failures.suggestionsOther(error instanceof Error ? error.message : String(error))
}

/** Reports the response to a suggestion, to improve the next ones. Failures are ignored. */
export function reportInteraction(interaction: InputOf<typeof vendors.interact>): void {
  call(vendors.interact, interaction, { keepalive: true }).catch((error: unknown) => {
    console.warn('Couldn’t report the suggestion action', error)
  })
}

/** Puts a suggested vendor into the cart for its reminder. */
export function useAddVendor(reminderId: string) {
  return useMutation({
    mutationFn: (vendor: vendors.SuggestedVendor) =>
      call(cart.add, {
        type: 'service',
        item_id: vendor.id,
        name: vendor.provider_name,
        quantity: 1,
        price: vendor.price ?? priceOf(vendor),
        vendor_id: vendor.id,
        vendor_name: vendor.provider_name,
        description: vendor.why_relevant,
        reminder_id: reminderId,
      }),
    onSuccess: (_, vendor) => {
      toast.success(cartWords.added(vendor.provider_name))
      announceCartUpdate()
      reportInteraction({ vendor_id: vendor.id, reminder_id: reminderId, action: 'added_to_cart' })
    },
    onError: (error) => toast.error(failures.cartAdd, limitMet(error)),
  })
}

/** Estimates a price from the price range, for a vendor without a price. */
const priceOf = ({ price_range }: vendors.SuggestedVendor): number =>
  prices.serviceTiers[price_range.length - 1] ?? prices.product

/** Rates a vendor that delivered. */
export function useRate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rating: InputOf<typeof vendors.rate>) => call(vendors.rate, rating),
    onSuccess: (vendor) => {
      toast.success(words.rated(vendor.name))
      void client.invalidateQueries({ queryKey: vendorsOptions.queryKey, exact: true })
    },
    onError: () => toast.error(failures.rate),
  })
}
