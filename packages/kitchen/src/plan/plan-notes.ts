const dishes = (count: number): string => (count === 1 ? '1 dish' : `${count} dishes`)

/** The note of a plan that is vegetarian only because of the diet. It is compared when the diet changes. */
export const vegetarianNote = 'Your diet makes the whole day vegetarian.'

const ofMissing = 'Not enough dishes fit your diet'

export const missingNote = (missing: number): string => `${ofMissing}: ${dishes(missing)} fewer than usual.`

export const isMissingNote = (note: string): boolean => note.startsWith(ofMissing)

export const repeatedNote = (repeated: number): string =>
  `You’ve seen most dishes that fit in the last 90 days: ${dishes(repeated)} repeated, the ones you saw longest ago first.`
