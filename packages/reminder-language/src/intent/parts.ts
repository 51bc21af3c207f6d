/** A part of the day, and whether a time of the day ('HH:MM:SS') is in it. */
type Part = { names: RegExp; has: (time: string) => boolean }

const between = (from: string, to: string) => (time: string) => time >= from && time < to
const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${text})(?![\\p{L}\\p{M}])`, 'giu')

const parts: readonly Part[] = [
  { names: word('morning|subah|subha|savere|sawere|सुबह|सवेरे'), has: between('04', '12') },
  { names: word('noon|afternoon|dopahar|dopaher|dupahar|दोपहर'), has: between('12', '16:30') },
  { names: word('evening|sha+m|शाम'), has: between('16', '21') },
  { names: word('night|bed\\s?time|ra+t|रात'), has: (time) => time >= '19' || time < '04' },
]

/** Returns the parts of the day that a sentence names. */
export const partsIn = (text: string): Part[] => parts.filter(({ names }) => text.search(names) >= 0)

/** Removes the names of parts of the day from a sentence. */
export const withoutParts = (text: string): string => parts.reduce((left, { names }) => left.replace(names, ' '), text)
