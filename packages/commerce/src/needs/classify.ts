import { foldedWords, foldWord } from './fold.ts'
import { type Need, type NeedName, needs } from './needs.ts'

/** What a reminder asks for. */
export type Understanding = {
  /** Most fitting first; empty where nothing points anywhere. */
  needs: { name: NeedName; score: number; words: string[] }[]
  urgency: 'high' | 'medium' | 'low'
  /** Price tiers that fit, one to three; all where no word tells. */
  tiers: number[]
}

type Phrase = { words: string[]; open: boolean; weight: number; need: NeedName }

/** A phrase that says it, one that hints: two hints are as good as a word that says it. */
const sayWeight = 3
const hintWeight = 1
const enough = 2
/** What each further word of a phrase adds. */
const longer = 1.5

/** Phrases by their first word; those with endings by its first letters, since any word may begin with them. */
const { exact, open } = index()

function index() {
  const exact = new Map<string, Phrase[]>()
  const open: Phrase[] = []
  const put = (text: string, weight: number, need: NeedName) => {
    for (const one of text.split('|')) {
      const phrase: Phrase = {
        words: one.replace('+', '').split(' ').map(foldWord),
        open: one.endsWith('+'),
        weight,
        need,
      }
      if (phrase.open && phrase.words.length === 1) open.push(phrase)
      else exact.set(phrase.words[0]!, [...(exact.get(phrase.words[0]!) ?? []), phrase])
    }
  }
  for (const [name, { says, hints }] of Object.entries(needs) as [NeedName, Need][]) {
    put(says, sayWeight, name)
    if (hints) put(hints, hintWeight, name)
  }
  return { exact, open }
}

/**
 * What one writes, remembers, hears of or talks about is not what one needs somebody for: the doctor of a story, the train
 * of a poem, a flight that somebody else is on.
 */
const told =
  /\b(kahani|kahaniya|kavita|gaane|gaana|gana|song|poem|story|novel chapter|plot|spelling|meaning|meme|quote|riddle|joke|chutkula|essay|nibandh|wallpaper|ringtone|emoji|model photo|toy|drawing|cartoon|episode|podcast about|article|blog|lyrics|bol yaad|holiday|chhutti|chutti|lands|landed|landing|group (me|mein)|whatsapp group|umbrella|chhata|spot|moved to|dream|sapna|sapne)\b|कहानी|कविता|गाना|गाने|गीत|स्पेलिंग|निबंध|चुटकुल|छुट्टी|सपन|छाता/iu

/** What is not to be done needs nobody. */
const undone =
  /\b(banana|banani|lana|lani|lena|leni|khana|khani|jana|karna|karni|mangana|mangwana|bulana) (nahi|nahin|nhi|mat)\b|\b(nahi|nahin|nhi|mat) (banana|banani|lana|lani|lena|leni|khana|khani|jana|karna|karni|khareedna|mangana|bulana)\b|\b(don't|dont|do not|never|avoid|skip) (\w+ing|buy|order|eat|go|book|take|call|get|cook)\b|(नहीं|मत) (बनाना|बनानी|लाना|लेना|खाना|जाना|करना|मंगाना)/iu

/** The parts of a text that may ask for something: what is only told of, or is not to be done, is left out. */
const asking = (text: string): string[] =>
  text.split(/[,;।!?\n]+|\.\s/u).filter((clause) => !told.test(clause) && !undone.test(clause))

const urgent =
  /\b(urgent(ly)?|asap|emergency|immediately|jaldi|turant|abhi|zaroori|jaroori|aaj hi|right away|last date|antim)\b|तुरंत|जल्दी|ज़रूरी|अभी/iu
const relaxed = /\b(someday|sometime|kabhi|whenever|no hurry|next month|aaram se|maybe|if possible)\b|कभी|आराम से/iu
const cheap = /\b(cheap(est)?|budget|sast[aie]|kam paise|affordable|low cost|discount|economical)\b|सस्त[ाीे]/iu
const dear = /\b(luxury|premium|five star|5 star|best quality|fancy|mehng[aie]|high end|business class)\b|महंग[ाीे]/iu

/**
 * What a reminder's words ask for, in English, Hinglish or Hindi.
 *
 * A longer phrase counts more than a short one, so that 'car insurance' is about insurance and not about the car.
 */
export function understand(text: string): Understanding {
  const found = new Map<NeedName, { score: number; at: number; words: string[] }>()
  let before = 0
  for (const clause of asking(text)) {
    const words = foldedWords(clause)
    for (const at of words.keys()) {
      for (const phrase of phrasesAt(words, at)) {
        const entry = found.get(phrase.need) ?? { score: 0, at: before + at, words: [] }
        const said = words.slice(at, at + phrase.words.length).join(' ')
        if (entry.words.includes(said)) continue
        entry.score += phrase.weight + (phrase.words.length - 1) * longer
        entry.words.push(said)
        found.set(phrase.need, entry)
      }
    }
    before += words.length
  }
  const ranked = [...found].map(([name, entry]) => ({ name, ...entry })).filter(({ score }) => score >= enough)
  // Of two that are as clear, the one that is named first: 'cab to the airport' is about the cab.
  ranked.sort((a, b) => b.score - a.score || a.at - b.at || order(a.name) - order(b.name))
  return { needs: ranked.map(({ at: _at, ...need }) => need), urgency: urgencyOf(text), tiers: tiersOf(text) }
}

const names = Object.keys(needs) as NeedName[]
const order = (name: NeedName): number => names.indexOf(name)

function phrasesAt(words: string[], at: number): Phrase[] {
  const word = words[at]!
  const whole = (exact.get(word) ?? []).filter((phrase) => matches(phrase, words, at))
  const begun = open.filter((phrase) => word.startsWith(phrase.words[0]!) && word.length - phrase.words[0]!.length <= 4)
  return [...whole, ...begun]
}

function matches({ words, open }: Phrase, text: string[], at: number): boolean {
  return words.every((word, n) => {
    const other = text[at + n]
    return other === word || (open && n === words.length - 1 && other?.startsWith(word))
  })
}

function urgencyOf(text: string): Understanding['urgency'] {
  if (urgent.test(text)) return 'high'
  return relaxed.test(text) ? 'low' : 'medium'
}

function tiersOf(text: string): number[] {
  if (cheap.test(text)) return [1]
  return dear.test(text) ? [3, 2] : [1, 2, 3]
}
