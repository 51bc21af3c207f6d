import type { Span } from '../reading.ts'
import { isSameName, knownAs } from './same-name.ts'
import { isRelative, roles } from './words.ts'

/** Another person to remind, as named in a sentence. */
export type PersonToRemind = {
  /** The name as written: 'Asha', 'everyone'; a member's in other letters as the household writes it. */
  name: string
  /**
   * The phrase with the name: 'Remind Asha to', 'Asha ko yaad dilana:'. A title that keeps it begins with these words.
   */
  opening: string
}

const name = "(?!me\\b|us\\b|myself\\b|not\\b|it\\b)\\p{L}[\\p{L}\\p{M}’'.]*"
const whose = '(?:my|the|our|all|Mr|Mrs|Ms|Dr)\\.? '
const english = new RegExp(
  `(?<![\\p{L}])(?:remind|notify|alert) (?<name>(?:${whose})?${name}(?: (?!to |about |of |that )${name})?(?: and (?:my )?${name})?) (?<joint>to|about|of|that) (?=\\S)`,
  'iu',
)
const all = 'everyone|everybody|sabko|sabhi ko|sab ko|सबको|सब को|सभी को'
/** 'Remind everyone water cut tomorrow', without 'to' or 'about'. */
const everyone = /(?<![\p{L}])(?:remind|notify|alert) (?<name>everyone|everybody) (?=\S)/iu
const dila = 'ya+d dil\\p{L}*|याद दिला[\\p{L}\\p{M}]*'
const hindi = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<name>[\\p{L}\\p{M}’']{2,}(?: (?:ji|uncle|aunty|bhai|didi|जी))?) (?<ko>ko|को)(?= ).*?(?<asks>${dila})`,
  'iu',
)
const hindiAll = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<name>sab|sabhi|सब|सभी) ?(?<ko>ko|को)(?= ).*?(?<asks>${dila}|bol\\p{L}*|bata\\p{L}*|बोल[\\p{L}\\p{M}]*|बता[\\p{L}\\p{M}]*)`,
  'iu',
)
const tellVerbs = 'bol(?:o|na|dena)?|bol do|kaho|kehna|keh do|bata(?:o|na)|bata do|बोलो|बोलना|कहो|कहना|बताना'

/**
 * Finds another person whom a sentence explicitly asks to remind or tell: 'remind Asha to pay the vendor', 'Asha ko kal
 * 5 baje yaad dilana'; null if it is the speaker. A task that only seems to be somebody else's is in named-doer.ts. In
 * Hindi 'ko' also follows days and things, so there only a relative, a role, a capitalized name or a known name counts
 * as a person.
 *
 * @param taken spans already read as day or time
 * @param known names of household members: in 'imran ko bolo' the person is Imran
 */
export function personToRemindIn(
  text: string,
  taken: readonly Span[],
  known: readonly string[] = [],
): PersonToRemind | null {
  const members = [...known, ...inOtherScript(text, known)]
  const said =
    english.exec(text) ?? everyone.exec(text) ?? hindiAll.exec(text) ?? knownIn(text, members) ?? hindi.exec(text)
  const found = said && personIn(said, taken, members)
  return found && { ...found, name: asKnown(found.name, known) }
}

/** Returns a name in Hindi letters as the household writes it. */
const asKnown = (name: string, known: readonly string[]): string =>
  known.some((one) => one.toLowerCase() === name.toLowerCase()) ? name : (knownAs(name, known) ?? name)

function personIn(said: RegExpExecArray, taken: readonly Span[], known: readonly string[]): PersonToRemind | null {
  const { name, joint, ko, asks } = said.groups!
  const start = said.index + said[0].indexOf(name!)
  const end = start + name!.length
  if (taken.some((span) => span.start < end && span.end > start)) return null
  if (!ko) return { name: name!, opening: `Remind ${name}${joint ? ` ${joint}` : ':'}` }
  const isSomebody =
    /^\p{Lu}|^(?:sab|sabhi|सब|सभी)$/u.test(name!) ||
    isRelative.test(name!) ||
    roles.test(name!) ||
    known.some((one) => one.toLowerCase() === name!.toLowerCase())
  return isSomebody ? { name: name!, opening: `${capitalized(name!)} ${ko} ${asks}:` } : null
}

/** Returns the words of a text that are members' names in the other script: 'मनोज' for Manoj. */
const inOtherScript = (text: string, known: readonly string[]): string[] =>
  known.length > 0 && /\p{Script=Devanagari}/u.test(text)
    ? (text.match(/[\p{Script=Devanagari}]+/gu) ?? []).filter((word) => known.some((one) => isSameName(word, one)))
    : []

/** Finds a member of the household, however the name is capitalized. */
function knownIn(text: string, known: readonly string[]): RegExpExecArray | null {
  for (const one of known) {
    const who = `(?<![\\p{L}\\p{M}])(?<name>${one.replace(/[^\p{L}\p{M}\p{N} ]/gu, '.')})`
    const found = new RegExp(
      `${who} (?<ko>ko|se|को|से)(?= ).*?(?<asks>${dila}|${tellVerbs})(?![\\p{L}\\p{M}])`,
      'iu',
    ).exec(text)
    if (found) return found
  }
  return null
}

const asking = new RegExp(
  `^(?:(?:\\S+(?:\\s\\S+)?\\s(?:ko|को))|${all})\\s+(?:${dila}|${tellVerbs})(?![\\p{L}\\p{M}])(?:\\s(?:do|dena|de dena|दो|देना))?(?:\\s(?:ki|कि))?[,:]?\\s+(?=\\S)|^(?:everyone|everybody)\\s+(?=\\S)`,
  'iu',
)

/** Removes the phrase that names the person to remind from a title: 'Imran ko yaad dilana gas wale ko phone kare'. */
export const withoutReminded = (title: string): string => capitalized(title.replace(asking, ''))

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
