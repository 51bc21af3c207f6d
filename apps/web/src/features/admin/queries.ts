import * as admin from '@planner/contract/admin'
import * as audit from '@planner/contract/audit'
import type { InputOf, ResultOf } from '@planner/contract/endpoint'
import { operations } from '@planner/contract/notifications'
import * as vendors from '@planner/contract/vendors'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { callPages } from '#api/call-pages.ts'

export type UserFilter = InputOf<typeof admin.usersCsv>
export type VendorFilter = InputOf<typeof admin.vendorsCsv>
export type OrderFilter = InputOf<typeof admin.ordersCsv>
export type OrderPage = ResultOf<typeof admin.orders>
export type AuditFilter = Omit<InputOf<typeof audit.list>, 'page'> & { search?: string | undefined }

export const adminKeys = {
  all: ['admin'] as const,
  dashboard: ['admin', 'dashboard'] as const,
  users: ['admin', 'users'] as const,
  vendors: ['admin', 'vendors'] as const,
  orders: ['admin', 'orders'] as const,
  audit: ['admin', 'audit'] as const,
}

export const dashboardOptions = queryOptions({
  queryKey: adminKeys.dashboard,
  queryFn: ({ signal }) => call(admin.dashboard, {}, { signal }),
})

export const usersOptions = (filter: UserFilter, page: number) =>
  queryOptions({
    queryKey: [...adminKeys.users, filter, page],
    queryFn: ({ signal }) => call(admin.users, { ...filter, page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Sorts names as people do: 'Aakash' before 'AJIO'. */
const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true })

/** All matching vendors by name, and a new one last until it is fetched again; few enough to be paged on the client. */
export const vendorsOptions = (filter: VendorFilter) =>
  queryOptions({
    queryKey: [...adminKeys.vendors, filter],
    queryFn: async ({ signal }) => {
      const all = await call(vendors.adminList, filter, { signal })
      return all.toSorted((one, other) => byName.compare(one.name, other.name))
    },
    placeholderData: keepPreviousData,
  })

export const ordersOptions = (filter: OrderFilter, page: number) =>
  queryOptions({
    queryKey: [...adminKeys.orders, filter, page],
    queryFn: async ({ signal }) => {
      const pages = await callPages(admin.orders, { ...filter, page: String(page) }, { signal })
      return { ...pages[0]!, orders: pages.flatMap(({ orders }) => orders) }
    },
  })

export const auditOptions = ({ search, ...filter }: AuditFilter, page: number) =>
  queryOptions({
    queryKey: [...adminKeys.audit, search, filter, page],
    queryFn: ({ signal }) => call(audit.list, { ...filter, person: search, page: String(page) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Every call is recorded in the audit log, so it is made once per opening and never refetched automatically. */
export const personOptions = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'person', id],
    queryFn: ({ signal }) => call(audit.viewUser, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** Refetched every ten seconds while the page is visible. */
export const operationsOptions = queryOptions({
  queryKey: ['admin', 'operations'] as const,
  queryFn: ({ signal }) => call(operations, {}, { signal }),
  refetchInterval: 10_000,
  staleTime: 0,
})

/** Refetched every ten seconds while the page is visible. */
export const systemOptions = queryOptions({
  queryKey: ['admin', 'system'] as const,
  queryFn: ({ signal }) => call(admin.system, {}, { signal }),
  refetchInterval: 10_000,
  staleTime: 0,
})
