import { book } from '../festivals/book.ts'
import { helpers } from '../helpers.ts'
import { feast } from '../parsers/day-terms.ts'
import { isEnglishPart } from '../parsers/english-part.ts'
import type { Fact } from '../parsers/facts.ts'
import { endsPhrase } from '../parsers/pattern.ts'
import { describesNoun } from '../refiners/neighbours.ts'
import { hasHint, hint } from '../tokens/hints.ts'
import { has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'
import type { carriersIn } from './carriers.ts'
import { withoutRequests } from './requests.ts'

/** Connecting words that belong to the date after them, or before them. */
const leading = keySet('AT ON BY IN FOR FROM UNTIL AROUND')
const trailing = keySet('KO TAK PE SE MEIN')

const isLeading = (token: Token | undefined) => token !== undefined && token.meaning !== null && hasAny(token, leading)

/** Returns the range of text to remove with a fact: its own words and the connecting words around it. */
function rangeOf(tokens: readonly Token[], { from, to, clock, date, wait }: Fact): { start: number; end: number } {
  // 'Check in 24 Dec' keeps its 'in', 'check in ten minutes' does not.
  const counted = wait !== undefined || date?.is === 'duration'
  let first = (isParticle(tokens, from, date !== undefined) && !counted) || isNamedDate(tokens, from) ? from + 1 : from
  let last = tokens[to - 1]!.word === ',' && to > from + 1 ? to - 1 : to
  // 'Prepare for tomorrow's meeting' keeps its 'for'.
  if (describesNoun(tokens, to) || isForOccasion(tokens, { from, to }))
    while (first < to - 1 && isLeading(tokens[first])) first++
  else if (first === from && isJoint(tokens, first - 1, date !== undefined)) {
    first--
    while (isJoint(tokens, first - 1, date !== undefined)) first--
  }
  // 'Latest by 20th', 'latest tomorrow night'.
  if (first > 0 && tokens[first - 1]!.word === 'latest') first--
  while (last < tokens.length && hasAny(tokens[last], trailing) && tokens[last]!.word !== 'me') last++
  // 'Us se ek hafta pehle'.
  if (hasAny(tokens[last - 1], backwards) && isCountedBack(tokens, first)) first--
  // 'On or before Tuesday'.
  const outer = isBeforeOrAfter(tokens[first]!) ? first : first - 1
  if (outer >= 2 && isBeforeOrAfter(tokens[outer]!) && isOnOr(tokens, outer)) first = outer - 2
  const next = tokens[last]
  // Fast path: usually no connecting word follows.
  if (!hasAny(next, following) && next?.word !== 'me' && !isLatest(next))
    return { start: tokens[first]!.start, end: tokens[last - 1]!.end }
  if (has(tokens[last], 'ONWARDS') || (clock && has(tokens[last], 'SHARP'))) last++
  if (has(tokens[last], 'HI') || has(tokens[last], 'ONLY') || isLatest(tokens[last])) last++
  // 'Dopahar me' means 'in the afternoon'; in 'this evening me', 'me' is a person.
  const inPart = tokens[last - 1]?.meaning?.part && !isEnglishPart(tokens[last - 1]!.word)
  if (tokens[last]?.word === 'me' && inPart) last++
  if (tokens[last]?.word === 'me' && tokens[last + 1]?.word === 'kabhi') last += 2
  if (has(tokens[last], 'POSS')) last++
  else if (has(tokens[last], 'KA')) {
    const after = tokens[last + 1]
    const joined =
      has(after, 'LIYE') ||
      has(after, 'DAY') ||
      has(after, 'AROUND') ||
      has(after, 'BAAD') ||
      has(after, 'PEHLE') ||
      has(after, 'MID')
    last += joined ? 2 : 1
    // 'Naye saal ke pehle din'.
    if (has(after, 'PEHLE') && has(tokens[last], 'DAY')) last++
    if (has(after, 'MID') && has(tokens[last], 'MEIN')) last++
    if (joined && has(tokens[last], 'AROUND')) last++
  } else if (has(tokens[last], 'WALA')) last++
  if (has(tokens[last], 'PEHLE') && has(tokens[last - 1], 'SE')) last += has(tokens[last + 1], 'PEHLE') ? 2 : 1
  if (has(tokens[last], 'STARTING') && has(tokens[last - 1], 'SE')) last++
  return { start: tokens[first]!.start, end: tokens[last - 1]!.end }
}

const backwards = keySet('PEHLE')
const isCountedBack = (tokens: readonly Token[], first: number) =>
  (has(tokens[first], 'SE') ? /^[ui]s+$/ : /^[ui]s+e$/).test(nth(tokens, first - 1)?.word ?? '')

/** Words that may be removed together with the words before them. */
const following = keySet('ONWARDS SHARP HI ONLY POSS KA WALA PEHLE STARTING')

/** Whether a date is the purpose: 'order tiffin for Sunday lunch'. */
function isForOccasion(tokens: readonly Token[], { from, to }: { from: number; to: number }): boolean {
  return (
    from > 1 &&
    has(tokens[from], 'FOR') &&
    tokens[from - 1]!.keys[0] !== 'mark' &&
    !has(nth(tokens, from - 1), 'REMINDER') &&
    hasHint(tokens[to], hint.occasion | hint.departure) &&
    endsPhrase(tokens, to + 1)
  )
}

const isBeforeOrAfter = ({ word }: Token) => word === 'before' || word === 'after'
const isLatest = (token: Token | undefined) => token?.word === 'latest' || token?.word === 'inst'
const isOnOr = (tokens: readonly Token[], at: number) => tokens[at - 1]!.word === 'or' && tokens[at - 2]!.word === 'on'

/** Whether the repetition is part of the name, even if it repeats: 'weekly report', 'monthly team meeting'. */
function isInName(tokens: readonly Token[], { repeat, to }: Fact): boolean {
  return repeat?.adjective === true && (hasHint(tokens[to], hint.calledSo) || hasHint(tokens[to + 1], hint.calledSo))
}

/** Whether the title needs the feast: 'Ekadashi ka vrat', 'Diwali ki safai', 'Holi party'; not 'Diwali ke din'. */
function isInFeastName(tokens: readonly Token[], { date, from, to }: Fact, used: readonly Fact[]): boolean {
  if (date?.is !== 'feast' || date.year !== undefined) return false
  if (hasAny(tokens[from], whichOne) || isLeading(tokens[from]) || isLeading(nth(tokens, from - 1))) return false
  if (hasAny(tokens[to - 1], trailing)) return false
  if (!has(tokens[to], 'KA'))
    return (
      hasHint(tokens[to], hint.rite | hint.celebration) ||
      (book.isLunarDay(date.feast) && !endsPhrase(tokens, to) && used.every((fact) => fact.from !== to))
    )
  const owned = tokens[to + 1]
  return (
    owned !== undefined &&
    owned.keys[0] !== 'mark' &&
    !hasAny(owned, afterOwner) &&
    !hasHint(owned, hint.ofFeast) &&
    used.every((fact) => fact.from !== to + 1)
  )
}

const whichOne = keySet('THIS NEXT COMING')
const afterOwner = keySet('LIYE DAY AROUND BAAD PEHLE MID TAK PE MEIN')

/** Whether 'date' belongs to a noun: 'last date', 'शादी की तारीख'. */
function isNamedDate(tokens: readonly Token[], at: number): boolean {
  return at > 0 && has(tokens[at], 'DATE') && tokens[at - 1]!.keys[0] !== 'mark' && !has(nth(tokens, at - 1), 'day')
}

const verbsWithParticle = new Set(
  'punch clock come turn turned switch log check go put hop sign drop stop pass fill'.split(' '),
)
const switched = new Set('turn turned switch put log hop sign'.split(' '))
const particles = new Set(['on', 'in'])

/** Whether a word is the particle of the verb before it: 'turn on 5 pm' keeps its 'on', 'come on Monday' does not. */
function isParticle(tokens: readonly Token[], at: number, dated = false): boolean {
  const { word } = tokens[at]!
  return (
    at > 0 && particles.has(word) && (dated && word === 'on' ? switched : verbsWithParticle).has(tokens[at - 1]!.word)
  )
}

/** Whether a word is a preposition of the date or time after it. 'Motor on at 5:45' keeps its 'on'. */
function isJoint(tokens: readonly Token[], at: number, dated: boolean): boolean {
  if (at < 0 || !isLeading(tokens[at]) || isParticle(tokens, at, dated)) return false
  return !(at > 0 && tokens[at]!.word === 'on' && tokens[at + 1]?.word === 'at')
}

/**
 * Returns the text without the words for day, time and repetition and the request for a reminder. Nothing uncertain is
 * removed and nothing is translated; the first letter is capitalized. `hints` are the hint bits of all words.
 */
export function titleOf(text: string, tokens: readonly Token[], used: readonly Fact[], hints: number): string {
  const gone = used.length === 0 ? none : goneWith(tokens, used)
  const carriers = hints & hint.carrier ? helpers.carriersIn(tokens) : noCarriers
  const mayRequest = (hints & hint.request) > 0
  const content = (start: number, end: number) =>
    gone.length + carriers.length === 0
      ? asWritten(text.slice(start, end))
      : clean(without(text, start, end, gone), carriers, text, mayRequest)
  const left = helpers.requested(tokens, text.length, content) ?? content(0, text.length)
  // A reminder needs a title, so a line with nothing but a time ('kal 8 baje') keeps it as its title. 'Diwali puja 7
  // pm' is named after its feast.
  const title =
    isLetter(left.charCodeAt(0)) || /[\p{L}\p{N}]/u.test(left)
      ? left
      : (/\b(?:alarm)s?\b|अलार्म/i.exec(text)?.[0] ?? feastIn(text, tokens, used) ?? text.trim())
  const first = title.charCodeAt(0)
  if (first >= 65 && first <= 90) return title
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function feastIn(text: string, tokens: readonly Token[], used: readonly Fact[]): string | undefined {
  const found = used.find(({ date }) => date?.is === 'feast')
  if (!found) return undefined
  // Without the words beside its name: 'agle mahine ekadashi'.
  const isOfYear = found.date?.is === 'feast' && (found.date.year ?? found.date.years) !== undefined
  for (let at = found.from; at < found.to && !isOfYear; at++) {
    const name = has(tokens[at], 'feast') ? feast(tokens, at)[0] : undefined
    if (name) return text.slice(tokens[at]!.start, tokens[Math.min(name.to, found.to) - 1]!.end)
  }
  return text.slice(tokens[found.from]!.start, tokens[found.to - 1]!.end)
}

const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** Whether ranges are in text order, which is the usual case. */
export function inOrder(ranges: readonly { start: number }[]): boolean {
  for (let at = 1; at < ranges.length; at++) if (ranges[at]!.start < ranges[at - 1]!.start) return false
  return true
}

/** Returns the ranges to remove from the title, in order. */
function goneWith(tokens: readonly Token[], used: readonly Fact[]): Range[] {
  const gone: Range[] = []
  for (const fact of used)
    if (!isInName(tokens, fact) && !helpers.isPartOfTask(tokens, fact) && !isInFeastName(tokens, fact, used))
      gone.push(rangeOf(tokens, fact))
  const count = helpers.openingWords(tokens, used)
  if (count > 0) gone.push({ start: 0, end: tokens[count - 1]!.end })
  return inOrder(gone) ? gone : gone.sort((a, b) => a.start - b.start)
}

type Range = { start: number; end: number }
const none: readonly Range[] = []
const noCarriers: ReturnType<typeof carriersIn> = []

function without(text: string, start: number, end: number, gone: readonly Range[]): string {
  if (gone.length === 0) return text.slice(start, end)
  let left = ''
  let at = start
  for (const range of gone) {
    if (range.end <= at || range.start >= end) continue
    left = joinedBySpace(left, text.slice(at, Math.max(at, range.start)))
    at = Math.max(at, range.end)
  }
  return joinedBySpace(left, text.slice(at, Math.max(at, end)))
}

function joinedBySpace(left: string, right: string): string {
  const more = right.trim()
  if (left === '' || more === '') return left + more
  return ',.;!?।'.includes(more.charAt(0)) ? left + more : `${left} ${more}`
}

/** Characters that no title begins with; those that only end a sentence may end it. */
const edgeMarks = marksOf(' \t\n\r\u00a0,;:.!?।|&+~–—-')
const closingMarks = marksOf(' \t\n\r\u00a0,;:।|&+~–—-')

function marksOf(marks: string): Uint8Array {
  const table = new Uint8Array(0x2100)
  for (const mark of marks) table[mark.charCodeAt(0)] = 1
  return table
}
const looseEnds = new Set(
  'please pls plz hai hain है हैं at on by from until till and aur the to prior starting this around in for of ka ki का की'.split(
    ' ',
  ),
)
const looseStarts = new Set(
  'please pls plz um umm uh uhh kindly zara kya hai hain h है हैं कृपया mujhe muje mjhe mujhy muze mujhko humko hamko hume mereko मुझे हमें at by from of and aur ko to that ki को'.split(
    ' ',
  ),
)

const longest = (words: ReadonlySet<string>) => Math.max(...Array.from(words, ({ length }) => length))
const longestStart = longest(looseStarts)
const longestEnd = longest(looseEnds)

function trim(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && edgeMarks[text.charCodeAt(start)] === 1) start++
  // 'B+' is a blood group.
  while (
    end > start &&
    closingMarks[text.charCodeAt(end - 1)] === 1 &&
    !(text[end - 1] === '+' && text[end - 2] !== ' ')
  )
    end--
  return text.slice(start, end)
}

/** Invisible characters without a meaning in a title; joiners that form letters and emoji are kept. */
const hidden = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** Whether removed words left double spaces, spaces before punctuation, or empty brackets. */
function isUneven(text: string): boolean {
  let before = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Fast path for letters and digits.
    if (code >= 48 && code < 123 && code !== 58 && code !== 59 && code !== 63 && code !== 91) {
      before = code
      continue
    }
    if (code < 32 || code === 40 || (code | 32) === 123 || (code >= 127 && isHidden(code))) return true
    if (before === 32 && (code === 32 || isStop(code) || code === 33 || code === 63 || code === 0x964)) return true
    if (before === 44 && isStop(code)) return true
    // 'Pack for Pune : chargers', but not an emoticon or a clock time.
    if (before === 32 && code === 58 && !(text.charCodeAt(at + 1) > 32)) return true
    before = code
  }
  return false
}

const isStop = (code: number) => code === 44 || code === 46 || code === 59
const isHidden = (code: number) => code <= 0xa0 || (code >= 0x200b && code <= 0x206f) || code === 0xfeff

function evened(text: string): string {
  return text
    .replace(hidden, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?।])/g, '$1')
    .replace(/\s+:(?=\s|$)/g, ':')
    .replace(/,(?=[,.;])/g, '')
    .replace(/[([{]\s*[)\]}]/g, '')
}

/** Tidies the spacing and the edges of a text from which nothing was removed. */
function asWritten(text: string): string {
  return trim(isUneven(text) ? evened(text) : text)
}

/** The code of 'क' after the bitwise lower-casing. */
const hindiK = 0x915 | 32

function clean(content: string, carriers: ReturnType<typeof carriersIn>, text: string, mayRequest: boolean): string {
  const spaced = isUneven(content) ? evened(content) : content
  const trimmed = trim(spaced)
  const uncarried = carriers.length === 0 ? trimmed : helpers.withoutCarriers(trimmed, carriers)
  let left = helpers.withoutObligation(trim(mayRequest ? withoutRequests(uncarried) : uncarried))
  for (let round = 0; round < 4; round++) {
    const before = left
    if (left.charCodeAt(left.length - 1) === 46) left = trim(left.slice(0, -1))
    const first = left.charCodeAt(0) | 32
    if (first === 107 || first === hindiK) left = left.replace(/^(?:kya (?:(?:aap|ap|tum) )?|क्या (?:आप|तुम) )/i, '')
    const firstSpace = left.indexOf(' ')
    if (firstSpace > 0 && firstSpace <= longestStart && looseStarts.has(left.slice(0, firstSpace).toLowerCase()))
      left = trim(left.slice(firstSpace))
    else if (left.startsWith('mere ko ')) left = left.slice(8)
    else if (left.startsWith('ke liye ') || left.startsWith('के लिए ')) left = left.slice(8)
    const lastSpace = left.lastIndexOf(' ')
    if (
      left.length - lastSpace <= longestEnd + 1 &&
      looseEnds.has(left.slice(lastSpace + 1).toLowerCase()) &&
      !helpers.keepsEnd(left, lastSpace, text)
    )
      left = lastSpace < 0 ? '' : trim(left.slice(0, lastSpace))
    if (left === before) break
  }
  return left
}
