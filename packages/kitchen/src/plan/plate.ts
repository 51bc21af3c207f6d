import type { Choice, Part } from './choice.ts'

/** What the four seats of a plate hold: something to eat it with, something wet, something cooked, something beside (a sweet on a feast). */
const seats: readonly (readonly Part[])[] = [
  ['staple', 'whole meal'],
  ['dal', 'gravy'],
  ['vegetable', 'dry'],
  ['relish', 'side', 'dry', 'sweet'],
]

/** Whether four dishes make a plate, whichever sits where. */
export function isPlate(dishes: readonly Pick<Choice, 'parts'>[]): boolean {
  if (dishes.length < seats.length) return false
  const sits = (seat: number, left: readonly Pick<Choice, 'parts'>[]): boolean =>
    seat === seats.length ||
    left.some(
      (one) =>
        one.parts.some((part) => seats[seat]!.includes(part)) &&
        sits(
          seat + 1,
          left.filter((other) => other !== one),
        ),
    )
  return sits(0, dishes)
}
