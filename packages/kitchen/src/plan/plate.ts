import type { Candidate, Part } from './candidate.ts'

/** What the four slots of a plate hold: something to eat it with, something wet, something cooked, something beside (a sweet on a feast). */
const slots: readonly (readonly Part[])[] = [
  ['staple', 'whole meal'],
  ['dal', 'gravy'],
  ['vegetable', 'dry'],
  ['relish', 'side', 'dry', 'sweet'],
]

/** Whether four dishes make a plate, whichever fills which. */
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
