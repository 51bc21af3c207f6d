import type { report } from '@planner/contract/client-errors'
import type { InputOf } from '@planner/contract/endpoint'

import { CallError, NoAnswer } from './errors.ts'

/**
 * Returns the report of an unexpected error; null for expected ones: a refusal, no connection, a cancelled request.
 *
 * @param screen the path without its query.
 */
export function errorReport(error: unknown, screen: string): InputOf<typeof report> | null {
  if (!(error instanceof Error) || error instanceof CallError || error instanceof NoAnswer) return null
  if (error.name === 'AbortError') return null
  return {
    name: error.name.slice(0, 60) || 'Error',
    message: error.message.slice(0, 500),
    screen: screen.slice(0, 200),
    source: /https?:\/\/\S+?\.js:\d+(:\d+)?/.exec(error.stack ?? '')?.[0].slice(0, 300) ?? '',
  }
}
