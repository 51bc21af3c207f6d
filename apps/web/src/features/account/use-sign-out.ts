import * as account from '@planner/contract/account/account'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { toast } from '#ui/toast.ts'
import { accountKey, devicesOptions } from './queries.ts'
import { words } from './words.ts'

/** Signs out one device, or all others. Focus moves to `list`, because the pressed button disappears with its row. */
export function useSignOut() {
  const client = useQueryClient()
  const list = useRef<HTMLUListElement>(null)

  const keepOnly = (stays: (device: account.SignedInDevice) => boolean) => {
    client.setQueryData(devicesOptions.queryKey, (devices) => devices?.filter(stays))
    list.current?.focus({ preventScroll: true })
    void client.invalidateQueries({ queryKey: accountKey })
  }

  const one = useMutation({
    mutationFn: ({ id }: account.SignedInDevice) => call(account.endSession, { id }),
    onSuccess: (_, ended) => {
      toast.success(words.signedOut(ended.device))
      keepOnly(({ id }) => id !== ended.id)
    },
    onError: (error, ended) => {
      // Already signed out from elsewhere: nothing is left to do.
      if (error instanceof CallError && error.code === 'account.session') keepOnly(({ id }) => id !== ended.id)
      else toast.error(failures.deviceSignOut)
    },
  })
  const others = useMutation({
    mutationFn: () => call(account.endOtherSessions, {}),
    onSuccess: ({ ended }) => {
      toast.success(words.othersSignedOut(ended))
      keepOnly(({ is_this_one }) => is_this_one)
    },
    onError: () => toast.error(failures.deviceSignOut),
  })

  return { list, one, others }
}
