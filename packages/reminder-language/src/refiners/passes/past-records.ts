import type { Fact } from '../../parsers/facts.ts'
import { eitherWay } from '../../tokens/either-way.ts'
import { hasHint, hint } from '../../tokens/hints.ts'
import { has, hasAny, keySet, nth, type Token } from '../../tokens/token.ts'
import { resolveDay } from '../resolve-day.ts'
import type { Draft } from './draft.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * Whether a line records something paid, taken, sold or done: its day may be in the past, and it contains no task.
 *
 * @example 'paid 500 to milkman on 12/11', 'Sunil ne Monday ko 500 liye', 'aaj ki bikri 8450', 'car serviced on 1 Nov'.
 */
export function isPastRecord({ tokens, facts, today }: Draft): boolean {
  if (facts.length === 0 || !canBePast(tokens, facts[0]!, today)) return false
  if (!hasRecordWord(tokens)) return false
  const isNarrated =
    isEnglishRecord(tokens, facts) ||
    isDone(tokens, facts) ||
    isRecordAtEnd(tokens, facts) ||
    isLedgerEntry(tokens, facts)
  return isNarrated && facts.every((fact) => canBePast(tokens, fact, today))
}

const ahead = keySet('FOR BY UNTIL BEFORE NEXT COMING FROM TAK')
/**
 * A date without a year counts as past if its next occurrence is more than this many days ahead; closer ones may be
 * announcements.
 */
const longAhead = 150

/**
 * Whether a fact may be in the past: a weekday, a day of a month, 'kal', 'aaj'; not 'tomorrow', 'by Monday', 'next
 * Friday', 'Diwali', 'in a week'.
 */
function canBePast(tokens: readonly Token[], { kind, date, repeat, clock, from, to }: Fact, now: number): boolean {
  if (repeat !== undefined || hasAny(tokens[from], ahead) || hasAny(nth(tokens, from - 1), ahead)) return false
  if (hasAny(tokens[to - 1], ahead) || hasAny(tokens[to], ahead)) return false
  if (kind === 'part' || (clock !== undefined && date === undefined)) return true
  if (date?.is === 'weekday') return date.which === 'bare'
  if (date?.is === 'offset') return date.days < 1 || eitherWay.test(tokens[from]!.word)
  if (date?.is === 'monthday') return true
  if (date?.is !== 'calendar' || date.year !== undefined) return false
  const day = resolveDay(date, now)
  return day !== null && day - now > longAhead
}

const gave = set(
  'paid gave sent received bought spent lent withdrew deposited transferred took borrowed returned sold got collected',
)
/** Verbs that never describe a noun: 'gave keys', unlike 'paid leave' and 'sent items'. */
const plainly = set('gave withdrew lent took borrowed')
/** Verbs that may also mean to have: 'I got exams on Monday'. */
const loosely = set('got collected')
const objects = set('to the my his her him them our it all for rent fees fee salary maid')
const tellers = set('i we already also he she they have has just maine')
/** Words before the verb that put it in the present or future: 'bill to be paid on 5th', 'maid gets paid on 1st'. */
const notYet = set('be get gets getting being not is are to will must')
/** Words for something still ahead: 'took appointment on Monday', 'borrowed 500, return on Friday'. */
const toCome = set(
  'appointment appt leave ticket tickets slot booking token date return repay refund settle balance due remaining exchange renew pickup delivery ready',
)

/**
 * Whether an English line records a past payment: 'paid 500 to milkman', 'I paid the plumber', 'Ravi returned 700',
 * 'rent paid on 5 Nov'.
 */
function isEnglishRecord(tokens: readonly Token[], facts: readonly Fact[]): boolean {
  let verb = 0
  while (verb < 4 && verb < tokens.length && !gave.has(tokens[verb]!.word)) verb++
  if (verb === 4 || verb === tokens.length || tokens.some(({ word }) => toCome.has(word))) return false
  const first = facts[0]!.from
  const after = tokens[verb + 1]
  const end = facts.reduce((last, { to }) => Math.max(last, to), 0)
  // 'Rent paid on 5 Nov'.
  const before = nth(tokens, verb - 1)?.word ?? ''
  if (notYet.has(before)) return false
  if (verb > 0 && facts.length === 1 && first > verb && first - verb <= 2 && isEnd(tokens, end))
    return facts.some(({ date }) => date?.is === 'calendar' || date?.is === 'monthday') || tellers.has(tokens[0]!.word)
  const isTeller = verb === 0 || tellers.has(before) || (verb === 1 && tokens[0]!.capital)
  if (!isTeller || tokens[verb]!.keys[0] !== 'word' || after === undefined) return false
  const isLoose = loosely.has(tokens[verb]!.word)
  const amount = tokens.findIndex(
    (token, at) => at > verb && at < verb + 4 && isAmount(token, isLoose ? 3 : 1) && !isIn(facts, at),
  )
  const isSpoken =
    amount > 0 ||
    (!isLoose && (objects.has(after.word) || tellers.has(before))) ||
    (plainly.has(tokens[verb]!.word) && isEnd(tokens, end))
  // 'Gave advance, balance on 5 Dec', 'paid 500, pay the rest on Monday'.
  const between = tokens.slice(verb + 1, Math.max(first, verb + 1))
  return (
    isSpoken &&
    !between.some(isBreak) &&
    !tokens.some((token, at) => at > verb && at !== amount + 1 && hasHint(token, hint.doing))
  )
}

/** Participles for one-off work that people write down. Excludes words that are often adjectives ('fixed', 'used'). */
const done = set(
  'serviced repaired installed renewed replaced refilled cleaned painted vaccinated dewormed planted sown submitted filed applied delivered started bought ordered joined registered calibrated sanitised sanitized descaled plastered whitewashed',
)
/** Words that turn the participle into a request: 'get the car serviced', 'AC to be cleaned'. */
const asking = set('get have need needs want must should make please should remind call ask check buy when if')

/**
 * Whether a line records finished work: 'car serviced on 1 Nov', a thing, a participle, and a date of this year that
 * has passed.
 */
function isDone(tokens: readonly Token[], facts: readonly Fact[]): boolean {
  const verb = tokens.findIndex(({ word }) => done.has(word))
  const [fact] = facts
  if (verb < 1 || verb > 4 || facts.length !== 1 || fact!.date?.is !== 'calendar') return false
  if (fact!.from <= verb || fact!.from - verb > 2 || !isEnd(tokens, fact!.to)) return false
  return tokens.slice(0, verb).every(({ word, keys }) => keys[0] !== 'mark' && !notYet.has(word) && !asking.has(word))
}

const isBreak = (token: Token) => token.keys[0] === 'mark' && !signs.has(token.word) && token.word !== '.'
const signs = set('₹ $ /')
const isIn = (facts: readonly Fact[], at: number) => facts.some(({ from, to }) => at >= from && at < to)
const isAmount = (token: Token, digits = 1) =>
  token.keys[0] === 'int' ? token.digits >= digits : /^(?:₹$|rs|\d[\d,.]*)/.test(token.word)
const isEnd = (tokens: readonly Token[], at: number) =>
  tokens.slice(at).every((token) => token.keys[0] === 'mark' || has(token, 'KO'))

/** Past verbs for giving, taking, receiving, coming and going, which end a sentence in Indian languages. */
const perfect = set(
  'diya diye die dia di liya liye lia li aaya aaye aayi aya aye ayi gaya gaye gayi gya mila mile mili bheja bheje kharida kharide becha beche bika bike biki chukaya chukaye hua hue hui nikala nikale lautaya lautaye bacha bache kamaya kamaye laga lage ' +
    'दिया दिए दिये दी लिया लिए लिये ली आया आए आये आई गया गए गये गई मिला मिले मिली भेजा भेजे खरीदा खरीदे बेचा बेचे बिका बिके चुकाया चुकाए हुआ हुए हुई निकाले लौटाए बचा बचे कमाए लगे ' +
    'दिले दिली दिला घेतले घेतली घेतला मिळाले मिळाली आले गेले झाली झाले आली dile dili ghetle ghetli milale ' +
    'આપ્યા આપ્યો આપ્યું લીધા લીધો લીધું મળ્યા આવ્યા ગયા apya aapya lidha malya ' +
    'দিয়েছে দিয়েছি দিলাম দিয়েছিলাম দিল নিয়েছে নিয়েছি নিলাম পেয়েছি পেলাম diyeche diyechi dilam niyeche peyechi ' +
    'கொடுத்தார் கொடுத்தேன் கொடுத்தாள் கொடுத்தான் வாங்கினேன் வாங்கினார் தந்தார் koduthen koduthar vanginen ' +
    'ఇచ్చాను ఇచ్చాడు ఇచ్చింది ఇచ్చారు తీసుకున్నాడు తీసుకున్నాను ichanu ichadu ichharu ' +
    'ಕೊಟ್ಟೆ ಕೊಟ್ಟರು ಕೊಟ್ಟಳು ಕೊಟ್ಟನು ತೆಗೆದುಕೊಂಡೆ ತೆಗೆದುಕೊಂಡರು kotte kottaru ' +
    'കൊടുത്തു തന്നു വാങ്ങി കിട്ടി koduthu kitti ' +
    'ਦਿੱਤੇ ਦਿੱਤਾ ਦਿੱਤੀ ਲਏ ਲਿਆ ਲਈ ਮਿਲੇ ਆਏ ਗਏ ditte ditta lae ' +
    'دیے دئیے دیئے دیا دی لیے لیا لی ملے ملا آئے آیا گئے گیا ' +
    'ଦେଲି ଦେଲା ଦେଲେ ନେଲା ନେଲି ନେଲେ ପାଇଲି',
)
/** Verb stems that make the following verb past even without an amount: 'de diya', 'bhar diya'. */
const stems = set('de bhar chuka lauta दे भर चुका लौटा')
const have = set('hai h hain tha thi the thin है हैं था थी थे थीं ہے ہیں تھے تھا تھی ਹੈ ਹਨ ਸੀ ਸਨ છે હતા হয়েছে आहे आहेत होते')
const were = set('tha thi the थे था थी تھے ਸਨ હતા होते')
/** Words for what an amount counts, or its purpose: '500 rs', '300 udhaar', '4 din chhutti'. */
const measures = set(
  'rs rupaye rupay rupees rupya udhaar udhar advance wapas vapas extra cash nakad hazar hazaar lakh sau kilo kg litre bag bori रुपये रुपए रू उधार नकद वापस हजार हज़ार सौ लाख रुपया টাকা રૂપિયા ਰੁਪਏ روپے ரூபாய்',
)

/**
 * Whether a line ends in a past verb: 'Sunil ne Monday ko 500 liye', 'kal 3200 aaya', '5 tarikh ko kiraya de diya',
 * 'chhutti li november me'.
 */
function isRecordAtEnd(tokens: readonly Token[], facts: readonly Fact[]): boolean {
  let at = tokens.length - 1
  const isLate = () => at > 0 && (tokens[at]!.keys[0] === 'mark' || isIn(facts, at) || has(tokens[at], 'MEIN'))
  while (isLate()) at--
  const isTrailed = at < tokens.length - 1
  // 'Ravi se 500 liye, Monday ko'.
  if (tokens[at + 1]?.word === ',') return false
  const isHave = have.has(tokens[at]!.word)
  const wasHere = were.has(tokens[at]!.word)
  if (at > 0 && isHave) at--
  const verb = tokens[at]!
  // Days after the verb: 'chhutti li 4 din november me'.
  const spread = isTrailed && !isHave ? perfectBefore(tokens, at) : -1
  if (spread > 0 && facts.every((fact) => isVague(fact) && fact.from > spread)) return true
  if (!perfect.has(verb.word) || at < 1) return false
  if (wasHere && facts.every(({ clock }) => !clock)) return true
  if (stems.has(tokens[at - 1]!.word) && facts.every(({ clock }) => !clock)) return true
  if (facts.every(isVague) && !isHave) return true
  const counted = measures.has(tokens[at - 1]!.word) ? at - 2 : at - 1
  return counted >= 0 && isAmount(tokens[counted]!) && !isIn(facts, counted)
}

/** Returns the position of the past verb before a trailing count of days, or -1. */
function perfectBefore(tokens: readonly Token[], last: number): number {
  let at = last
  while (at > 0 && (tokens[at]!.digits > 0 || has(tokens[at], 'DAY') || has(tokens[at], 'unit'))) at--
  return perfect.has(tokens[at]!.word) ? at : -1
}

/** Whether a fact is just a whole month. */
const isVague = ({ date }: Fact) => date?.is === 'calendar' && date.whole === true

const ledgerWords = set(
  'bikri sale sales collection galla gulla kamai income earning earnings takings kharcha kharch expense expenses hisaab hisab बिक्री गल्ला कमाई खर्च खर्चा हिसाब विक्री વેચાણ বিক্রি বিক্রয় விற்பனை ਵਿਕਰੀ بکری فروخت',
)

/** Whether a line records sales, income or expenses: 'aaj ki bikri 8450', "today's sale 12300", 'Monday ka collection 5600'. */
function isLedgerEntry(tokens: readonly Token[], facts: readonly Fact[]): boolean {
  let last = tokens.length - 1
  while (last > 0 && (tokens[last]!.keys[0] === 'mark' || measures.has(tokens[last]!.word))) last--
  const amount = tokens[last]!
  const isSum = amount.digits > 2 || /^(?:rs)?\d[\d,.]{2,}/.test(amount.word)
  if (!isSum || isIn(facts, last) || facts.some(({ clock }) => clock)) return false
  return tokens.some(({ word }, at) => ledgerWords.has(word) && isOfDay(facts, at) && endsName(tokens[at + 1]))
}

const isOfDay = (facts: readonly Fact[], at: number) => facts.some(({ to }) => to === at || to === at - 1)
/** Whether a ledger word ends its noun phrase; 'income tax 5000' and 'sale deed 5000' mean something else. */
const endsName = (next: Token | undefined) =>
  next !== undefined && (next.keys[0] !== 'word' || /^(?:rs|cash|total|hui|hua|ki|ka)$/.test(next.word))

const recordWords: ReadonlySet<string> = new Set([...gave, ...done, ...perfect, ...ledgerWords])

/** Whether a line contains any word of a past record; most lines do not. */
function hasRecordWord(tokens: readonly Token[]): boolean {
  for (let at = 0; at < tokens.length; at++) if (recordWords.has(tokens[at]!.word)) return true
  return false
}
