import type { ManagedVendor as Vendor } from '@planner/contract/vendors'
import { Pencil, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { words } from '../words.ts'

import { useRemove, useToggle } from './use-vendors.ts'

const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)

type VendorActionsProps = { vendor: Vendor; onEdit: (vendor: Vendor) => void }

export function VendorActions({ vendor, onEdit }: VendorActionsProps) {
  const [asking, setAsking] = useState<'no' | 'yes' | 'asked'>('no')
  const toggle = useToggle()
  const remove = useRemove()

  return (
    <div className="flex">
      <IconButton
        label={`${vendor.is_active ? 'Deactivate' : 'Activate'} ${vendor.name}`}
        aria-disabled={toggle.isPending}
        onClick={() => !toggle.isPending && toggle.mutate(vendor)}
      >
        {vendor.is_active ? (
          <ToggleRight aria-hidden="true" className="size-6 text-ok" />
        ) : (
          <ToggleLeft aria-hidden="true" className="size-6 text-faint" />
        )}
      </IconButton>
      <IconButton label={`Edit ${vendor.name}`} onClick={() => onEdit(vendor)}>
        <Pencil aria-hidden="true" className="size-4.5" />
      </IconButton>
      <IconButton label={`Delete ${vendor.name}`} onClick={() => setAsking('yes')}>
        <Trash2 aria-hidden="true" className="size-4.5 text-danger" />
      </IconButton>
      <Suspense fallback={null}>
        {asking !== 'no' && (
          <AlertDialog
            open={asking === 'yes'}
            title={words.confirmDelete}
            description={words.confirmDeleteText(vendor.name)}
            confirmLabel="Delete"
            cancelLabel="Cancel"
            danger
            pending={remove.isPending}
            onConfirm={() => remove.mutate(vendor, { onSettled: () => setAsking('asked') })}
            onCancel={() => setAsking('asked')}
          />
        )}
      </Suspense>
    </div>
  )
}
