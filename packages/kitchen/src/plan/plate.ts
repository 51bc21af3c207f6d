import type { Candidate, Part } from './candidate.ts'

/**
 * The four slots of a plate: a staple, something wet, a vegetable or dry dish, and something on the side (a sweet on a
 * festival).
 */
const slots: readonly (readonly Part[])[] = [
  ['staple', 'whole meal'],
  ['dal', 'gravy'],
  ['vegetable', 'dry'],
  ['relish', 'side', 'dry', 'sweet'],
]

/** Whether four dishes can fill the slots of a plate, in any order. */
export function isPlate(dishes: readonly Pick<Candidate, 'parts'>[]): boolean {
  if (dishes.length < slots.length) return false
  const fits = (slot: number, left: readonly Pick<Candidate, 'parts'>[]): boolean =>
    slot === slots.length ||
    left.some(
      (one) =>
        one.parts.some((part) => slots[slot]!.includes(part)) &&
        fits(
          slot + 1,
          left.filter((other) => other !== one),
        ),
    )
  return fits(0, dishes)
}
