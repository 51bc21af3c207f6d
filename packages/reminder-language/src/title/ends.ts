/**
 * Decides which words at the end of a title stay. A preposition or possessive there is usually left over from a date.
 */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Verbs whose object comes before the particle: 'take the clothes in', 'turn the geyser on'. */
const apart: Readonly<Record<string, ReadonlySet<string>>> = {
  in: set('take bring hand fill let plug log put call turn send get fetch move pull'),
  on: set('turn switch put leave log'),
}
export const takesParticle = (verb: string, particle: string): boolean => apart[particle]?.has(verb) ?? false

const together = set('punch clock come turn turned switch log check go put hop sign drop stop pass fill')

/** Matches a possessive at the end whose noun comes before the verb: 'birthday hai Rohan ka'. */
const ownsBefore = /\S (?:hai|hain|h|tha|thi|hoga|hogi|है|हैं|होगा|होगी) \S.* (?:ka|ki|ke|का|की|के)$/i

/** Matches a line that ends in its owner: 'board exam shuru Ananya ka', 'pump band karna khet ka'. */
const mayOwn = /(?:k[aie]|क[ाेी]|in|on)\s*$/
const owner = /\s(?:[A-Z][a-z]+|(?<=(?:n[aei]|न[ाेी]) )\S+) (?:k[aie]|क[ाेी])$|\s\S+ed (?:in|on)$/

function endsInOwner(left: string, text: string): boolean {
  const owned = mayOwn.test(text.slice(-5)) ? owner.exec(text.trimEnd())?.[0] : undefined
  return owned !== undefined && left.endsWith(owned)
}

function endsInParticle(left: string, lastSpace: number): boolean {
  const particle = left.slice(lastSpace + 1).toLowerCase()
  if (!(particle in apart)) return false
  const words = left.slice(0, lastSpace).toLowerCase().split(' ')
  return together.has(words.at(-1)!) || words.slice(-5, -1).some((word) => takesParticle(word, particle))
}

/** Whether the last word of a title, after `lastSpace`, belongs to it. `text` is the whole line. */
export function keepsEnd(left: string, lastSpace: number, text: string): boolean {
  return endsInParticle(left, lastSpace) || ownsBefore.test(left) || endsInOwner(left, text)
}
