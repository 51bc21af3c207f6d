import * as assistant from '@planner/contract/assistant'
import { assistant as limits } from '@planner/contract/constants/accounts'
import type { InputOf } from '@planner/contract/endpoint'
import * as explanations from '@planner/contract/explanations'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'

import { answerTimeoutMs } from './answer-timeout.ts'

/** The configured model, whether it may be used, and today's usage. */
export const assistantOptions = queryOptions({
  queryKey: ['assistant', 'settings'] as const,
  queryFn: ({ signal }) => call(assistant.settings, {}, { signal }),
})

/** The texts sent to the model, newest first, page by page; a page that is not full is the last. */
export const sentOptions = infiniteQueryOptions({
  queryKey: ['assistant', 'sent'] as const,
  queryFn: ({ pageParam, signal }) => call(assistant.sent, pageParam === null ? {} : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => (page.length < limits.sentPerPage ? null : (page.at(-1)?.asked_at ?? null)),
  staleTime: 0,
})

type About = InputOf<typeof explanations.why>

/** The facts behind a suggestion. */
export const whyOptions = (about: About) =>
  queryOptions({
    queryKey: ['why', about] as const,
    queryFn: ({ signal }) => call(explanations.why, about, { signal }),
    retry: false,
  })

/** The facts in a model's words, if one is enabled. If this fails, the facts suffice. */
export const whyInWordsOptions = (about: About) =>
  queryOptions({
    queryKey: ['why', about, 'words'] as const,
    queryFn: ({ signal }) => call(explanations.whyInWords, about, { signal, timeoutMs: answerTimeoutMs }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
