import type { SignedInDevice } from '@planner/contract/account/account'
import { CircleHelp, Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { longDate } from '#platform/time/dates.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'

type DeviceRowProps = {
  device: SignedInDevice
  timeZone: string
  now: Date
  pending: boolean
  onSignOut: () => void
}

export function DeviceRow({ device, timeZone, now, pending, onSignOut }: DeviceRowProps) {
  const Picture = pictures[device.form]

  return (
    <li className="flex items-center gap-3.5 py-3.5">
      <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-md bg-sunk text-soft">
        <Picture className="size-5" strokeWidth={1.8} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device.device}
          {device.is_this_one && <Badge tone="ok">This device</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-soft">
          <span>
            {device.is_this_one
              ? `Signed in ${longDate(new Date(device.created_at))}`
              : `Last used ${momentInSentence(new Date(device.last_used_at), timeZone, now)}`}
          </span>{' '}
          {device.address && <span className="tabular-nums">{device.address}</span>}
        </p>
      </div>
      {!device.is_this_one && (
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3 shrink-0 text-danger!"
          aria-label={`Sign out ${device.device}`}
          pending={pending}
          onClick={onSignOut}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

const pictures: Record<SignedInDevice['form'], LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
  unknown: CircleHelp,
}
