import type { Fact } from '../parsers/facts.ts'
import type { Token } from '../tokens/token.ts'

/** What people say before they say anything: never the beginning of a task. */
const fillers = new Set(
  'hey ok okay haan han haa acha achha accha suno suniye sunno arre arey areh umm um uh hmm please pls plz हां हा अच्छा सुनो सुनिए अरे ओके'.split(
    ' ',
  ),
)

/** Goes on after such a word, or stands right before a day or time: 'ok so', 'haan to', 'so tomorrow', 'only Monday'. */
const joints = new Set('so to toh then and well listen dekho only sirf bas just तो सिर्फ बस'.split(' '))
const afterOthers = new Set('bhai yaar yar ji na भाई यार जी'.split(' '))

/** Said to whoever writes it down. */
const orders =
  'note kar lo|note kar lena|note kar do|note kar|note karo|note down|likh lo|likh lena|write down|jot down|theek hai|thik hai|नोट कर लो|नोट करो|लिख लो|ठीक है'
    .split('|')
    .map((phrase) => phrase.split(' '))

/** 'Hey Jude practice' and 'Ok Tedhi shoot' are names. */
const alsoInNames = new Set(['hey', 'ok', 'okay', 'please'])
const speakers = new Set('i we mujhe muje mujhko hame humko mereko मुझे हमें'.split(' '))

/**
 * How many words a line that was spoken opens with before it says anything: of 'ok so tomorrow I have to go' two, of 'note down
 * tomorrow 4 pm meeting' two, and of 'note down the number', 'so fresh salon' none.
 */
export function openingWords(tokens: readonly Token[], used: readonly Fact[]): number {
  let at = 0
  let sure = 0
  for (;;) {
    const token = tokens[at]
    if (!token) return 0
    if (startsWhen(at, used) || speakers.has(token.word)) return at
    const order = orders.find((words) => words.every((word, step) => tokens[at + step]?.word === word))
    if (order) at += order.length
    else if (fillers.has(token.word)) {
      const next = tokens[at + 1]
      const named = alsoInNames.has(token.word) && next?.capital && next.word !== 'i' && !startsWhen(at + 1, used)
      if (named) return sure
      sure = ++at
    } else if (token.word === ',' && at > 0) sure = ++at
    else if (joints.has(token.word) || (at > 0 && afterOthers.has(token.word))) at++
    else return sure
  }
}

const startsWhen = (at: number, used: readonly Fact[]) => used.some(({ from, to }) => from <= at && at < to)
