import { addHint, hint } from '../tokens/hints.ts'

const tagsByWord = new Map<string, string[]>()

/** Adds the tag words of another language. */
export function addTags(more: Readonly<Record<string, string>>): void {
  for (const [tag, words] of Object.entries(more)) {
    addHint(words.split(' '), hint.tag)
    for (const word of words.split(' ')) tagsByWord.set(word, [...(tagsByWord.get(word) ?? []), tag])
  }
}

const hashtag = /(?:^|\s)#([\p{L}\p{M}\p{ExtPict}][\p{L}\p{M}\p{N}\p{ExtPict}\p{Join_C}_-]{0,29})/gu

/**
 * A label as in other planners: '@home'. Only words for where or by what something is done count, because '@' also comes
 * before places and people.
 */
const label =
  /(?:^|\s)@(home|office|work|phone|calls?|computer|laptop|online|errands?|market|shop|waiting|school|college|ghar|bazaar|dukan)(?![\p{L}\p{M}\p{N}_-])/gu

const written = [
  ['#', hashtag],
  ['@', label],
] as const

/** Determines the category only if no other word does: 'lena' can mean fetching children as well as shopping. */
const lastResort = new Set(['lena'])

/** Words that make a meeting, report or project a matter of school rather than work. */
const ofSchool = new Set(
  'teacher teachers school schools principal ptm ptms tuition tuitions class classes homework exam exams kid kids child children bachche bachcho beta beti स्कूल टीचर क्लास परीक्षा बच्चे बच्चों'.split(
    ' ',
  ),
)

const trades = new Set(['wala', 'wale', 'wali', 'vala', 'vale', 'vali', 'वाला', 'वाले', 'वाली'])

/** 'Bijli wala' is an electrician. */
const tradeOf: Readonly<Record<string, string>> = { bijli: 'electrician' }

/** Whether a word names somebody by their trade: 'doodh wale ka hisab' is not shopping. */
const isTrade = (tokens: readonly { word: string }[], at: number) => trades.has(tokens[at + 1]?.word ?? '')

/** The most tags returned, so that they fit in one row of chips. */
const most = 4

/**
 * Returns the tags of a text: its #hashtags first, in lower case, then those from the taxonomy, in the order of its
 * words.
 */
export function tagsOf(text: string, tokens: readonly { word: string; hints: number }[]): string[] {
  const tags: string[] = []
  for (const [mark, pattern] of written)
    if (text.includes(mark))
      for (const match of text.matchAll(pattern))
        if (!tags.includes(match[1]!.toLowerCase())) tags.push(match[1]!.toLowerCase())
  for (let at = 0; at < tokens.length; at++) {
    const { word, hints } = tokens[at]!
    if ((hints & hint.tag) === 0 || lastResort.has(word)) continue
    if (isTrade(tokens, at)) addTo(tags, tradeOf[word] ?? '', tokens)
    else addTo(tags, word, tokens)
  }
  if (tags.length === 0)
    for (const [at, { word, hints }] of tokens.entries())
      if (hints & hint.tag && !isTrade(tokens, at)) addTo(tags, word, tokens)
  return tags.length > most ? tags.slice(0, most) : tags
}

function addTo(tags: string[], word: string, tokens: readonly { word: string }[]): void {
  const isOfSchool = () => tokens.some((token) => ofSchool.has(token.word))
  for (const tag of tagsByWord.get(word) ?? [])
    if (!tags.includes(tag) && !(tag === 'work' && isOfSchool())) tags.push(tag)
}

/** Removes #hashtags and @labels from the text, and keeps its length, so that offsets stay valid. */
export function withoutHashtags(text: string): string {
  const rest = written.reduce(
    (rest, [mark, pattern]) => (rest.includes(mark) ? rest.replace(pattern, (tag) => ' '.repeat(tag.length)) : rest),
    text,
  )
  // A label alone is the title.
  return rest.trim() === '' ? text : rest
}
