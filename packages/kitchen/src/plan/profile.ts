import { type Allergen, allergens } from '../read/vocabulary.ts'
import type { Candidate } from './candidate.ts'
import { allergenBit, traits } from './traits.ts'

/** A household's diet and restrictions. All fields are optional; pork and buffalo are excluded unless requested. */
export type Profile = {
  /** False excludes all dishes with egg. */
  egg?: boolean | undefined
  jain?: boolean | undefined
  noOnionGarlic?: boolean | undefined
  /** Keeps strict fasts: on such a day every dish is fit for the fast. */
  vrat?: boolean | undefined
  /** The day itself is a fast, so every dish must be fit for it. */
  fast?: boolean | undefined
  vegan?: boolean | undefined
  excludeAllergens?: readonly Allergen[] | undefined
  pork?: boolean | undefined
  buffalo?: boolean | undefined
  /** The longest time of active work, preparation plus cooking; waiting is not counted. */
  maxMinutes?: number | undefined
}

/** A profile in the form candidates are checked against. */
export type Diners = {
  /** Bit masks of the traits that every dish must have, and must not have. */
  must: number
  never: number
  allergens: number
  maxMinutes: number
  vegOnly: boolean
  fasting: boolean
  /** Whether they keep strict fasts, today or on another day. */
  keepsFasts: boolean
}

/**
 * Converts a profile for one day.
 *
 * @throws RangeError for an unknown allergen: ignoring it would plan dishes that contain it.
 */
export function dinersOf(profile: Profile, vegOnly: boolean, strictFast: boolean): Diners {
  const unknown = (profile.excludeAllergens ?? []).find((name) => !allergens.includes(name))
  if (unknown !== undefined) throw new RangeError(`"${unknown}" is an unknown allergen`)
  const fasting = profile.fast === true || (strictFast && profile.vrat === true)
  const must = [
    profile.jain === true ? traits.jain : 0,
    profile.noOnionGarlic === true ? traits.noOnionGarlic : 0,
    profile.vegan === true ? traits.vegan : 0,
    fasting ? traits.vrat : 0,
  ].reduce((all, bit) => all | bit, 0)
  const never = [
    profile.egg === false ? traits.egg : 0,
    profile.pork === true ? 0 : traits.pork,
    profile.buffalo === true ? 0 : traits.buffalo,
  ].reduce((all, bit) => all | bit, 0)
  return {
    must,
    never,
    allergens: (profile.excludeAllergens ?? []).reduce((all, name) => all | allergenBit(name), 0),
    maxMinutes: profile.maxMinutes ?? Number.POSITIVE_INFINITY,
    vegOnly: vegOnly || profile.jain === true || profile.vegan === true || fasting,
    fasting,
    keepsFasts: profile.vrat === true,
  }
}

/** Whether the diners can eat a dish, judged by its ingredients; `keepsTo` in checks.ts also checks its time. */
export const mayEat = (candidate: Candidate, { must, never, allergens: refused }: Diners): boolean =>
  (candidate.traits & must) === must && (candidate.traits & never) === 0 && (candidate.allergens & refused) === 0
