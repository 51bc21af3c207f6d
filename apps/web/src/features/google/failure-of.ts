import { failures } from '@planner/contract/failures'

import { CallError, serverSentence } from '#api/errors.ts'

/** The text for a failed call; `reason` is the server's own, null if it gave none or the sentence contains it. */
export type Failure = { sentence: string; reason: string | null }

/** Describes a failed call whose sentence does not contain the server's reason. */
export const failureOf = (error: unknown, sentence: string): Failure => ({
  sentence,
  reason: serverSentence(error, null),
})

/** Describes a failed sync; for a 400 the sentence contains the server's detail (GOOGLE-3). */
export const syncFailureOf = (error: unknown): Failure =>
  isRefused(error)
    ? { sentence: failures.googleSyncRefused(error.detail), reason: null }
    : failureOf(error, failures.googleSync)

/** Describes a failed analysis; for a 400 the sentence contains the server's detail (GOOGLE-4). */
export const analysisFailureOf = (error: unknown): Failure =>
  isRefused(error)
    ? { sentence: failures.googleAnalyzeRefused(error.detail), reason: null }
    : failureOf(error, failures.googleAnalyze)

const isRefused = (error: unknown): error is CallError => error instanceof CallError && error.status === 400
