import { failures } from '@planner/contract/failures'

import { CallError, serverSentence } from '#api/errors.ts'

/** The text for a failed call, and the server's own reason if the sentence does not contain it. */
export type Failure = { sentence: string; reason: string | null }

export const failureOf = (error: unknown, sentence: string): Failure => ({
  sentence,
  reason: serverSentence(error, null),
})

/** A 400 carries its detail in the sentence (GOOGLE-3). */
export const syncFailureOf = (error: unknown): Failure =>
  isRefused(error)
    ? { sentence: failures.googleSyncRefused(error.detail), reason: null }
    : failureOf(error, failures.googleSync)

/** A 400 carries its detail in the sentence (GOOGLE-4). */
export const analysisFailureOf = (error: unknown): Failure =>
  isRefused(error)
    ? { sentence: failures.googleAnalyzeRefused(error.detail), reason: null }
    : failureOf(error, failures.googleAnalyze)

const isRefused = (error: unknown): error is CallError => error instanceof CallError && error.status === 400
