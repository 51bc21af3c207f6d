import type { Span } from '../reading.ts'
import { knownAs } from './same-name.ts'

/**
 * Guesses the member of the household whose task a sentence is, named at its start: 'Manoj ko kal bank jaana', 'Manoj
 * sabzi le aana', 'ask Manoj to book the gas'; null if something is done to them instead ('Manoj ko phone karna'). It is
 * a guess, so it may only be offered; what is explicitly asked for is in person-to-remind.ts.
 *
 * @param taken spans read as day or time, which may precede the name
 * @param known names of the members
 * @returns the name as the household writes it.
 */
export function namedDoerIn(text: string, taken: readonly Span[], known: readonly string[]): string | null {
  const words = wordsOf(text, taken)
  while (openers.has(words[0] ?? '')) words.shift()
  const isRequest = asks.has(words[0] ?? '')
  if (isRequest) words.shift()
  // 'Rajesh Kumar ko paise dena hai' is decided for Rajesh Kumar, not again for Rajesh.
  const longest = Math.max(0, ...known.map(lengthOf))
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    const names = known.filter((name) => lengthOf(name) === length)
    const name = knownAs(words.slice(0, length).join(' '), names)
    if (name === null) continue
    const rest = words.slice(length)
    if (honorifics.has(rest[0] ?? '')) rest.shift()
    if (isRequest) return rest[0] === 'to' && rest.length > 1 ? name : null
    return isTheirs(rest) ? name : null
  }
  return null
}

const lengthOf = (name: string) => name.trim().split(/\s+/).length

/** Returns the words that are not part of a day or time, in lower case. */
const wordsOf = (text: string, taken: readonly Span[]): string[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}’']+/gu)]
    .filter(({ index, 0: word }) => !taken.some(({ start, end }) => start < index + word.length && end > index))
    .map(([word]) => word.toLowerCase())

/** Whether the words after a name give the person a task. */
function isTheirs(words: string[]): boolean {
  while (fillers.has(words.at(-1) ?? '')) words.pop()
  const marker = words[0] ?? ''
  const verb = words.at(-1) ?? ''
  if (isOf.has(marker)) return false
  if (to.has(marker)) {
    const task = words.slice(1)
    return ends(verb, infinitives) && !task.some(isDoneToThem) && (task.length > 1 || goings.has(verb))
  }
  if (from.has(marker)) return words.length > 1 && ends(verb, causatives)
  if (words.length < 2 || words.some((word) => occasions.has(word))) return false
  if (comings.test(verb)) return withErrand.has(words.at(-2)!)
  return ends(verb, futures) || orders.has(verb) || errands.has(verb)
}

const ends = (word: string, endings: readonly string[]) => endings.some((ending) => word.endsWith(ending))
const isDoneToThem = (word: string) => doneToThem.has(word) || stemsDoneToThem.some((stem) => word.startsWith(stem))
const list = (words: string) => words.split(' ')
const set = (words: string): ReadonlySet<string> => new Set(list(words))

/** What may precede the name, such as the 'ko' of a day. */
const openers = set('ko tak pe par please pls plz kripya को तक पर कृपया')
const asks = set('ask tell')
const honorifics = set('ji bhai bhaiya didi bai जी भाई भैया दीदी बाई')
const fillers = set('hai hain h he please pls plz ok है हैं')
const to = set('ko को')
const from = set('se से')
/** 'Manoj ka gift lana' is about something of his. */
const isOf = set('ka ki ke का की के s aur and और')
const infinitives = list('na ne ni naa nee ना ने नी')
/** He does it because somebody has it done: 'Manoj se sabzi mangwani hai'. */
const causatives = list('wana wani wane vana vani vane वाना वानी वाने')
const futures = list('ega egi enge engi ayega aega एगा एगी एंगे ेगा ेगी ेंगे')
const orders = set(
  'lao laao aao ao jao jaao do dedo karo kardo bharo likho bolo lelo rakho banao utha lo lena dhona लाओ आओ जाओ दो करो भरो रखो बनाओ',
)
/** News of somebody's coming or going is nobody's task: 'Papa shaam ko ghar aayega'. */
const comings =
  /^(?:a+y?e|ja+y?e|p[ao]h?u?n?che|rahe|laute|mile)n?g(?:aa?|ee?|i)$|^(?:आए|आये|जाए|जाये|पहुंचे|पहुँचे|रहे|लौटे|मिले)[ंँ]?ग[ाीे]$/u
/** Before such a verb, something is done on the way: 'Manoj sabzi le aayega'. */
const withErrand = set('le leke lekar de deke kar karke bhar bharke rakh chhod chod ले लेकर लेके दे देकर कर करके भर रख छोड़')
/** What one is asked to do, as 'Manoj sabzi le aana'; 'Manoj gift lena' may be one's own. */
const errands = set(
  'aana ana jaana jana dena lana laana karna bharna rakhna banana आना जाना देना लाना करना भरना रखना बनाना',
)
const goings = set('jaana jana aana ana जाना आना')
/** In a sentence with a name and without 'ko', of something for that person. */
const occasions = set('gift birthday bday party wedding shaadi shadi anniversary number address call phone meeting')
const doneToThem = set(
  'call phone message msg whatsapp mail email sms text ping wish invite remind inform thanks thank pay transfer drop pick pickup add help de le leke lene dena dene deni dawai yaad fon फोन कॉल मैसेज देना देने ले लेने दवा दवाई याद',
)
const stemsDoneToThem = list(
  'bhej mil bata bol chhod chod utha jaga dikha bula khila pila lauta samjha manana sula nahla pahuncha भेज मिल बता बोल छोड़ उठा जगा दिखा बुला खिला लौटा समझा सुला',
)
