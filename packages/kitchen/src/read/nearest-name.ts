import { distance } from 'fastest-levenshtein'

/** The most edits between a misspelt name and the right one, and at most half of its letters. */
const mostEdits = 3

/** Returns the name that was probably meant: the one with the fewest edits; null when none is close. */
export function nearestName(wanted: string, names: Iterable<string>): string | null {
  let best: string | null = null
  let fewest = Math.min(mostEdits, Math.floor(wanted.length / 2)) + 1
  for (const name of names) {
    if (Math.abs(name.length - wanted.length) >= fewest) continue
    const edits = distance(wanted, name)
    if (edits >= fewest) continue
    fewest = edits
    best = name
  }
  return best
}
