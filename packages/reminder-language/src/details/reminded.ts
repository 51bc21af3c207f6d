import type { Span } from '../reading.ts'
import { isRelative, roles } from './words.ts'

/** Somebody else whom a sentence wants reminded. */
export type Reminded = {
  /** The name as written: 'Asha', 'everyone'. */
  name: string
  /** What the name stands in: 'Remind Asha to', 'Asha ko yaad dilana:'. A title that keeps it begins with these words. */
  opening: string
}

const name = "(?!me\\b|us\\b|myself\\b|not\\b|it\\b)\\p{L}[\\p{L}\\p{M}’'.]*"
const whose = '(?:my|the|our|all|Mr|Mrs|Ms|Dr)\\.? '
const english = new RegExp(
  `(?<![\\p{L}])(?:remind|notify|alert) (?<name>(?:${whose})?${name}(?: (?!to |about |of |that )${name})?(?: and (?:my )?${name})?) (?<joint>to|about|of|that) (?=\\S)`,
  'iu',
)
const hindi =
  /(?<![\p{L}\p{M}])(?<name>[\p{L}\p{M}’']{2,}(?: (?:ji|uncle|aunty|bhai|didi|जी))?) (?<ko>ko|को)(?= ).*(?<asks>ya+d dil\p{L}*|याद दिला[\p{L}\p{M}]*)/iu

/**
 * Whom else a sentence wants reminded: 'remind Asha to pay the vendor', 'Asha ko kal 5 baje yaad dilana'; null where it is the
 * speaker. In Hindi, where 'ko' follows days and things too, only a relative, a role or a capitalized name is somebody.
 *
 * @param taken what the reading took for a day or a time
 */
export function remindedIn(text: string, taken: readonly Span[]): Reminded | null {
  const said = english.exec(text) ?? hindi.exec(text)
  if (!said) return null
  const { name, joint, ko, asks } = said.groups!
  const start = said.index + said[0].indexOf(name!)
  const end = start + name!.length
  if (taken.some((span) => span.start < end && span.end > start)) return null
  if (joint) return { name: name!, opening: `Remind ${name} ${joint}` }
  const isSomebody = /^\p{Lu}/u.test(name!) || isRelative.test(name!) || roles.test(name!)
  return isSomebody ? { name: name!, opening: `${capitalized(name!)} ${ko} ${asks}:` } : null
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
