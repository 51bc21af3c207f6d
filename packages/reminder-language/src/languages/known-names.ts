import type { Span } from '../reading.ts'
import { addHint, hint } from '../tokens/hints.ts'
import type { FindNames } from '../tokens/names.ts'

/**
 * Names, titles and greetings that contain a word for a day or a part of it. 'Aaj kal' is nowadays, but 'aaj kal mein' is
 * soon. Loaded beside the reader (beside.ts).
 */
const knownNames =
  /\b(?:kal ho na+ ho|a+j kal(?! m)|kal ?nirnay|aaj tak (?:channel|news)|raat rani|sha+m lal|bhor singh|sunday times|shubh ra+tri|\w+va+r vrat katha|kal,? a+j aur kal|abhi na jao|wednesday addams|friday night lights|sunday suspense|saturday night (?:live|fever)|black friday (?:sale|deals?)|freaky friday|friday the 13th|man friday|ruby tuesday|monday blues|sunday bloody sunday|tuesdays with morrie|a wednesday(?= (?:film|movie))|the day after tomorrow (?:film|movie)|before (?:sunrise|sunset|midnight) (?:film|movie)|midnight in paris|midnight'?s children|raat akeli hai|raat pashmine ki|aaj ki ra+t (?:gana|gaana|song)|subah ka bhula|sha+m e \w+|abhi na+ ja+o|abhi to+h? party|wake me up when september ends|november rain|summer of 69|500 days of summer|twelve angry men|kabhi kabhi|bees saal baad (?:film|movie|horror|serial)|do din ki (?:chandni|baat|zindagi)|do cha+r din ki|cha+r din ki (?:chandni|zindagi)|din dha+l ja+ye|good morning america|roz roz aankhon|kal kya hoga|aaj k[aie] (?:panchang|vichar|suvichar|rashifal|khabar|taaza|ta+ja|mausam|bha+v|rate|thought)|today'?s (?:special|thought|horoscope|quote)|(?:john|matthew|mark|luke|acts|romans|genesis|exodus|psalms?|proverbs|corinthians|isaiah|hebrews|james|gita|surah|quran|ayah?) \d+:\d+)\b|आज का (?:विचार|पंचांग|राशिफल|सुविचार|मौसम|भाव)|आज की ताज़?ा|रात ?रानी|कल हो ना हो|शुभ रात्रि|शुभ दीपावली|चार दिन की/gi

/** Of each known name a word; 'aaj kal' is seen without. */
const tellingWords =
  'na naa nirnay kalnirnay channel news rani lal singh times raatri ratri katha jao jaao addams lights suspense live fever sale deal deals freaky friday man ruby blues bloody morrie film movie paris children akeli pashmine gana gaana song bhula e party september rain summer angry kabhi horror serial chandni baat zindagi ki din dhal dhaal america aankhon hoga panchang vichar suvichar rashifal khabar taaza taja mausam bhav bhaav rate thought special horoscope quote john matthew mark luke acts romans genesis exodus psalm psalms proverbs corinthians isaiah hebrews james gita surah quran ayah ayat शुभ ना चार रानी रातरानी विचार पंचांग राशिफल सुविचार मौसम भाव ताजा'

/**
 * A weekday inside a name: a market or a part of a town ('Friday Mart', 'Budhwar Peth', 'som bazaar'), an address ('monday.com'),
 * and things that are for a day or come on it ('Sunday ke kapde', 'Sunday ka akhbar'), which name no day on which to do it.
 */
const weekdayNames =
  /\b(?:\w+day|weekend|\w+va+r|\w+wa+r|som|mangal|budh|guru|shukra?|shani|itv?a+r)(?:\.(?:com|in|org|net|io|co)\b|s? (?:mart|ba+za+r|haat|peth|mandi|club|school|express|mirror|motivation|mantra|funday|magazine|edition|supplement|crossword|column)\b| (?:k[aie]|wal[aie]) (?:kapd|joo?t|akhba|paper\b|dress|uniform|saree|kurt|menu|special\b|sabzi|offer)\w*)/gi

addHint(tellingWords.split(' '), hint.name)

/** Titles: what is in quotes, and capitalized words after 'watch' or 'read' that go on after a day ('Friday Night Lights'). */
const quoted = /"[^"\n]{2,60}"|“[^”\n]{2,60}”/g
const titles =
  /\b(?:[Ww]atch|[Rr]ead|[Pp]lay|[Ss]tream|[Ll]isten to|[Dd]ownload)\s+((?:[A-Z][\w'’]*\s+)*(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?(?:\s+(?:[A-Z][\w'’]*|with|of|the|for))*\s+(?!Morning|Evening|Night|Afternoon)[A-Z][\w'’]*)/g

/** Mail addresses and what money is paid to, and links. */
const addresses = /[\w+-]+(?:[.\d][\w.+-]*)?@[a-z][\w-]*(?:\.[a-z]{2,})+|\w+[.\d][\w.-]*@[a-z]+|https?:\/\/\S+/gi

addHint(['watch', 'read', 'play', 'stream', 'listen', 'download'], hint.media)
addHint(['@', 'http', 'https'], hint.address)
addHint(['"', '“'], hint.quote)

/** Where such names are in a text. Usually nowhere. */
export const namesIn: FindNames = (text, tokens, hints) => {
  let found = none
  let hasName = (hints & hint.name) > 0
  let hasToday = false
  let hasWeekday = false
  for (const { meaning, keys } of tokens) {
    // 'Aaj kal'.
    if (meaning?.day !== undefined) {
      if (meaning.day === 0) hasToday = true
      else if (hasToday) hasName = true
    } else if (meaning?.weekday !== undefined || keys[0] === 'WEEKEND') hasWeekday = true
  }
  if (hints & hint.address) found = matchesIn(text, addresses)
  if (hasName) found = [...found, ...matchesIn(text, knownNames)]
  if (hasWeekday && endings.test(text)) found = [...found, ...matchesIn(text, weekdayNames)]
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

/** How names of `weekdayNames` go on after the day. */
const endings =
  /\.[cino]|[mp][aeio][rnt]|mag|edi|fun|sup|cro|col|ba+z|haat|club|school|express| (?:k|wal)[aie] [adjkmosu]/i
const matchesIn = (text: string, names: RegExp): Span[] =>
  text.search(names) < 0 ? none : [...text.matchAll(names)].map(spanOf)
const spanOf = ({ index, 0: { length } }: RegExpMatchArray): Span => ({ start: index!, end: index! + length })
const none: Span[] = []
