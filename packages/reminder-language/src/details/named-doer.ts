import type { Span } from '../reading.ts'
import { isSameName } from './same-name.ts'

/**
 * Finds the member of the household whose task a sentence is, named at its start: 'Manoj ko kal bank jaana', 'Manoj
 * sabzi le aana', 'Manoj kal gas book karega'; null if something is done to them instead ('Manoj ko phone karna').
 *
 * @param taken spans read as day or time, which may precede the name
 * @param known names of the members
 */
export function namedDoerIn(text: string, taken: readonly Span[], known: readonly string[]): Span | null {
  if (known.length === 0) return null
  const words = wordsOf(text).filter((word) => !taken.some(({ start, end }) => start < word.end && end > word.start))
  for (const name of known) {
    const length = name.trim().split(/\s+/).length
    const named = words.slice(0, length)
    if (named.length < length || !isSameName(named.map(({ word }) => word).join(' '), name)) continue
    const rest = words.slice(length).map(({ word }) => word)
    if (honorifics.has(rest[0] ?? '')) rest.shift()
    if (isTheirs(rest)) return { start: named[0]!.start, end: named.at(-1)!.end }
  }
  return null
}

type Word = Span & { word: string }

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}’']+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
}

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
  return ends(verb, futures) || orders.has(verb) || (words.length > 1 && errands.has(verb))
}

const ends = (word: string, endings: readonly string[]) => endings.some((ending) => word.endsWith(ending))
const isDoneToThem = (word: string) => doneToThem.has(word) || stemsDoneToThem.some((stem) => word.startsWith(stem))
const list = (words: string) => words.split(' ')
const set = (words: string): ReadonlySet<string> => new Set(list(words))

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
