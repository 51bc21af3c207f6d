import type { Span } from '../reading.ts'
import { addHint, hint } from '../tokens/hints.ts'
import type { FindNames } from '../tokens/names.ts'
import { hasAny, keySet, type Token } from '../tokens/token.ts'

/**
 * Names, titles and greetings that contain a day word or a part of the day. 'Aaj kal' means nowadays, but 'aaj kal
 * mein' means soon. Loaded separately from the reader (lazy-helpers.ts).
 */
const latinNames = String.raw`
kal ho na+ ho
a+j[- ]kal(?! me(?:i?n)?\b)
kal ?nirnay
aaj tak (?:channel|news|tv|live|k[aie] app|app|dekh\w*)
tonight show
super sunday
raat rani
sha+m lal
bhor singh
sunday times
shubh ra+tri
\w+va+r vrat katha
kal,? a+j aur kal
abhi na jao
wednesday addams
friday night (?:lights|dinner(?= (?:sitcom|series|show)))
sunday suspense
saturday night (?:live|fever|cafe|club|pub|bar|lounge)
black friday (?:sale|deals?)
freaky friday
friday the 13th
man friday
ruby tuesday
monday blues
sunday bloody sunday
tuesday['’]?s with morrie
a wednesday(?= (?:film|movie))
the day after tomorrow (?:film|movie)
before (?:sunrise|sunset|midnight) (?:film|movie)
midnight in paris
midnight'?s children
raat akeli hai
raat pashmine ki
aaj ki ra+t (?:gana|gaana|song)
subah k[ae] bh(?:oo|u)la+(?:,? (?:aga?r )?sha+m (?:ko )?(?:ghar|gha?r))?
ra+t ga(?:y)?i+,?(?: so)? ba+t ga(?:y)?i+
kal ka?re so a+j(?: ka?r\b)?(?:,? a+j ka?re so ab\b)?
a+j nahi+n? to+h? kal
kal kisne dekha
jab ja+go+ tab s[au]v[ea]ra
din dooni ra+t chau?guni
ra+t din ek kar\w*
din mei?n? ta+re
nau do gya+rah
(?:half[- ]?yearly|quarterly) (?:k[aie] )?(?:exams?|papers?|syllabus|results?|marks?|marksheet|date ?sheet|portion|tests?|answer|copy|copies|revision|practicals?|time ?table|preparation|prep|tayya?ri|taiyari|padhai)
(?:sha+m|subah)[- ]e[- ]\w+
abhi na+ ja+o
abhi to+h? party
monday (?:shampoo|conditioner|haircare)
wake me up when september ends
november rain
summer of 69
500 days of summer
twelve angry men
kabhi kabhi
bees saal baad (?:film|movie|horror|serial)
do din ki (?:chandni|baat|zindagi)
do cha+r din ki
cha+r din ki (?:chandni|zindagi)
din dha+l ja+ye
good morning america
roz roz aankhon
(?:har )?roz (?:k[aie]|wal[aie]) (?:kit|chik|jhagd\w+|jhanjh\w+|tension|ba+t(?:ein|en)?|kahani|zindagi|drama|tama+sha)
(?:day|din) (?:and|n|aur|&) (?:night|ra+t)
dinra+t
(?<!\b(?:har|prati|\d+|ek|do|teen|tin|cha+r|pa+nch|das|a?gl[ei]|usi|isi|us|is|wale|d[ou]*sr[ei]|t[ie]*sr[ei]|chauth[ei]) )din ra+t(?! (?:\d|ko\b|ke\b|me?i?n?\b|sa+dh?e\b|sava\b|paun[ei]\b|\w+ ba?je\b))
(?:everyday|every day) milk
daily bread
28 days later
throwback thursdays?
meatless mondays?
ka+l (?:bhairav\w*|sarp|ratri|ra+tri)
corn on the cob
aaj tak(?=$)
parson['’]s
shani(?:char|dev)? (?:baba|maharaj|dev|devta)
aaj (?:kaun ?s|kya (?:din|date|tarikh)|date kya|kaun)
kitne baje
dog day afternoon
sunday guardian
saturday evening post
thursday island
kal kya hoga
aaj k[aie] (?:kharch\w*|hisa+b|score|menu|panchang|vichar|suvichar|rashifal|khabar|taaza|ta+ja|mausam|bha+v|rate|thought)
today'?s (?:special|thought|horoscope|quote)
(?:john|matthew|mark|luke|acts|romans|genesis|exodus|psalms?|proverbs|corinthians|isaiah|hebrews|james|gita|surah|quran|ayah?) \d+:\d+`
  .trim()
  .split('\n')
const hindiNames =
  /आज तक (?:वाल[ीाे]|चैनल|न्यूज़?|की ख़?बर)|शाम लाल|शनिवार ?वाड़ा|शनिवार ?वाडा|रात गई,? (?:सो )?बात गई|कल करे सो आज(?: कर)?(?:,? आज करे सो अब)?|सुबह का भूला(?: (?:अगर )?शाम को)?|आज नहीं तो कल|कल किसने देखा|नौ दो ग्यारह|आज का (?:विचार|पंचांग|राशिफल|सुविचार|मौसम|भाव)|आज की ताज़?ा|रात ?रानी|कल हो ना हो|शुभ रात्रि|शुभ दीपावली|चार दिन की/gi
const latinPattern = (names: readonly string[]) => new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi')

/**
 * Names that begin with a plain word, by that word, so that only those whose first word is in the line are searched
 * for; all others as one pattern.
 */
const firstWord = /^[a-z]+(?=,\? | (?!\?))/
const byFirstWord = new Map(
  Array.from(
    Map.groupBy(latinNames, (name) => firstWord.exec(name)?.[0] ?? ''),
    ([word, names]) => [word, latinPattern(names)],
  ),
)
const beginOtherwise = byFirstWord.get('')!

function knownNamesIn(text: string, tokens: readonly Token[]): Span[] {
  const lists = new Set([beginOtherwise])
  for (const { word } of tokens) {
    const names = word.charCodeAt(0) > 127 ? hindiNames : byFirstWord.get(word)
    if (names) lists.add(names)
  }
  return [...lists].flatMap((names) => matchesIn(text, names))
}

/**
 * Songs, films, books, newspapers and places, separated by '|'. Each is searched for only if its distinctive word is in
 * the line.
 */
const famous =
  "manic monday|blue monday|gloomy sunday|casual fridays?|t\\.?g\\.?i\\.? friday['’]?s?|friday i['’]?m in love|monday night football|thank god it['’]?s friday|thursday murder club|the man who was thursday|every day is like sunday|easy like sunday morning|sunday morning maroon|tomorrow never dies|edge of tomorrow|tomorrow by together|tomorrow war|arabian nights|five nights at freddy['’]?s|freedom at midnight|midnight express|night at the museum|sha+ni[vw]a+r ?wa+da|ra+t ba+ki|dainik (?:bhaskar|jagran|jagaran|navjyoti|savera|tribune)|daily (?:mail|thanthi|mirror|telegraph|express|bugle|hunt)|born on the fourth of july|the hunt for red october|october sky|august rush|march of the penguins|3:10 to yuma|7 ?a?um arivu|7 ?am arivu|8 ?am metro|90 day fiance|365 days (?:film|movie)|dawn of the (?:dead|planet)|from dusk till dawn|breaking dawn|red dawn"
const famousNames = new RegExp(`\\b(?:${famous})\\b`, 'gi')
const famousWords =
  'manic blue gloomy casual tgi love football thank murder thursday like maroon never edge together war arabian freddy freddys freedom express museum wada waada vada baki baaki bhaskar jagran jagaran navjyoti savera tribune mail thanthi mirror telegraph bugle hunt born penguins sky rush yuma arivu metro fiance days dead planet till breaking red'

/** A feast name used as a first name: 'Diwali Devi'. */
const feastNames =
  /\b(?:diwali|deepawali|holi|lohri|onam|navratri|purnima|poornima|ekadashi) (?:devi|ben|bai|la+l|singh|amma|aunty|aunti|uncle|didi|kumari|kaur|tai|akka)\b/gi

/** Titles and places: 'Hotel Sunrise', 'Sunset Point'. */
const placeNames =
  /\b(?:Aaj|Kal|Raat|Shaam|Subah|Din) (?:[A-Z]\w{1,20} ){1,4}(?=(?:movie|film|song|gana|gaana|serial|series|album|picture)\b)|(?<=\b[A-Z][a-z]+ )(?:Sunrise|Sunset|Dawn|Dusk)\b|\b(?:Sunrise|Sunset|Dawn|Dusk) [A-Z][a-z]+|\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day (?:[A-Z]\w{1,20} ){2,4}(?=(?:movie|film|series|serial|song|album)\b)|\bThe Day After Tomorrow\b/g
const placeWords =
  'movie film song novel drama natak gana gaana serial series album picture sunrise sunset dawn dusk after'

/** A person named after a day: 'tell Sunday to bring the ladder'. */
const calledByDay = /(?<=\b(?:tell|ask) )(?:sun|mon|tues|wednes|thurs|fri|satur)day(?= to\b)/gi

/** Names with a possessive day, and schools and the like: "Saturday's Child by Nayanika", 'Sunday School'. */
const ownedByDay =
  /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day['’]s [A-Z]\w{1,20}(?: [A-Z]\w{1,20}){0,4} (?:by [A-Z]\w+|poem|book|novel|story|chapter)\b|\b(?:Sun|Satur)day School\b|\b(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? (?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b/g

/** Words without which neither of these two can occur. */
const callers = new Set("tell ask 's ’s school mr mrs ms miss dr prof".split(' '))

/** A title followed by what it is: 'Black Friday - film', 'Kal Ho Na Ho (movie)'. */
const titleAndKind =
  /(?:\b(?:[A-Z][\w'’]{0,20}|of|the|in|a|on|and|at) ){0,5}\b[A-Z][\w'’]{0,20}(?: [-–—:] ?|,? ?\()(?:the |kis )?(?:hindi |tamil |old |new |[A-Z]\w+ (?:[A-Z]\w+ )?)?(?:film|movie|song|serial|series|album|novel|gana|gaana|drama|natak)\b/g

/** A distinctive word of each known name; 'aaj kal' is found without one. */
const tellingWords =
  'वाड़ा वाडा so bhoola bhoolaa gai gayi nahi nahin kisne savera sawera dooni tare taare gyarah yearly halfyearly quarterly करे भूला गई नहीं किसने ग्यारह show super corn sarp ratri kharcha kharch hisab hisaab score menu throwback meatless bhairav parson baba maharaj devta kaun kya kitne tak shampoo conditioner haircare kit chik jhagda jhagde jhanjhat tension baat baatein baaten kahani drama tamasha night raat dinraat milk bread later dog guardian post island na naa nirnay kalnirnay channel news rani lal singh times raatri ratri katha jao jaao addams lights suspense live fever sale deal deals freaky friday man ruby blues bloody morrie film movie paris children akeli pashmine gana gaana song bhula e party september rain summer angry kabhi horror serial chandni baat zindagi ki din dhal dhaal america aankhon hoga panchang vichar suvichar rashifal khabar taaza taja mausam bhav bhaav rate thought special horoscope quote john matthew mark luke acts romans genesis exodus psalm psalms proverbs corinthians isaiah hebrews james gita surah quran ayah ayat वाली वाला चैनल न्यूज लाल शुभ ना चार रानी रातरानी विचार पंचांग राशिफल सुविचार मौसम भाव ताजा'

/**
 * A weekday inside a name: a market or a part of a town ('Friday Mart', 'Budhwar Peth', 'som bazaar'), an address
 * ('monday.com'), and things for a day or that come on it ('Sunday ke kapde', 'Sunday ka akhbar'), which do not say
 * when to do something.
 */
const afterWeekday =
  /(?:\.(?:com|in|org|net|io|co)\b|s? (?:mart|ba+za+r|haat|peth|mandi|club|market(?= (?:wal|k[aie]))|express|mirror|motivation|mantra|funday|magazine|edition|supplement|crossword|column|season \d|episode|trailer|novels?|series|brand|anthem|lyrics|(?:night )?vibes?|mood|trivia|feels?|feeling|thoughts?|memes?|gyaa?n)\b| on (?:netflix|prime|hotstar|zee5|sony ?liv|jio ?(?:cinema|hotstar)|youtube)\b| (?:k[aie]|wal[aie]) (?:kapd|joo?t|akhba|paper\b|dress|uniform|saree|kurt|menu|special\b|sabzi|offer)\w*)/iy

type FindIn = (text: string, tokens: readonly Token[]) => Span[]
const famousNamesIn: FindIn = (text) => matchesIn(text, famousNames)
const placeNamesIn: FindIn = (text) => [...matchesIn(text, placeNames), ...matchesIn(text, titleAndKind)]

/** The search functions by the words that make them worthwhile. */
const findersOf = new Map<string, Set<FindIn>>()
for (const [words, find] of [
  [`${tellingWords} banaras awadh app tv dekhna dekho cafe club pub bar lounge with`, knownNamesIn],
  [famousWords, famousNamesIn],
  [placeWords, placeNamesIn],
] as const)
  for (const word of words.split(' ')) findersOf.set(word, new Set(findersOf.get(word)).add(find))
addHint(findersOf.keys(), hint.name)

/** Titles: text in quotes, and capitalized words after 'watch' or 'read' that include a day ('Friday Night Lights'). */
const quoted = /"[^"\n]{2,60}"|“[^”\n]{2,60}”/g
const titles =
  /\b(?:[Ww]atch|[Rr]ead|[Pp]lay|[Ss]tream|[Ll]isten to|[Dd]ownload)\s+((?:[A-Z][\w'’]*\s+)*(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?(?:\s+(?:[A-Z][\w'’]*|with|of|the|for))*\s+(?!Morning|Evening|Night|Afternoon)[A-Z][\w'’]*)/g

/** Email addresses, UPI IDs and links. */
const addresses = /[\w+-]+(?:[.\d][\w.+-]*)?@[a-z][\w-]*(?:\.[a-z]{2,})+|\w+[.\d][\w.-]*@[a-z]+|https?:\/\/\S+/gi

addHint(['watch', 'read', 'play', 'stream', 'listen', 'download'], hint.media)
addHint(['@', 'http', 'https'], hint.address)
addHint(['"', '“'], hint.quote)

const naming = keySet('day wd WEEKEND feast')
const noFinders: ReadonlySet<FindIn> = new Set()

/** Finds such names in a text. Usually none. */
export const namesIn: FindNames = (text, tokens, hints) => {
  let found = none
  const finders: FindIn[] = []
  let hasToday = false
  let hasWeekday = false
  let hasFeast = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (token.hints & hint.name)
      for (const find of findersOf.get(token.word) ?? noFinders) if (!finders.includes(find)) finders.push(find)
    // Most words are not about a day.
    if (token.keys[0] === 'word' || !hasAny(token, naming)) continue
    const { meaning, keys } = token
    // 'Aaj kal'.
    if (meaning?.day !== undefined) {
      if (meaning.day === 0) hasToday = true
      else if (hasToday && !finders.includes(knownNamesIn)) finders.push(knownNamesIn)
    } else if (meaning?.weekday !== undefined || keys[0] === 'WEEKEND') hasWeekday = true
    else if (keys.includes('feast')) hasFeast = true
  }
  if (hints & hint.address) found = matchesIn(text, addresses)
  for (const find of finders) found = [...found, ...find(text, tokens)]
  if (hasFeast) found = [...found, ...matchesIn(text, feastNames)]
  if (hasWeekday && tokens.some(({ word }) => callers.has(word)))
    found = [...found, ...matchesIn(text, calledByDay), ...matchesIn(text, ownedByDay)]
  if (hasWeekday && endings.test(text)) found = [...found, ...weekdayNames(text, tokens)]
  if (hints & hint.quote) found = [...found, ...[...text.matchAll(quoted)].map(spanOf)]
  if (hints & hint.media && hasWeekday)
    found = [
      ...found,
      ...[...text.matchAll(titles)].map(({ index, 0: whole, 1: title }) => ({
        start: index + whole.length - title!.length,
        end: index + whole.length,
      })),
    ]
  return found
}

function weekdayNames(text: string, tokens: readonly Token[]): Span[] {
  return tokens.flatMap(({ meaning, keys, start, end }) => {
    if (meaning?.weekday === undefined && keys[0] !== 'WEEKEND') return []
    afterWeekday.lastIndex = end
    const match = afterWeekday.exec(text)
    return match ? [{ start, end: end + match[0].length }] : []
  })
}

/** Beginnings of the words that may follow the day in such names. */
const endings =
  /\.[cino]|brand|ser|[mp][aeio][rnt]|mag|moo|edi|epi|sea|tra|nov|tri|fee|tho|mem|gya|ni|naa|nam|ant|lyr|vib|fun|sup|cro|col|ba+z|haat|club|school|express| (?:k|wal)[aie] [adjkmosu]| on [nphzsjy]/i
function matchesIn(text: string, names: RegExp): Span[] {
  let found = none
  names.lastIndex = 0
  // `matchAll` would compile its own copy of the pattern.
  for (let match = names.exec(text); match; match = names.exec(text)) found = [...found, spanOf(match)]
  return found
}
const spanOf = ({ index, 0: { length } }: RegExpMatchArray): Span => ({ start: index!, end: index! + length })
const none: Span[] = []
