import * as telegram from '@planner/contract/account/telegram'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { toast } from '#ui/toast.ts'
import { telegramOptions } from './queries.ts'
import { words } from './words.ts'

/** Creates a code, toggles alerts, and removes the link. */
export function useTelegram() {
  const client = useQueryClient()
  const { queryKey } = telegramOptions
  const onError = () => toast.error(failures.telegramChange)
  const code = useMutation({ mutationFn: () => call(telegram.makeCode, {}), onError })
  const change = useMutation({
    mutationFn: (rings: boolean) => call(telegram.change, { rings }),
    onSuccess: (now) => client.setQueryData(queryKey, now),
    onError,
  })
  const unlink = useMutation({
    mutationFn: () => call(telegram.unlink, {}),
    onSuccess: () => toast.success(words.telegramUnlinked),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })

  return { code, change, unlink }
}
