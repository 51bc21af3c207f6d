import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as vendors from '@planner/contract/vendors'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { adminFailure } from '../in-words.ts'
import { adminKeys } from '../queries.ts'
import { words } from '../words.ts'

type Vendor = vendors.ManagedVendor

/** Toggles a vendor optimistically and reverts on failure. */
export function useToggle() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, is_active }: Vendor) => call(vendors.update, { id, is_active: !is_active }),
    onMutate: async (vendor) => {
      await client.cancelQueries({ queryKey: adminKeys.vendors })
      replace(client, { ...vendor, is_active: !vendor.is_active })
    },
    onSuccess: (vendor) => changed(client, vendor),
    onError: (error, vendor) => {
      replace(client, vendor)
      toast.error(adminFailure(error, failures.vendorUpdate))
    },
  })
}

export function useChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (vendor: InputOf<typeof vendors.update>) => call(vendors.update, vendor),
    onSuccess: (vendor) => changed(client, vendor),
    onError: (error) => toast.error(adminFailure(error, failures.vendorUpdate)),
  })
}

/** Creates a vendor and appends it to the list. */
export function useCreate() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (vendor: InputOf<typeof vendors.create>) => call(vendors.create, vendor),
    onSuccess: (vendor) => {
      lists(client, (list) => [...list, vendor])
      counted(client)
      toast.success(words.vendorCreated)
    },
    // A duplicate is a question in the dialog.
    onError: (error) => {
      if (error instanceof CallError && error.code === 'vendor.duplicate') return
      toast.error(adminFailure(error, failures.vendorCreate))
    },
  })
}

export function useRemove() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Vendor) => call(vendors.remove, { id }),
    onSuccess: (_, { id }) => {
      lists(client, (list) => list.filter((one) => one.id !== id))
      counted(client)
      toast.success(words.vendorDeleted)
    },
    onError: (error) => toast.error(adminFailure(error, failures.vendorDelete)),
  })
}

function changed(client: QueryClient, vendor: Vendor): void {
  replace(client, vendor)
  counted(client)
  toast.success(words.vendorUpdated)
}

/** Replaces the vendor in the cached lists; it stays visible even if it no longer matches a filter. */
const replace = (client: QueryClient, vendor: Vendor) =>
  lists(client, (list) => list.map((one) => (one.id === vendor.id ? vendor : one)))

const lists = (client: QueryClient, change: (list: Vendor[]) => Vendor[]) =>
  client.setQueriesData<Vendor[]>({ queryKey: adminKeys.vendors }, (list) => list && change(list))

/** Refetches the dashboard, whose card shows the number of active vendors. */
const counted = (client: QueryClient) => void client.invalidateQueries({ queryKey: adminKeys.dashboard })
