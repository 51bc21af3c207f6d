import type { ManagedVendor as Vendor } from '@planner/contract/vendors'
import { Ellipsis, Pencil, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/menu/Menu.tsx'
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
      <Menu
        trigger={
          <IconButton label={`More about ${vendor.name}`}>
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        <MenuItem
          icon={vendor.is_active ? <ToggleRight /> : <ToggleLeft />}
          disabled={toggle.isPending}
          onSelect={() => toggle.mutate(vendor)}
        >
          {vendor.is_active ? 'Deactivate' : 'Activate'}
        </MenuItem>
        <MenuItem icon={<Pencil />} onSelect={() => onEdit(vendor)}>
          Edit
        </MenuItem>
        <MenuItem icon={<Trash2 />} danger onSelect={() => setAsking('yes')}>
          Delete
        </MenuItem>
      </Menu>
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
