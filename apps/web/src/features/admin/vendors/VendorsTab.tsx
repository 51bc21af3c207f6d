import { vendorsCsv } from '@planner/contract/admin'
import { admin as limits } from '@planner/contract/constants/admin'
import { vendorCategories } from '@planner/contract/new-vendor'
import type { ManagedVendor as Vendor, VendorCategory } from '@planner/contract/vendors'
import { useQuery } from '@tanstack/react-query'
import { Plus, Star, Store } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { type Column, DataTable } from '../lists/DataTable.tsx'
import { FilterSelect } from '../lists/FilterSelect.tsx'
import { ListFrame } from '../lists/ListFrame.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { type VendorFilter, vendorsOptions } from '../queries.ts'
import { words } from '../words.ts'
import { VendorActions } from './VendorActions.tsx'
import { categoryNames } from './vendor-look.ts'

const VendorDialog = lazy(() => loadChunk(() => import('./VendorDialog.tsx')))

const pageSize = limits.pageSize

/** All vendors, active or not. */
export function VendorsTab({ state }: { state: ListState<VendorFilter> }) {
  const { filter, asked, page, turn, change, clear } = state
  const query = useQuery(vendorsOptions(asked))
  /** `opening` gives each opening of the dialog a fresh form. */
  const [edited, setEdited] = useState<{ vendor: Vendor | null; open: boolean; opening: number } | null>(null)
  const edit = (vendor: Vendor | null) => setEdited({ vendor, open: true, opening: (edited?.opening ?? 0) + 1 })

  // The last page may have disappeared with its only vendor.
  const shownOf = (vendors: readonly Vendor[]) => Math.min(page, Math.ceil(vendors.length / pageSize) - 1)

  const columns: Column<Vendor>[] = [
    { name: 'Vendor', className: 'min-w-40', cell: (vendor) => <Named vendor={vendor} /> },
    { name: 'Category', cell: ({ category }) => <Badge tone="teal">{categoryNames[category]}</Badge> },
    { name: 'Location', cell: ({ location }) => location },
    { name: 'Rating', cell: (vendor) => <Rating vendor={vendor} /> },
    {
      name: 'Status',
      cell: ({ is_active }) => <State isActive={is_active} />,
    },
    { name: 'Actions', className: 'w-0', cell: (vendor) => <VendorActions vendor={vendor} onEdit={edit} /> },
  ]

  return (
    <div className="space-y-3 sm:space-y-4">
      <ListFrame
        of="vendors"
        placeholder="Name, place"
        state={state}
        csv={vendorsCsv}
        query={query}
        action={
          <Button className="whitespace-nowrap max-md:w-12 max-md:px-0! md:order-1" onClick={() => edit(null)}>
            <Plus aria-hidden="true" className="size-5" />
            <span className="max-md:sr-only">Add Vendor</span>
          </Button>
        }
        filters={
          <>
            <FilterSelect
              label="Category"
              all="All"
              value={filter.category}
              onChange={(category) => change({ category })}
              options={categories}
            />
            <FilterSelect
              label="Status"
              all="Any"
              value={filter.state}
              onChange={(one) => change({ state: one })}
              options={states}
            />
          </>
        }
        isEmpty={(vendors) => vendors.length === 0}
        empty={<EmptyState art={<Medallion of={Store} />} title={words.noVendors} text={words.noVendorsText} />}
        pageOf={(vendors) => ({ page: shownOf(vendors), pageSize, total: vendors.length })}
      >
        {(vendors) => (
          <DataTable
            label="Vendors"
            columns={columns}
            rows={vendors.slice(shownOf(vendors) * pageSize, (shownOf(vendors) + 1) * pageSize)}
            keyOf={({ id }) => id}
            stale={query.isPlaceholderData}
            title={({ name, is_active }) => (
              <span className="flex flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
                {name}
                {!is_active && <State isActive={is_active} />}
              </span>
            )}
            brief={({ category, location, rating, description }) => (
              <p className="truncate text-meta text-soft">
                {[categoryNames[category], location, rating !== null && `★ ${rating.toFixed(1)}`, description]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
          />
        )}
      </ListFrame>
      <Suspense fallback={null}>
        {edited && (
          <VendorDialog
            key={edited.opening}
            vendor={edited.vendor}
            open={edited.open}
            onClose={() => setEdited({ ...edited, open: false })}
            onCreated={() => {
              // The new vendor is at the end of the unfiltered list.
              clear()
              turn(Number.MAX_SAFE_INTEGER)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

const categories: { value: VendorCategory; label: string }[] = vendorCategories.map((value) => ({
  value,
  label: categoryNames[value],
}))
const states = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const

const State = ({ isActive }: { isActive: boolean }) =>
  isActive ? <Badge tone="ok">Active</Badge> : <Badge tone="neutral">Inactive</Badge>

const Named = ({ vendor: { name, description } }: { vendor: Vendor }) => (
  <>
    <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
    <span className="line-clamp-2 text-sm text-soft [overflow-wrap:anywhere]">{description}</span>
  </>
)

const Rating = ({ vendor: { rating, ratings } }: { vendor: Vendor }) => (
  <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums">
    <Star
      aria-hidden="true"
      className={rating === null ? 'size-4 text-edge' : 'size-4 fill-marigold text-marigold'}
      strokeWidth={1.8}
    />
    {rating === null ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{words.notRated}</span>
      </>
    ) : (
      <>
        {rating.toFixed(1)} <span className="text-sm text-soft">({ratings})</span>
      </>
    )}
  </span>
)
