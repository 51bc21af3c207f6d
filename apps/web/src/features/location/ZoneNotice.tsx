import * as profile from '@planner/contract/account/profile'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { useSession } from '#features/auth/session.tsx'
import { meOptions } from '#features/profile/queries.ts'
import { storage } from '#platform/storage.ts'
import { zoneName } from '#platform/time/zone-name.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { words } from './zone-words.ts'

/**
 * Says that this device's clock differs from the account's time zone, and offers to switch. Keeping the account's zone
 * hides it until the device is in yet another one.
 */
export default function ZoneNotice({ timeZone }: { timeZone: string }) {
  const client = useQueryClient()
  const { setUser } = useSession()
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone
  const [kept, setKept] = useState(() => storage.read(key))
  const moving = useMutation({
    mutationFn: () => call(profile.update, { time_zone: device }),
    onSuccess: ({ user }) => {
      client.setQueryData(meOptions.queryKey, user)
      setUser(user)
      toast.success(words.zoneUsed(zoneName(device)))
    },
    onError: () => toast.error(failures.settingsUpdate),
  })
  if (kept === device) return null
  const keep = () => {
    storage.write(key, device)
    setKept(device)
  }

  return (
    <aside
      aria-label="Time zone"
      className="mb-2 flex flex-wrap items-center justify-between gap-x-4 rounded-xl bg-teal-soft px-4 py-1.5 text-sm md:mb-5"
    >
      <p className="flex items-center gap-3">
        <Globe aria-hidden="true" className="size-5 shrink-0 text-teal" />
        {words.zoneDiffers(zoneName(device), zoneName(timeZone))}
      </p>
      <div className="flex flex-wrap gap-x-1">
        <Button variant="quiet" size="sm" onClick={keep}>
          {words.keepZone(zoneName(timeZone))}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="text-teal!"
          pending={moving.isPending}
          onClick={() => moving.mutate()}
        >
          {words.useZone(zoneName(device))}
        </Button>
      </div>
    </aside>
  )
}

const key = 'zoneKept'
