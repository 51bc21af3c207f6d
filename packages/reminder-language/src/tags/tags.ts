/** The taxonomy. Each word is looked for as a whole word, whatever its case; Hindi in both scripts. */
const taxonomy: Readonly<Record<string, string>> = {
  health:
    'doctor dr dentist medicine medicines tablet tablets pill pills dawai dawa dava goli hospital clinic checkup bp sugar insulin vaccine vaccination injection physio yoga yog gym walk workout exercise run meditation blood xray scan eye vitamin vitamins therapy appointment दवाई दवा डॉक्टर अस्पताल योग जिम गोली इंजेक्शन टीका टहलना',
  bills:
    'bill bills rent emi recharge electricity bijli insurance premium sip loan tax gst itr fees fee salary invoice payment pay broadband wifi maintenance challan किराया बिल बिजली रिचार्ज बीमा फीस किस्त वेतन',
  family:
    'mom mum mummy maa papa dad father mother brother sister bhai behen didi wife husband son daughter beta beti kids bachche bachcho dadi dada nani nana chacha mausi bua family birthday anniversary मम्मी पापा माँ मां भाई बहन दीदी बेटा बेटी बच्चे दादी नानी परिवार जन्मदिन',
  shopping:
    'buy purchase order shop shopping grocery groceries kharid kharidna kharidne lena lana lani sabzi sabji doodh milk kirana ration atta vegetables gift amazon flipkart parcel courier खरीदना सब्जी दूध राशन किराना सामान',
  travel:
    'flight train bus cab taxi ticket tickets tatkal airport station hotel passport visa trip travel yatra pnr irctc luggage safar उड़ान ट्रेन बस टिकट हवाई यात्रा स्टेशन पासपोर्ट',
  work: 'meeting standup report office client project presentation ppt email mail interview deadline review call invoice boss submit assignment homework exam class मीटिंग दफ्तर ऑफिस रिपोर्ट काम परीक्षा क्लास',
  food: 'lunch dinner breakfast cook khana nashta tiffin recipe paneer roti sabzi chai dahi soak bhigona rajma chole dal idli dosa खाना नाश्ता चाय रोटी दही पकाना',
  festival:
    'diwali holi rakhi eid navratri dussehra puja pooja christmas onam pongal lohri baisakhi ganpati chhath janmashtami sankranti shivratri दिवाली होली राखी ईद नवरात्रि दशहरा पूजा छठ जन्माष्टमी',
  home: 'clean cleaning safai saaf geyser gas cylinder plumber electrician maid kachra garbage trash laundry dishwasher fridge ac repair water plants dishes dusting सफाई गैस सिलेंडर कचरा पानी पौधे मरम्मत',
}

const tagsByWord = new Map<string, string[]>()
for (const [tag, words] of Object.entries(taxonomy)) {
  for (const word of words.split(' ')) tagsByWord.set(word, [...(tagsByWord.get(word) ?? []), tag])
}

const hashtag = /(?:^|\s)#([\p{L}\p{M}][\p{L}\p{M}\p{N}_-]{0,29})/gu

/** At most this many, so that a chip row stays a row. */
const most = 4

/** Tags of a text: its #hashtags first, as written in lower case, then those of the taxonomy, in the order of its words. */
export function tagsOf(text: string, tokens: readonly { word: string }[]): string[] {
  const tags: string[] = []
  if (text.includes('#'))
    for (const match of text.matchAll(hashtag))
      if (!tags.includes(match[1]!.toLowerCase())) tags.push(match[1]!.toLowerCase())
  for (const { word } of tokens) {
    const known = tagsByWord.get(word)
    if (known) for (const tag of known) if (!tags.includes(tag)) tags.push(tag)
  }
  return tags.length > most ? tags.slice(0, most) : tags
}

/** The text with its #hashtags gone. */
export function withoutHashtags(text: string): string {
  return text.includes('#') ? text.replace(hashtag, ' ') : text
}
