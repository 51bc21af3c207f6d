/** The taxonomy. Each word is looked for as a whole word, whatever its case; Hindi in both scripts. */
const taxonomy: Readonly<Record<string, string>> = {
  health:
    'doctor dr dentist medicine medicines tablet pill dawai dawa dava hospital clinic checkup insulin vaccine vaccination injection yoga yog gym walk workout run meditation blood eye vitamin therapy appointment दवाई दवा डॉक्टर अस्पताल योग जिम गोली इंजेक्शन',
  bills:
    'bill bills rent emi recharge electricity bijli insurance premium sip tax fees fee invoice payment pay wifi challan किराया बिल बिजली रिचार्ज बीमा फीस वेतन',
  family:
    'mom maa papa dad brother bhai behen beta beti bachche bachcho family birthday anniversary मम्मी पापा माँ मां भाई बहन बेटा बेटी बच्चे दादी नानी परिवार जन्मदिन',
  shopping:
    'buy order shopping grocery groceries kharid kharidna kharidne lena doodh milk kirana gift amazon flipkart parcel courier खरीदना सब्जी दूध किराना',
  travel:
    'flight train bus taxi ticket tickets tatkal airport station hotel passport visa trip travel yatra उड़ान ट्रेन बस टिकट हवाई स्टेशन पासपोर्ट',
  work: 'meeting report office client project presentation email interview invoice assignment homework exam class मीटिंग ऑफिस रिपोर्ट परीक्षा क्लास',
  food: 'lunch dinner breakfast cook khana tiffin paneer chai dahi खाना नाश्ता चाय रोटी दही',
  festival:
    'diwali holi rakhi eid navratri dussehra puja christmas onam pongal lohri chhath दिवाली होली राखी ईद नवरात्रि पूजा छठ',
  home: 'clean cleaning safai saaf geyser cylinder plumber electrician maid kachra garbage trash dishwasher fridge repair water plants सफाई गैस सिलेंडर कचरा पानी',
}

const tagsByWord = new Map<string, string[]>()
for (const [tag, words] of Object.entries(taxonomy)) {
  for (const word of words.split(' ')) tagsByWord.set(word, [...(tagsByWord.get(word) ?? []), tag])
}

const hashtag = /(?:^|\s)#([\p{L}\p{M}][\p{L}\p{M}\p{N}_-]{0,29})/gu

/** Names the category only if nothing else does: a yoga class is not work. */
const lastResort = new Set(['class', 'क्लास'])

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
  for (const { word } of tokens) if (!lastResort.has(word)) add(word)
  if (tags.length === 0) for (const { word } of tokens) add(word)
  return tags.length > most ? tags.slice(0, most) : tags
}

/** The text with its #hashtags gone. */
export function withoutHashtags(text: string): string {
  return text.includes('#') ? text.replace(hashtag, ' ') : text
}
