import * as mailIn from '@planner/contract/account/mail-in'
import * as telegram from '@planner/contract/account/telegram'
import * as whatsapp from '@planner/contract/account/whatsapp'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

export const telegramOptions = queryOptions({
  queryKey: ['telegram'] as const,
  queryFn: ({ signal }) => call(telegram.show, {}, { signal }),
  staleTime: 0,
})

export const whatsappOptions = queryOptions({
  queryKey: ['whatsapp'] as const,
  queryFn: ({ signal }) => call(whatsapp.show, {}, { signal }),
  staleTime: 0,
})

export const mailInOptions = queryOptions({
  queryKey: ['mail-in'] as const,
  queryFn: ({ signal }) => call(mailIn.show, {}, { signal }),
  staleTime: 0,
})
