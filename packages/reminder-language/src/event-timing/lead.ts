import { partHours } from '../hours-of-day.ts'
import type { Span } from '../reading.ts'
import type { Part } from '../vocabulary/vocabulary.ts'
import { inWord, lengthsIn, minutesOf } from './length.ts'

/** How many minutes ahead a text asks to be reminded, and the words for it. */
export type FoundLead = Span & {
  minutes: number
  /** Further leads, shorter ones: 'remind 1 day before and 1 hour before'. */
  also?: readonly number[]
  /** The time of the alert, in seconds after midnight, if the text gives it: 'ek din pehle shaam ko yaad dilao'. */
  at?: number
}

/** The longest lead time, in minutes: four weeks, the limit of a stored reminder. */
export const maxLeadMinutes = 40_320
/** The most lead times of a stored reminder. */
const mostLeads = 5
/** The end of the text, optionally after tags and a priority. */
const end = `(?=(?:\\s+(?:#[${inWord}_-]+|p[1-4]|!{1,3}[1-4]?))*[\\s,.;!।]*$)`
const asks =
  '(?:please\\s+|pls\\s+)?(?:(?:with|and|also|set|aur)\\s+)*(?:an?\\s+|the\\s+|my\\s+)?(?:remind(?:\\s+me)?|reminders?|alerts?(?:\\s+me)?|alarms?|notify(?:\\s+me)?|notifications?|ping(?:\\s+me)?|warn\\s+me|tell\\s+me)(?:\\s+(?:me|at|set|for|about|it|of|this|that))*'
const before = '(?:before(?:hand)?|earlier|early|prior|ahead|in\\s+advance|advance|pehle|pahle|pehley|phle|पहले)'
const what = '(?:\\s+(?:(?:to|of)\\s+)?(?:it|that|this|then|start|departure|the\\s+[a-z]+))?'
const asksAfter =
  '(?:(?:mujhe|mujhko|muje|मुझे)\\s+)?(?:ya+d\\s+(?:dil[a-z]+|kar[a-z]*)|bata(?:na|o|do|dena)?|alert|alarm|remind(?:er)?|notify|notification|याद\\s+(?:दिला[\\u0900-\\u097f]*|कर[\\u0900-\\u097f]*)|बता(?:ना|ओ)?|अलार्म|रिमाइंड(?:र)?)(?:\\s+(?:me|bhi|kar[a-z]*|dena|do|de|dijiye|dijiyega|laga[a-z]*|baja[a-z]*|set|देना|दो|दे|दीजिए|दीजिएगा|कर[\\u0900-\\u097f]*|लगा[\\u0900-\\u097f]*|बजा[\\u0900-\\u097f]*))*'
const joint = `(?<![${inWord}])(?:(?:and|aur|और)\\s+)?(?:(?:us\\s*se|usse|isse|उससे|इससे|उस\\s+से|us\\s+se|se|से)\\s+)?`
const ke = '(?:\\s+(?:ka|ke|का|के)(?![a-z\\u0900-\\u0dff]))?'
const asked = `(?<![${inWord}])${asks}\\s+`

/** What precedes and follows the length of time. */
const forms = [
  // 'remind me 3 hours before', 'with reminder 3h before', 'alert 30 min before the flight'
  [`${asked}$`, `^${ke}\\s*${before}${what}${end}`],
  // 'remind me before 30 minutes'
  [`${asked}before\\s+$`, `^${ke}${end}`],
  // 'interview 2-3pm, 15 min before'
  ['(?<=[,;]\\s*)$', `^${ke}\\s*${before}${end}`],
  // '2 ghante pehle yaad dilana', '10 min before reminder'
  [`${joint}$`, `^${ke}\\s*${before}(?:\\s+(?:hi|se|ka|ही|से|का))?\\s+${asksAfter}${end}`],
  // 'flight 6 pm with 2h lead', 'a 15 min heads-up'
  [
    `(?<![${inWord}])(?:(?:with|and|give\\s+me)\\s+)?(?:an?\\s+)?$`,
    `^\\s*-?\\s*(?:lead(?:\\s+time)?|heads[\\s-]?up|(?:advance\\s+)?notice)${end}`,
  ],
  // 'review tomorrow 4 pm 1 day before', 'review tomorrow 16:00 1 day before'
  ['(?<=\\d(?:\\s*(?:[ap]m|ba?je|बजे)|:\\d\\d)\\s+)$', `^${ke}\\s*${before}${end}`],
].map(([before, after]) => ({ before: new RegExp(before!, 'i'), after: new RegExp(after!, 'i') }))

/** A distance just before: of 'ek hafte pehle aur ek din pehle yaad dilana' neither is counted from the other. */
const another = new RegExp(`(?<![${inWord}])${before}[\\s,]*$`, 'i')

/** A request or punctuation that separates the lead from the event; 'Diwali se do din pehle mithai' has neither. */
const asking =
  /[,;]|\d(?:\s*(?:[ap]m|ba?je)|:\d\d)\s|lead|notice|heads.?up|remind|alert|alarm|notif|ping|warn|tell|ya+d|bata|याद|बता|अलार्म|रिमाइंड/i

/** Cheap test, since most lines ask for no lead. */
export const mayAsk = /lead|heads.?up|notice|before|earl|prior|ahead|advance|p[ea]?h+le|पहले/i

/**
 * Finds the leads of a line ('remind me 1 day before and 1 hour before' has two), the longest as `minutes`. Null if there
 * is none.
 */
export function leadIn(text: string): FoundLead | null {
  if (!mayAsk.test(text) || !asking.test(text)) return null
  const list = listIn(text)
  const last = list?.at(-1)
  const start = list?.[0]?.start ?? 0
  // The last of the list is read as if it were the only one.
  const found = oneLeadIn(last ? text.slice(0, start) + ' '.repeat(last.start - start) + text.slice(last.start) : text)
  if (!list || !found || found.at !== undefined || found.end < last!.end) return found ?? (list && oneLeadIn(text))
  const [minutes, ...also] = [...new Set(list.map((one) => one.minutes))].toSorted((one, other) => other - one)
  return { start: Math.min(found.start, start), end: found.end, minutes: minutes!, also }
}

type Length = Span & { minutes: number }

const and = /\s+(?:and|aur|और)\s+/i
const link = `\\s*(?:,|;|&|\\+|(?<=\\s)(?:and|aur|और|plus))(?:\\s*(?:and|aur|और|also|again|then|bhi)(?=\\s))*\\s*`
const nextLead = new RegExp(`^\\s*${before}${what}${link}(?:${asks}\\s+)?$`, 'i')
const nextLength = new RegExp(`^${link}$`, 'i')
const askedFor = new RegExp(`${asked}$`, 'i')
const askedAfter = new RegExp(`^${ke}\\s*${before}(?:\\s+(?:hi|se|ka|ही|से|का))?\\s+${asksAfter}${end}`, 'i')
const severalAsked = /\b(?:reminders|alerts|alarms|notifications)(?:\s+(?:at|for|of))*\s+$/i

/** Finds the last two or more lengths of time that are listed as leads; null if there is no such list. */
function listIn(text: string): readonly Length[] | null {
  const found = separateLengths(text)
  let first = found.length - 1
  let isEachLead = true
  for (; first > 0; first--) {
    const between = text.slice(found[first - 1]!.end, found[first]!.start)
    if (nextLead.test(between)) continue
    if (!nextLength.test(between)) break
    isEachLead = false
  }
  const list = found.slice(first)
  if (list.length < 2 || list.length > mostLeads) return null
  // Of 'gym 6pm 2 hours, 30 min before' only one is a lead.
  const isAsked = () => askedFor.test(text.slice(0, list[0]!.start)) || askedAfter.test(text.slice(list.at(-1)!.end))
  return isEachLead || isAsked() ? list : null
}

/**
 * Finds the lengths of time of a text. '10 minutes and 1 hour' and '1 day and 1 hour' are two, '1 hour and 30 minutes' is
 * one, unless several alerts are asked for.
 */
function separateLengths(text: string): readonly Length[] {
  const found: Length[] = []
  for (const { start, end } of lengthsIn(text)) {
    const whole = text.slice(start, end)
    const joint = and.exec(whole)
    const [one, other] = joint ? [whole.slice(0, joint.index), whole.slice(joint.index + joint[0].length)] : [whole, '']
    const [minutes, more] = [minutesAt(one, 0, one.length), minutesAt(other, 0, other.length)]
    const isListed = found.length > 0 && /^\s*,\s*$/.test(text.slice(found.at(-1)!.end, start))
    const isOneLength = minutes && more && minutes % 60 === 0 && minutes < 1440 && more < 60 && !/m|मि/i.test(one)
    if (joint && minutes && more && (!isOneLength || isListed || severalAsked.test(text.slice(0, start))))
      found.push({ start, end: start + one.length, minutes }, { start: end - other.length, end, minutes: more })
    else {
      const all = minutesAt(text, start, end)
      if (all) found.push({ start, end, minutes: all })
    }
  }
  return found
}

/**
 * Finds the lead at the end of a line ('flight at 6:40, remind me 3 hours before'), so that the rest of the line is the
 * event, or at its beginning ('remind me 15 min before my 5 pm call'). Null if there is none.
 */
function oneLeadIn(text: string): FoundLead | null {
  const lengths = lengthsIn(text)
  for (const form of forms)
    for (const { start, end } of lengths) {
      const after = form.after.exec(text.slice(end))
      const before = after && form.before.exec(text.slice(0, start))
      const minutes = before && minutesAt(text, start, end)
      if (minutes && !another.test(text.slice(0, before.index))) {
        const words = (text.slice(before.index, end) + after[0]).replace(/[\s,.;!।]+$/, '')
        return { start: before.index, end: before.index + words.length, minutes }
      }
    }
  return daysAheadAt(text) ?? (lengths[0] ? leadBefore(text, lengths[0]) : null)
}

const dayParts: readonly (readonly [words: string, part: Part])[] = [
  ['subah|savere|morning|सुबह', 'morning'],
  ['dopahar|afternoon|दोपहर', 'afternoon'],
  ['shaam|sham|evening|शाम', 'evening'],
  ['raat|rat|night|रात', 'night'],
]
const partWords = `(?<part>${dayParts.map(([words]) => words).join('|')})`
const dayAhead = `(?:(?<days>ek|one|a|1|do|two|2|teen|three|3|एक|दो|तीन)\\s+(?:din|days?|दिन))`
const atPart = [
  // 'ek din pehle shaam ko yaad dilao'
  `${joint}${dayAhead}\\s+${before}\\s+(?:ki\\s+|की\\s+)?${partWords}(?:\\s+(?:ko|me|mein|को|में))?\\s+${asksAfter}${end}`,
  // 'remind me a day before in the evening', 'remind me the evening before'
  `${asked}${dayAhead}\\s+${before}\\s+(?:in\\s+the|at|that)\\s+${partWords}${end}`,
  `${asked}(?:on\\s+)?the\\s+${partWords}\\s+before${end}`,
].map((pattern) => new RegExp(pattern, 'i'))
const countOf: Readonly<Record<string, number>> = { do: 2, two: 2, 2: 2, दो: 2, teen: 3, three: 3, 3: 3, तीन: 3 }

/** Reads a lead in days whose alert is at a part of the day. */
function daysAheadAt(text: string): FoundLead | null {
  for (const pattern of atPart) {
    const match = pattern.exec(text)
    if (!match) continue
    const { days = '', part = '' } = match.groups!
    const named = dayParts.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(part))!
    const minutes = 1440 * (countOf[days.toLowerCase()] ?? 1)
    return {
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      minutes,
      at: partHours[named[1]][0] * 3600,
    }
  }
  return null
}

const leading = /^\s*(?:please\s+|pls\s+)?(?:remind|alert|notify|ping)\s+me\s+$/i
const event = /^\s*(?:before|prior\s+to|ahead\s+of)\s+(?:my|our|the)\s+(?=\S)/i

/** Reads a lead at the beginning. The rest is the event, unless it contains a task to do before it. */
function leadBefore(text: string, { start, end }: Span): FoundLead | null {
  const rest = text.slice(end)
  const match = leading.test(text.slice(0, start)) && event.exec(rest)
  if (!match || /\b(?:to|ko|that)\b/i.test(rest.slice(match[0].length))) return null
  const minutes = minutesAt(text, start, end)
  return minutes ? { start: text.search(/\S/), end: end + match[0].trimEnd().length, minutes } : null
}

function minutesAt(text: string, start: number, end: number): number | null {
  const minutes = minutesOf(text.slice(start, end))
  return minutes && minutes <= maxLeadMinutes ? minutes : null
}
