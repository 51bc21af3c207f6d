import type { Span } from '../reading.ts'

/** Names and greetings that contain a word for a day or a part of it; 'aaj kal' is nowadays, but 'aaj kal mein' is soon. */
const names =
  /\b(?:kal ho na+ ho|a+j kal(?! m)|kal ?nirnay|aaj tak (?:channel|news)|raat rani|sha+m lal|bhor singh|sunday times|shubh ra+tri|\w+va+r vrat katha|kal,? a+j aur kal|abhi na jao|wednesday addams|friday night lights|sunday suspense|saturday night live|black friday (?:sale|deals?)|freaky friday|man friday|ruby tuesday|monday blues)\b|कल हो ना हो|शुभ रात्रि/gi

/**
 * A weekday inside a name: a market or a part of a town ('Friday Mart', 'Budhwar Peth', 'som bazaar'), an address ('monday.com'),
 * and things that are for a day or come on it ('Sunday ke kapde', 'Sunday ka akhbar'), which name no day on which to do it.
 */
const weekdayNames =
  /\b(?:\w+day|\w+va+r|\w+wa+r|som|mangal|budh|guru|shukra?|shani|itv?a+r)(?:\.(?:com|in|org|net|io|co)\b|s? (?:mart|ba+za+r|haat|peth|mandi|club|school|express|mirror|motivation|mantra|funday|magazine|edition)\b| (?:k[aie]|wal[aie]) (?:kapd|joo?t|akhba|paper\b|dress|uniform|saree|kurt|menu|special\b|sabzi|offer)\w*)/gi

/** Titles: what is in quotes, and capitalized words after 'watch' or 'read' that go on after a day ('Friday Night Lights'). */
const quoted = /"[^"\n]{2,60}"|“[^”\n]{2,60}”/g
const titles =
  /\b(?:[Ww]atch|[Rr]ead|[Pp]lay|[Ss]tream|[Ll]isten to|[Dd]ownload)\s+((?:[A-Z][\w'’]*\s+)*(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?(?:\s+(?:[A-Z][\w'’]*|with|of|the|for))*\s+(?!Morning|Evening|Night|Afternoon)[A-Z][\w'’]*)/g

/** Where such names are in a text. Usually nowhere. */
export function namesIn(text: string): Span[] {
  const found = [...matchesIn(text, names), ...(endings.test(text) ? matchesIn(text, weekdayNames) : none)]
  if (!capitals.test(text)) return found
  return [
    ...found,
    ...[...text.matchAll(quoted)].map(spanOf),
    ...[...text.matchAll(titles)].map(({ index, 0: whole, 1: title }) => ({
      start: index + whole.length - title!.length,
      end: index + whole.length,
    })),
  ]
}

const capitals = /["“]|(?:watch|read|play|stream|listen to|download) .*day/i
/** How names of `weekdayNames` go on after the day. */
const endings = /\.[cino]|[mp][aeio][rnt]|mag|edi|fun|ba+z|haat|club|school|express| (?:k|wal)[aie] [adjkmosu]/i
const matchesIn = (text: string, names: RegExp): Span[] =>
  text.search(names) < 0 ? none : [...text.matchAll(names)].map(spanOf)
const spanOf = ({ index, 0: { length } }: RegExpMatchArray): Span => ({ start: index!, end: index! + length })
const none: Span[] = []
