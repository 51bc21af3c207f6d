import { takesParticle } from '../title/ends.ts'
import { addHint, hint } from './hints.ts'
import { joinedWords } from './joined.ts'
import { meaningless } from './push.ts'
import { comingHere, courseOfDays, dayBeforeMonth, hourParticle, urduDay } from './respell-days.ts'
import { readHours } from './rewrite-hours.ts'
import { clockAt, replace, wordAt } from './splice.ts'
import { has, hasAny, keySet, nth, type Token } from './token.ts'

/** Rewrites a word, and perhaps its neighbours, depending on the context. */
type Respelling = (tokens: Token[], at: number) => void

const set = (words: string) => new Set(words.split(' '))
const hi = set('hi ही')
const lightOfDay = set('din suraj दिन सूरज')

/** Reads as the part of the day: 'sham dhale', 'subah hote hi', 'din dhale'. */
const atDusk: Respelling = (tokens, at) => {
  const [before, next] = [nth(tokens, at - 1), tokens[at + 1]]
  const last = hi.has(next?.word ?? '') ? next! : tokens[at]!
  const count = last === next ? 3 : 2
  if (before?.meaning?.part)
    replace(tokens, at - 1, count, before.meaning.weak ? wordAt('shaam', before, last) : { ...before, end: last.end })
  else if (lightOfDay.has(before?.word ?? '')) replace(tokens, at - 1, count, wordAt('shaam', before!, last))
}

const whenItIs: Respelling = (tokens, at) => {
  if (hi.has(tokens[at + 1]?.word ?? '') && nth(tokens, at - 1)?.meaning?.part) atDusk(tokens, at)
}

/** Reads 'raat hone se pehle' as before that part of the day. */
const beforeItIs: Respelling = (tokens, at) => {
  const before = nth(tokens, at - 1)
  if (before?.meaning?.part && has(tokens[at + 1], 'SE') && has(tokens[at + 2], 'PEHLE'))
    replace(tokens, at - 1, 2, { ...before, end: tokens[at]!.end })
}

/** Reads 'no later than the 28th' as 'by the 28th'. */
const atLatest: Respelling = (tokens, at) => {
  const [before, next] = [nth(tokens, at - 1), tokens[at + 1]]
  if (has(before, 'NOT') && next?.word === 'than') replace(tokens, at - 1, 3, wordAt('by', before!, next))
}

const numbers = keySet('int num clock decimal')

/** Reads 'kal shyam 5 baje' as an evening; in 'kal shyam ko bulana', Shyam is a person. */
const evening: Respelling = (tokens, at) => {
  const next = tokens[at + 1]
  const isTimed = next === undefined || hasAny(next, numbers)
  if (!tokens[at]!.capital && nth(tokens, at - 1)?.meaning?.day !== undefined && isTimed)
    tokens[at] = wordAt('shaam', tokens[at]!)
}

const inTwo = set('forenoon midnight tomorrow weekends weekend weekdays')

/** Joins words written apart: 'fore noon', 'week days'. */
const inTwoWords: Respelling = (tokens, at) => {
  const next = tokens[at + 1]
  const whole = next && tokens[at]!.word + next.word
  if (whole && inTwo.has(whole) && !hasAny(nth(tokens, at - 1), numbers))
    replace(tokens, at, 2, wordAt(whole, tokens[at]!, next))
}

const longNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/**
 * Reads an ambiguous short day name used as a heading, or capitalized at the end: 'Mon: rent', 'sat - haircut', 'drop
 * off laundry Mon'.
 */
const heading: Respelling = (tokens, at) => {
  const [before, token, next] = [nth(tokens, at - 1), tokens[at]!, tokens[at + 1]]
  const begins = before === undefined || before.word === ',' || before.word === ';'
  const isHeading = next?.word === ':' || (next?.word === '-' && !next.glued)
  const isLast = next === undefined && at > 1 && token.capital && !before!.capital && before!.keys[0] === 'word'
  if (((begins && isHeading && tokens[at + 2]) || isLast) && token.meaning?.weekday !== undefined)
    tokens[at] = { ...wordAt(longNames[token.meaning.weekday]!, token), capital: token.capital }
}

const afterSometime = keySet('IN DURING ON day part THIS AFTER BEFORE BY wd AROUND')

/** Drops 'sometime' before a part of the day: 'sometime in the afternoon'. */
const sometime: Respelling = (tokens, at) => {
  const next = tokens[at + 1]
  if (next && hasAny(next, afterSometime)) replace(tokens, at, 2, { ...next, start: tokens[at]!.start })
}

const orders = set(
  'switch turn call check take remove open close start stop leave go pick drop wake off nikalna utarna band',
)

const towards = keySet('TO SE')
const isHour = (token: Token | undefined): token is Token =>
  token?.keys[0] === 'int' && token.digits < 3 && token.numbers[0]! > 0 && token.numbers[0]! < 13

/** Adds missing units: 'switch off geyser in 15' means minutes. In '7 to 8 in the evening' the numbers are hours. */
const inMinutes: Respelling = (tokens, at) => {
  const next = tokens[at + 1]
  const [first, last] = [nth(tokens, at - 3), nth(tokens, at - 1)]
  const isPart = next?.meaning?.part ?? (has(next, 'THE') && tokens[at + 2]?.meaning?.part)
  if (isPart && isHour(last) && isHour(first) && hasAny(nth(tokens, at - 2), towards)) {
    for (const place of [at - 3, at - 1]) {
      const hour = tokens[place]!
      tokens[place] = { ...clockAt(hour, hour, hour.numbers[0]!, 0), digits: 0 }
    }
    return
  }
  const isRound = next?.keys[0] === 'int' && next.digits < 3 && next.numbers[0]! % 5 === 0 && next.numbers[0]! > 0
  if (isRound && at + 2 === tokens.length && tokens.slice(0, at).some(({ word }) => orders.has(word)))
    tokens.push({ ...wordAt('minutes', next), start: next.end, end: next.end, glued: true })
}

const dayNumbers = keySet('int num')
const daysAhead = keySet('day wd TONIGHT')
const starts = keySet('STARTING FROM')
const daily = keySet('DAILY TIMES TWICE THRICE')

/** Reads a number of days as a duration: 'starting Monday 5 days gym', 'roz dawai 5 din'. */
const lasting: Respelling = (tokens, at) => {
  const before = nth(tokens, at - 1)
  if (!hasAny(before, dayNumbers)) return
  const begins =
    hasAny(nth(tokens, at - 2), daysAhead) && hasAny(nth(tokens, at - 3), starts) && tokens[at + 1]?.keys[0] === 'word'
  const isLast = at + 1 === tokens.length && nth(tokens, at - 2)?.keys[0] === 'word'
  if (begins || (isLast && tokens.some((one) => hasAny(one, daily))))
    replace(tokens, at - 1, 0, wordAt('for', { ...before!, end: before!.start }))
}

const owned = set('number phone mobile birthday bday address ghar')
const callers = set('with call meet tell ask and & text ping invite for')

/** Reads a time word as a person's name: 'with Roz', "Roz and Shaam's wedding". */
const called: Respelling = (tokens, at) => {
  const [before, token, next] = [nth(tokens, at - 1), tokens[at]!, tokens[at + 1]]
  const isPair = at === 0 && has(next, 'AND') && tokens[at + 2]?.capital
  const owns = has(next, 'KA') && owned.has(tokens[at + 2]?.word ?? '')
  if (token.capital && (has(next, 'POSS') || owns || isPair || callers.has(before?.word ?? '')))
    tokens[at] = { ...token, ...meaningless }
}

const aDay = keySet('int wd mo feast THE')
const beside = set('before after prior')

/** Adds the implied 'a': 'week before Eid'. */
const oneUnit: Respelling = (tokens, at) => {
  const [before, token] = [nth(tokens, at - 1), tokens[at]!]
  const isAlone = before === undefined || before.keys[0] === 'word' || before.keys[0] === 'mark'
  if (isAlone && beside.has(tokens[at + 1]?.word ?? '') && hasAny(tokens[at + 2], aDay))
    replace(tokens, at, 0, wordAt('a', { ...token, end: token.start }))
}

const plainDays = set('days din')
const isWeekly = (tokens: readonly Token[], at: number) => has(tokens[at], 'A') && has(tokens[at + 1], 'WEEK')

/** Reads as 'every day': 'all days except Tuesday', 'saaton din', 'seven days a week'. */
const everyDay: Respelling = (tokens, at) => {
  const token = tokens[at]!
  const isSeven = (tokens[at + 1]?.numbers[0] ?? tokens[at + 1]?.meaning?.number) === 7
  const place = isSeven ? at + 2 : at + 1
  if (!plainDays.has(tokens[place]?.word ?? '') || (token.word === 'seven' && !isWeekly(tokens, place + 1))) return
  const end = isWeekly(tokens, place + 1) ? place + 2 : place
  replace(tokens, at, end + 1 - at, wordAt('daily', token, tokens[end]))
}

/** Malayalam: '5ന് മുമ്പ്', 'വെള്ളിയാഴ്ച മുമ്പ്'. */
const beforeInMalayalam: Respelling = (tokens, at) => {
  const before = nth(tokens, at - 1)
  if (!has(tokens[at], 'PEHLE')) return
  if (has(before, 'KO')) replace(tokens, at - 1, 2, wordAt('tak', before!, tokens[at]))
  else if (before?.meaning?.weekday !== undefined) tokens[at] = wordAt('tak', tokens[at]!)
}

const days = keySet('wd day DAILY WEEKEND WEEKENDS WEEKDAYS')
const rules = keySet('EVERY DAILY WEEKDAYS WEEKLY')

/** Reads 'but not on Mondays' as an exception to a repetition. */
const leavingOut: Respelling = (tokens, at) => {
  if (!has(tokens[at + 1], 'NOT')) return
  const on = has(tokens[at + 2], 'ON') ? at + 2 : at + 1
  if (hasAny(tokens[on + 1], days) && tokens.some((other) => hasAny(other, rules)))
    replace(tokens, at, on + 1 - at, wordAt('except', tokens[at]!, tokens[on]))
}

const named = keySet('feast int wd day mo')

/** Reads a reversed word order: '10 din pehle Raksha Bandhan se'. */
const beforeWhat: Respelling = (tokens, at) => {
  const isLength = nth(tokens, at - 1)?.meaning?.unit !== undefined && hasAny(nth(tokens, at - 2), dayNumbers)
  if (!isLength || !hasAny(tokens[at + 1], named)) return
  for (let to = at + 2; to <= at + 4; to++)
    if (has(tokens[to], 'SE')) {
      if (has(tokens[to + 1], 'PEHLE')) return
      const last = tokens[to - 1]!
      replace(tokens, to - 1, 2, { ...last, end: tokens[to]!.end })
      tokens[at] = wordAt('before', tokens[at]!)
      return
    }
}

const beforeOrAfter = keySet('PEHLE BAAD')

/** Reads 'hafta bhar pehle' as one week before. */
const wholeUnit: Respelling = (tokens, at) => {
  const before = nth(tokens, at - 1)
  if (
    before?.meaning?.unit === undefined ||
    !hasAny(tokens[at + 1], beforeOrAfter) ||
    hasAny(nth(tokens, at - 2), dayNumbers)
  )
    return
  replace(tokens, at - 1, 2, wordAt('ek', { ...before, end: before.start }), { ...before, end: tokens[at]!.end })
}

/** Reads 'am' or 'pm' after a day as a part of the day: 'Tues AM'. */
const halfDay: Respelling = (tokens, at) => {
  const [before, token, next] = [nth(tokens, at - 1), tokens[at]!, tokens[at + 1]]
  if (before?.meaning?.weekday === undefined && before?.meaning?.day === undefined) return
  if (next === undefined || next.keys[0] === 'mark')
    tokens[at] = wordAt(token.word === 'am' ? 'subah' : 'dopahar', token)
}

const dated = keySet('mo int ST wd')

/** Reads 'through' between dates as 'to': 'Dec 24 through Jan 1'. */
const through: Respelling = (tokens, at) => {
  if (hasAny(nth(tokens, at - 1), dated) && hasAny(tokens[at + 1], dated)) tokens[at] = wordAt('to', tokens[at]!)
}

/**
 * Reads a short month name at the start of a line: 'jan me insurance renew'; in 'jan me jaan aayi', 'jan' means life.
 */
const shortMonth: Respelling = (tokens, at) => {
  const token = tokens[at]!
  const isIn = has(tokens[1], 'MEIN') && tokens[1]!.word !== 'main' && tokens[2]?.word !== 'jaan'
  if (at === 0 && isIn && tokens[2]?.keys[0] === 'word' && token.meaning?.month !== undefined)
    tokens[0] = { ...wordAt(['january', '', 'march', '', 'may'][token.meaning.month - 1]!, token), capital: true }
}

const ofMonth = keySet('wd DAY')
const which = keySet('LASTWORD ord ST')

/** Adds the implied 'of': 'last working day every month'. */
const everyMonth: Respelling = (tokens, at) => {
  const isOfMonth = has(tokens[at + 1], 'MONTH') && hasAny(nth(tokens, at - 1), ofMonth)
  if (isOfMonth && (hasAny(nth(tokens, at - 2), which) || hasAny(nth(tokens, at - 3), which)))
    replace(tokens, at, 0, wordAt('of', { ...tokens[at]!, end: tokens[at]!.start }))
}

const ahead = keySet('AT BY IN BEFORE AFTER UNTIL TONIGHT AND mark')

/**
 * Marks a particle of a verb that looks like a preposition: 'take the clothes in by six', 'turn the geyser on
 * tomorrow'.
 */
const particle: Respelling = (tokens, at) => {
  const next = tokens[at + 1]
  const isLast = next === undefined || hasAny(next, ahead) || next.meaning?.day !== undefined
  if (at > 1 && isLast && isParticleOf(tokens, at)) tokens[at] = { ...tokens[at]!, ...meaningless }
}

function isParticleOf(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!
  for (let before = at - 2; before >= 0 && before > at - 6; before--) {
    const other = tokens[before + 1]!
    if (other.keys[0] === 'mark' || (other.keys[0] !== 'word' && other.meaning?.number !== undefined)) return false
    if (takesParticle(tokens[before]!.word, word)) return true
  }
  return false
}

/** Reads 'tom 5' at the end of a line as tomorrow at five; 'Tom' is a person. */
const tomorrowAt: Respelling = (tokens, at) => {
  const [token, hour] = [tokens[at]!, tokens[at + 1]]
  const isHour = hour?.keys[0] === 'int' && hour.numbers[0]! >= 1 && hour.numbers[0]! <= 12
  if (at > 0 && isHour && at === tokens.length - 2 && !token.capital) tokens[at] = wordAt('tomorrow', token)
}

/** Reads 'every last workday' as the last of each month. */
const lastWorkday: Respelling = (tokens, at) => {
  const token = tokens[at]!
  if (!has(nth(tokens, at - 1), 'LASTWORD') || !has(nth(tokens, at - 2), 'EVERY')) return
  const middle = token.start + (token.word.length - 3)
  const day = wordAt('day', { ...token, start: middle, glued: true })
  replace(tokens, at, 1, wordAt('working', { ...token, end: middle }), day)
}

/** Reads 'fortnightly checkup on 1 Dec' as starting on that day; 'weekly report on 1 Dec' happens once. */
const fortnightly: Respelling = (tokens, at) => {
  const token = tokens[at]!
  const on = tokens.findIndex((other, index) => index > at && has(other, 'ON') && beginsDate(tokens, index + 1))
  if (at === 0 && on > 0)
    replace(tokens, at, 1, wordAt('every', { ...token, end: token.start }), wordAt('fortnight', token))
}

const beginsDate = (tokens: readonly Token[], at: number) =>
  has(tokens[at], 'dm') || has(tokens[at], 'mo') || (has(tokens[at], 'int') && hasAny(tokens[at + 1], monthNext))
const monthNext = keySet('mo ST')

const table: readonly (readonly [words: string, respelling: Respelling])[] = [
  ['dhale dhalte dhalne ढले ढलते ढलने', atDusk],
  ['hote hotey होते', whenItIs],
  ['hone होने', beforeItIs],
  ['later', atLatest],
  ['shyam', evening],
  ['fore mid to', inTwoWords],
  ['sun mon wed sat', heading],
  ['sometime', sometime],
  ['on', particle],
  ['tom', tomorrowAt],
  ['workday weekday', lastWorkday],
  ['fortnightly', fortnightly],
  ['days weeks dino din hafte', lasting],
  ['roz shaam sham subah', called],
  ['month fortnight', oneUnit],
  ['all saare sabhi saaton saato seven', everyDay],
  ['മുമ്പ് മുൻപ് മുന്നേ munp munpu mumbu mumb munne mumpu', beforeInMalayalam],
  ['but', leavingOut],
  ['every', everyMonth],
  ['jan may mar', shortMonth],
  ['pehle pahle pehele phle पहले', beforeWhat],
  ['bhar भर', wholeUnit],
  ['am pm', halfDay],
  ['through thru', through],
  ['h hundred hours hrs', readHours],
  ['ki ku ge la nu inu', hourParticle],
  ['tarikh tareekh tarik tareek taarikh तारीख', dayBeforeMonth],
  ['peer pir hafta hafte', urduDay],
  ['next agle agla अगले', courseOfDays],
  ['coming', comingHere],
]

const respellings = new Map<string, Respelling>()
for (const [words, respelling] of table) for (const word of words.split(' ')) respellings.set(word, respelling)
respellings.set('week', (tokens, at) => {
  inTwoWords(tokens, at)
  oneUnit(tokens, at)
})
respellings.set('in', (tokens, at) => {
  inMinutes(tokens, at)
  particle(tokens, at)
})
for (const [word, split] of joinedWords)
  respellings.set(word, (tokens, at) => {
    const token = tokens[at]!
    if (token.keys[0] !== 'word') return
    const middle = token.start + split
    const last = { ...wordAt(word.slice(split), { ...token, start: middle }), glued: true }
    replace(tokens, at, 1, wordAt(word.slice(0, split), { ...token, end: middle }), last)
  })
addHint(respellings.keys(), hint.respelt)

/** Applies the respelling of a word with the hint `respelt`. */
export function respell(tokens: Token[], at: number): void {
  respellings.get(tokens[at]!.word)?.(tokens, at)
}
