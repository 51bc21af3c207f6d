import { failures } from '@planner/contract/failures'
import * as notifications from '@planner/contract/notifications'
import { isQuiet } from '@planner/days/quiet-hours'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { preferencesOptions } from '#features/notifications/queries.ts'
import { quietHoursOf } from '#platform/quiet-hours.ts'
import { timeInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { words } from './words.ts'

/** Says which of a medicine's times quiet hours hold back, and offers to let medicines ring in them. */
export function DosesInQuietHours({ times }: { times: readonly string[] }) {
  const client = useQueryClient()
  const { data: preferences } = useQuery(preferencesOptions)
  const quiet = preferences && !preferences.medicines_ring ? quietHoursOf(preferences) : null
  const held = quiet ? times.filter((time) => time !== '' && isQuiet(`${time.slice(0, 5)}:00`, quiet)) : []
  const allow = useMutation({
    mutationFn: () => call(notifications.setPreferences, { medicines_ring: true }),
    onSuccess: (saved) => {
      client.setQueryData(preferencesOptions.queryKey, saved)
      toast.success(words.nowRing)
    },
    onError: () => toast.error(failures.settingsUpdate),
  })
  if (!quiet || held.length === 0) return null

  return (
    <output className="col-span-2 block text-sm text-warn">
      {words.heldByQuietHours(held.map(timeInWords), timeInWords(quiet.until))}
      <Button variant="quiet" size="sm" pending={allow.isPending} onClick={() => allow.mutate()}>
        {words.letRing}
      </Button>
    </output>
  )
}
