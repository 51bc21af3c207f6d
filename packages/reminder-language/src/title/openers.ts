import type { Fact } from '../parsers/facts.ts'
import type { Token } from '../tokens/token.ts'

/** Filler words that never begin a task. */
const fillers = new Set(
  'hey ok okay haan han haa acha achha accha suno suniye sunno arre arey areh umm um uh hmm please pls plz हां हा अच्छा सुनो सुनिए अरे ओके'.split(
    ' ',
  ),
)

/** Words that may follow a filler, or precede a day or time: 'ok so', 'haan to', 'so tomorrow', 'only Monday'. */
const joints = new Set(
  'so to toh then and well listen dekho only sirf bas just wo woh vo actually basically matlab तो सिर्फ बस वो मतलब'.split(
    ' ',
  ),
)
const afterOthers = new Set('bhai yaar yar ji na भाई यार जी'.split(' '))

/** Forms of address: 'bhai meeting hai 3 baje'. Before a postposition, or without a verb, 'bhai' means a brother. */
const spokenTo = new Set('bhai bhaiya yaar yar bro भाई यार'.split(' '))
const postpositions = /^(?:k[oaie]?|se|ne|aur|and|&|ji|sahab|saheb|wal[aei]|dooj|duj|को|का|के|की|से|ने|और|जी|दूज)$/
const isVerb = /^(?:h|hai|hain|है|हैं)$/

/** Instructions to write something down; 'ki' may follow. */
const orders =
  'likho|likh do|likh dena|note karna|note kar lo|note kar lena|note kar do|note kar|note karo|note down|likh lo|likh lena|write down|jot down|theek hai|thik hai|नोट कर लो|नोट करो|लिखो|लिख लो|ठीक है'
    .split('|')
    .map((phrase) => phrase.split(' '))

/** Fillers that may begin a name: 'Hey Jude practice', 'Ok Tedhi shoot'. */
const alsoInNames = new Set(['hey', 'ok', 'okay', 'please'])
const speakers = new Set('i we mujhe muje mujhko hame humko mereko मुझे हमें'.split(' '))

/**
 * Counts the opening words of a spoken line before its content: two in 'ok so tomorrow I have to go' and in 'note down
 * tomorrow 4 pm meeting', none in 'note down the number' and 'so fresh salon'.
 */
export function openingWords(tokens: readonly Token[], used: readonly Fact[]): number {
  if (!mayOpen.has(tokens[0]?.word ?? '')) return 0
  let at = 0
  let sure = 0
  for (;;) {
    const token = tokens[at]
    if (!token) return 0
    if (startsWhen(at, used) || speakers.has(token.word)) return at
    const order =
      orderWords.has(token.word) &&
      orders.find((words) => words.every((word, step) => tokens[at + step]?.word === word))
    if (order) {
      at += order.length
      if (saying.has(tokens[at]?.word ?? '')) sure = ++at
    } else if (at === 0 && spokenTo.has(token.word) && isAddress(tokens)) sure = ++at
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

const orderWords = new Set(orders.map(([first]) => first!))
/** The words with which an opening may start; most lines start with none of them. */
const mayOpen = new Set([...fillers, ...joints, ...spokenTo, ...orderWords])

const saying = new Set(['ki', 'that', 'कि', 'की'])

const isAddress = (tokens: readonly Token[]) =>
  tokens.length > 2 && !postpositions.test(tokens[1]!.word) && tokens.some(({ word }) => isVerb.test(word))

const startsWhen = (at: number, used: readonly Fact[]) => used.some(({ from, to }) => from <= at && at < to)
