/** The taxonomy. Each word is looked for as a whole word, whatever its case; other scripts come with their language. */
const taxonomy: Readonly<Record<string, string>> = {
  health:
    'doctor dr dentist medicine medicines tablet pill dawai dawa dava hospital clinic checkup insulin vaccine vaccination injection yoga yog gym walk workout run meditation blood eye vitamin therapy appointment',
  bills:
    'bill bills rent emi recharge electricity bijli insurance premium sip tax fees fee invoice payment pay wifi challan',
  family:
    'mom mummy maa papa dad kids kid children son daughter wife husband brother bhai behen beta beti bachche bachcho family birthday anniversary',
  shopping:
    'buy order shopping grocery groceries kharid kharidna kharidne lena doodh milk kirana gift amazon flipkart parcel courier',
  travel: 'flight train bus taxi ticket tickets tatkal airport station hotel passport visa trip travel yatra',
  work: 'meeting report office client project presentation email interview invoice assignment homework exam class',
  food: 'lunch dinner breakfast cook khana tiffin paneer chai dahi',
  festival: 'diwali holi rakhi eid navratri dussehra puja christmas onam pongal lohri chhath',
  home: 'clean cleaning safai saaf geyser cylinder plumber electrician carpenter maid kachra garbage trash dishwasher fridge repair water plants',
}

const tagsByWord = new Map<string, string[]>()

/** Adds words of another language to tags. */
export function addTags(more: Readonly<Record<string, string>>): void {
  for (const [tag, words] of Object.entries(more)) {
    for (const word of words.split(' ')) tagsByWord.set(word, [...(tagsByWord.get(word) ?? []), tag])
  }
}
addTags(taxonomy)

const hashtag = /(?:^|\s)#([\p{L}\p{M}][\p{L}\p{M}\p{N}_-]{0,29})/gu

/** Name the category only if nothing else does: a yoga class is not work, and children are fetched ('lena'), not bought. */
const lastResort = new Set(['class', 'क्लास', 'lena'])

const trades = /^wal[aei]$/

/** At most this many, so that a chip row stays a row. */
const most = 4

/** Tags of a text: its #hashtags first, as written in lower case, then those of the taxonomy, in the order of its words. */
export function tagsOf(text: string, tokens: readonly { word: string }[]): string[] {
  const tags: string[] = []
  if (text.includes('#'))
    for (const match of text.matchAll(hashtag))
      if (!tags.includes(match[1]!.toLowerCase())) tags.push(match[1]!.toLowerCase())
  const add = (word: string) => {
    const known = tagsByWord.get(word)
    if (known) for (const tag of known) if (!tags.includes(tag)) tags.push(tag)
  }
  tokens.forEach(({ word }, at) => {
    // 'Bijli wala' is the electrician.
    const isTrade = trades.test(tokens[at + 1]?.word ?? '') && word === 'bijli'
    if (!lastResort.has(word)) add(isTrade ? 'electrician' : word)
  })
  if (tags.length === 0) for (const { word } of tokens) add(word)
  return tags.length > most ? tags.slice(0, most) : tags
}

/** The text with its #hashtags gone. */
export function withoutHashtags(text: string): string {
  return text.includes('#') ? text.replace(hashtag, ' ') : text
}
