import type { Part } from './vocabulary/vocabulary.ts'

/** The default hour of each part of the day when no clock time is given, and the hour at which that part ends. */
export const partHours: Readonly<Record<Part, readonly [at: number, until: number]>> = {
  early: [5, 6.5],
  morning: [8, 11],
  noon: [12, 13],
  lunch: [12, 15],
  afternoon: [13, 16],
  lateafternoon: [16.5, 18],
  evening: [18, 19.5],
  night: [21, 23],
  midnight: [24, 24],
}

/** Hours at which doses are due: noon and afternoon are halfway between morning and evening. */
export const doseHours = {
  morning: partHours.morning[0],
  afternoon: 14,
  evening: partHours.evening[0],
  night: partHours.night[0],
} as const
