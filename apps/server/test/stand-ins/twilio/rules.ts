import type { Answer } from '../http-stand-in.ts'

/** Shared by the parts of the stand-in. */
export type StandInContext = { now: () => Date; complain: (words: string) => void }

export const refusal = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

export const isE164 = (number: string): boolean => /^\+[1-9]\d{6,14}$/.test(number)

/** Codes of immediate refusals, as the last digits of a number. */
const refusedAtOnce = new Set([21211, 21408, 21608, 21610, 21614, 21635])
/** Codes of later reports. */
const failsLater = new Set([30003, 30004, 30005, 30006, 30007, 30008, 63016])

export function outcomeFor(number: string): { refused?: number; fails?: number } {
  const code = Number(number.slice(-5))
  if (refusedAtOnce.has(code)) return { refused: code }
  return failsLater.has(code) ? { fails: code } : {}
}

let made = 0

/** Returns two letters and 32 hexadecimal digits. */
export const newSid = (prefix: string): string => prefix + (++made).toString(16).padStart(32, '0')

/** Returns the form's fields; one that is not in the published API is our bug. */
export function formOf(body: string, known: readonly string[], { complain }: StandInContext): Record<string, string> {
  const fields = Object.fromEntries(new URLSearchParams(body))
  for (const name of Object.keys(fields)) if (!known.includes(name)) complain(`unknown field ${name}`)
  return fields
}

export const isAbsolute = (url: string | undefined): boolean => /^https?:\/\//.test(url ?? '')
