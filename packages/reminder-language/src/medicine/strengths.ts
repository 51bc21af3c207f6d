import { isStrength } from './dose.ts'
import { isKnownName, units } from './words.ts'

type Strength = { written: string; glued: string }

/** What brands add to a name: 'Telma AM 40', 'Taxim O 200'. */
const suffix =
  '(?:[\\s-]+(?!(?:od|bd|hs|ko|ke|ka|ki|se|at|for|by|in|on|x|do|ek|to|of|aur|and|har|din|tab|cap|my|pe|me|per|one|two)\\b)(?:[a-z]{1,3}|acid|plus|forte))?'

const knownThenNumber = new RegExp(
  `(?:${isKnownName.source}|\\bpan\\b)${suffix}[\\s-]+(?<n>\\d+(?:\\.\\d+)?k?(?:/\\d+)*)(?<next>\\s*[\\p{L}\\p{M}%:+–-]*)`,
  'giu',
)
/** 'Alprax 0.25', which is no time of day. */
const fraction = /\p{L}{3,}\s+(?<n>0\.\d+)(?!\s*(?:ml|tab|mg|mcg|\d))/giu
const beforeForm = new RegExp(
  `(?<word>[\\p{L}\\p{M}]+)\\s+(?<n>\\d+(?:\\.\\d+)?)(?=\\s*(?<unit>${units})(?![\\p{L}\\p{M}]))`,
  'giu',
)
/** What follows a number that counts something or is a time of day. */
const countsSomething = new RegExp(
  `^\\s*(?:${units}|mg|mcg|gm?|days?|din\\p{L}*|दिन|weeks?|hafta|months?|years?|times?|x|ba+r|waqt|am|pm|baje|ba+j|o|hours?|hrs?|hourly|gha?nt\\p{L}*|th|st|nd|rd|left|remaining|बार|बजे|घंटे|[:+–-])$`,
  'iu',
)
/** Names of which a small number is part. */
const isPart = /^(?:omega|vit(?:amin)?\s+[bdk])[\s-]+\d/i
/** Strengths below the numbers that are hours. */
const smallStrength = new Set(['2.5', '5', '6.25', '10', '12.5', '7.5', '0.5', '0.25', '1.25', '3.125'])

/** Finds the strengths in a text, so that they are not read as hours or amounts: 'Telma 40', 'Azithromycin 500 tablet'. */
export function strengthsIn(text: string): Strength[] {
  const found: Strength[] = []
  for (const one of text.matchAll(knownThenNumber)) {
    const { n, next } = one.groups!
    const isSmall = Number.parseFloat(n!) <= 12 && !n!.endsWith('k') && !isPart.test(one[0])
    const isDaily =
      (Number(n) > 1 && /^\s*(?:od|bd|bid|tds|tid|qid)$/iu.test(next!)) || /^\s*(?:daily|roz\p{L}*|रोज़?)$/iu.test(next!)
    if ((!isPart.test(one[0]) && countsSomething.test(next!)) || (isSmall && !smallStrength.has(n!) && !isDaily))
      continue
    if (isSmall && /^\s*(?:and|aur|to|se|या|और)$/iu.test(next!)) continue
    found.push(strengthAt(one[0].slice(0, one[0].length - next!.length), n!))
  }
  for (const one of text.matchAll(fraction)) {
    if (!found.some(({ written }) => written.endsWith(one[0]))) found.push(strengthAt(one[0], one.groups!.n!))
  }
  for (const one of text.matchAll(beforeForm)) {
    const { n, unit } = one.groups!
    const isKnown = found.some(({ written }) => written.endsWith(`${one.groups!.word} ${n}`))
    if (!isKnown && isStrength(n!, unit!, text.slice(0, one.index + one.groups!.word!.length + 1)))
      found.push(strengthAt(one[0], n!))
  }
  return found
}

/** Joined to the name, a number is part of it. The length stays the same. */
const strengthAt = (written: string, n: string): Strength => {
  const name = written.slice(0, written.length - n.length).trimEnd()
  const number = n.replace('.', 'p')
  return {
    written,
    glued: `${name.replace(/[\s-]+/g, 'x')}${number}${' '.repeat(written.length - name.length - n.length)}`,
  }
}

/** The text with its strengths joined to the names. */
export const replaced = (text: string, strengths: readonly Strength[]): string =>
  strengths.reduce((left, { written, glued }) => left.replace(written, glued), text)

/** A title of that text with its strengths as they were written. */
export const restored = (title: string, strengths: readonly Strength[]): string =>
  strengths.reduce((left, { written, glued }) => {
    const at = left.toLowerCase().indexOf(glued.trim().toLowerCase())
    return at < 0 ? left : `${left.slice(0, at)}${written}${left.slice(at + glued.trim().length)}`
  }, title)
