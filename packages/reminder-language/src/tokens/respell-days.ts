import { meaningless } from './push.ts'
import { replace, wordAt } from './splice.ts'
import { has, hasAny, keySet, nth, type Token } from './token.ts'

const set = (words: string) => new Set(words.split(' '))

const atHour = keySet('KO KA')
const aroundHour = keySet('wd part')
/** Tamil: 'thingal kizhamai'. */
const dayEnding = /^ki[zl]h?amai$/

/**
 * Reads a particle after a weekday or part of the day as "o'clock": 'prati adivaram 10 ki', 'ratri 9 ge'. Hindi 'somvar
 * 5 ki' is not a day of the month either.
 */
export function hourParticle(tokens: Token[], at: number): void {
  const isLong = dayEnding.test(nth(tokens, at - 2)?.word ?? '')
  const before = nth(tokens, isLong ? at - 3 : at - 2)
  const [hour, particle, next] = [nth(tokens, at - 1), tokens[at]!, tokens[at + 1]]
  const value = hour?.keys[0] === 'int' && hour.digits < 3 && !hour.glued ? hour.numbers[0]! : 0
  const isSpoken = hasAny(particle, atHour) || particle.word === 'ge'
  const isAhead = before !== undefined && (before.meaning?.part !== undefined || hasAny(before, aroundHour))
  if (value < 1 || value > 12 || !isSpoken || !isAhead || particle.glued || next?.meaning?.month !== undefined) return
  // Punjabi 'somvar 10 nu' means the tenth.
  if (particle.word === 'nu' && /[vw]a+r$/.test(before.word)) return
  // In Hindi 'somvar 10 ki train' the number belongs to the train.
  if (has(particle, 'KA') && !has(particle, 'KO')) return
  tokens[at] = wordAt('baje', particle)
}

const dayNumbers = keySet('int num')

/** Joins a day and its month to one date: 'bees tarikh ko december mein'. */
export function dayBeforeMonth(tokens: Token[], at: number): void {
  const day = nth(tokens, at - 1)
  if (!hasAny(day, dayNumbers)) return
  const isKo = has(tokens[at + 1], 'KO')
  const place = isKo ? at + 2 : at + 1
  const month = tokens[place]
  const after = tokens[place + 1]
  if (month?.meaning?.month === undefined || !has(month, 'mo')) return
  // 'Bees tarikh ko december ka hisaab' is about December.
  const isIn = has(after, 'MEIN') || (!isKo && has(after, 'KO'))
  // 'January ki bees tarikh ko' already has a month.
  if (!isIn || (has(nth(tokens, at - 2), 'KA') && nth(tokens, at - 3)?.meaning?.month !== undefined)) return
  replace(tokens, place, 2, { ...month, end: after!.end })
  replace(tokens, at - 1, place - at + 1, { ...day!, end: tokens[place - 1]!.end })
}

const urduDays = new Map([
  ['peer', 'monday'],
  ['pir', 'monday'],
  ['hafta', 'saturday'],
  ['hafte', 'saturday'],
])
const dayWords = set('din roz')
const which = keySet('EVERY NEXT THIS')
const toSomebody = /^(?:call|phone|fone|bol\w*|bata\w*|pu[ch]h\w*|mess?age|msg|mil\w*|de|den[aie]|bhej\w*)$/

/**
 * Reads Urdu weekdays: 'peer ke din', 'agle peer ko', 'hafte ke din'. 'Peer ki dargah' is a saint's shrine, 'is hafte'
 * means this week.
 */
export function urduDay(tokens: Token[], at: number): void {
  const [before, token, next] = [nth(tokens, at - 1), tokens[at]!, tokens[at + 1]]
  const isSaint = token.word[0] === 'p'
  const begins = before === undefined || before.keys[0] === 'mark'
  const isOfDay = has(next, 'KA') && next!.word === 'ke' && dayWords.has(tokens[at + 2]?.word ?? '')
  if (!(begins || (isSaint && (isOfDay || hasAny(before, which))))) return
  if (!isOfDay && !(has(next, 'KO') && tokens.length > at + 2 && !toSomebody.test(tokens[at + 2]!.word))) return
  const ends = isOfDay ? (has(tokens[at + 3], 'KO') ? at + 3 : at + 2) : at + 1
  replace(tokens, at, ends + 1 - at, wordAt(urduDays.get(token.word)!, token, tokens[ends]))
}

/** Medicines and other things taken every day. */
const courses =
  /^(?:antibiotics?|tablets?|tabs?|capsules?|medicines?|meds|pills?|syrup|drops?|injections?|insulin|ointment|steam|gargles?|physio\w*|exercises?|yoga|walk|jog|gym|meditation|dawai?|dava|dawaiyan|goli|goliyan|kadha|garare|bhaap|kasrat|sair|दवा|दवाई|गोली|काढ़ा|गरारे|भाप|कसरत|योग|सैर)$/
const asDeadline = keySet('MEIN TAK WITHIN BAAD')
const notDaily =
  /^(?:closed|band|bandh|nahi|nahin|nai|not|no|off|camp|stock|join|skip|leave|नहीं|बंद|khatam|finish|finished|over|lana|laana|lani|buy|order|kharid\w*|mangwa\w*|book|refill|khareed\w*)$/

/** Reads 'next 5 days antibiotic at 8 pm' as every day; 'in next 5 days submit form' is a deadline. */
export function courseOfDays(tokens: Token[], at: number): void {
  const [before, token, number, unit] = [nth(tokens, at - 1), tokens[at]!, tokens[at + 1], tokens[at + 2]]
  if (!hasAny(number, dayNumbers) || unit?.meaning?.unit !== 'day') return
  const count = has(number, 'int') ? number!.numbers[0]! : (number!.meaning?.number ?? 0)
  const begins = before === undefined || before.keys[0] === 'mark' || courses.test(before.word)
  if (count < 2 || count > 99 || !begins || hasAny(tokens[at + 3], asDeadline)) return
  if (!tokens.some(({ word }) => courses.test(word)) || tokens.some(({ word }) => notDaily.test(word))) return
  if (tokens.some((one) => has(one, 'DAILY') || has(one, 'EVERY'))) return
  const place = { ...token, end: token.start }
  replace(tokens, at, 0, wordAt('daily', place), wordAt('for', place))
}

const comers =
  /^(?:fellow|guys?|m[ae]n|boys?|lady|aunty|auntie|uncle|plumber|electrician|carpenter|painter|mechanic|technician|gardener|maid|cook|driver|tutor|priest|pandit|guests?|relatives?|in-?laws|mom|mum|mummy|mumma|papa|dad|parents?|bro(?:ther)?|sister|didi|bhaiya|bhai|nani|nana|dadi|dada|friends?|cousins?|people|team|auditors?|inspector|wala|wale|wali|waala|wife|husband|he|she|they|who)$/
const be = set('is are')

/**
 * Marks 'coming' as a verb after its subject: 'cleaning fellow coming sat 4pm'. 'Meeting coming Monday' means next
 * Monday.
 */
export function comingHere(tokens: Token[], at: number): void {
  // Hinglish 'is coming Sunday' means this Sunday, unless a person precedes it.
  const subject = nth(tokens, be.has(nth(tokens, at - 1)?.word ?? '') ? at - 2 : at - 1)
  if (!comers.test(subject?.word ?? '') || tokens[at + 1]?.meaning?.weekday === undefined) return
  tokens[at] = { ...tokens[at]!, ...meaningless }
}
