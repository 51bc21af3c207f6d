import { namesDay } from '../names-day.ts'
import type { Reading } from '../reading.ts'
import { withoutTimes } from './without-times.ts'

/**
 * Phrases that change or cancel a reminder if there is one of that name, and else are a new one: 'PTM 11:30 baje kar do' moves
 * the PTM that is on the list. They are compared with the text without its words for day and time.
 */
type Unsure = {
  intent: 'change' | 'cancel'
  pattern: RegExp
  /** It stays so: all of a repeating reminder are meant first. */
  fromNowOn?: true
  /** Only with a day: 'doodh nahi hai' is something to buy, 'kal tuition nahi hai' one lesson less. */
  withDay?: true
}

const noun = '(?:(?:the|my|mera|meri|mere|ki|ka|ke|की|का|के)\\s+)*(?<about>\\S(?:.*?\\S)??)'
const not = '(?:na?hi+n?|nai|नहीं|नही)'
const give = '(?:\\s*(?:do|de|dena|dijiye|lo|लो|दो|देना|दीजिए))?'
const end = '[\\s.!]*$'
const source = (text: string) => new RegExp(text, 'iu')

const phrases: readonly Unsure[] = [
  // 'PTM 11:30 baje kar do', 'PTM ka time badal ke 11:30 karo', 'kal ki PTM parso kar do'.
  {
    intent: 'change',
    pattern: source(
      `^${noun}(?:\\s+(?:ko|ka|ki|ke|का|की|के))?(?:\\s+(?:time|timing|samay|date|टाइम|समय))?(?:\\s+(?:badal|बदल)\\s*(?:ke|kar|कर|के))?\\s+(?:kar|karo|kardo|rakh|rakho|कर|करो|रख|रखो)${give}${end}`,
    ),
  },
  // 'Tuition ab 5 baje se hogi', 'tuition ka time ab 5 baje hai', 'tuition ki timing 5 baje hai'.
  {
    intent: 'change',
    fromNowOn: true,
    pattern: source(
      `^${noun}(?:\\s+(?:ka|ki|का|की)\\s+(?:time|timing|samay|टाइम|समय))?\\s+(?:ab|अब)(?:\\s+(?:se|ko|pe|से|को))*\\s+(?:hogi|hoga|honge|hai|hain|rahegi|rahega|aayegi|aayega|होगी|होगा|है|रहेगी|आएगा|आएगी)?${end}`,
    ),
  },
  {
    intent: 'change',
    pattern: source(
      `^${noun}\\s+(?:ka|ki|का|की)\\s+(?:time|timing|samay|टाइम|समय)\\s+(?:hai|hoga|hogi|है|होगा|होगी)${end}`,
    ),
  },
  // 'PTM postpone ho gayi'.
  {
    intent: 'change',
    pattern: source(
      `^${noun}\\s+(?:postpone|prepone|reschedule|shift|move|change|delay|badal|शिफ्ट|पोस्टपोन|बदल)(?:\\s+(?:ho|हो))?\\s*(?:ga?y[aei]|गया|गई|गयी)(?:\\s+(?:hai|है))?(?:\\s+(?:ko|को))?${end}`,
    ),
  },
  // 'Dentist is now at 5', 'class got shifted to Friday', 'make dentist 6', 'dentist at 6 instead'.
  {
    intent: 'change',
    fromNowOn: true,
    pattern: source(`^${noun}\\s+(?:is |are |will be )?now(?:\\s+(?:at|on|from|to))*${end}`),
  },
  {
    intent: 'change',
    pattern: source(
      `^${noun}\\s+(?:is |are |was |got |has been |have been )?(?:moved|shifted|postponed|preponed|rescheduled|delayed|pushed)(?:\\s+(?:to|till|until|from|by|on|at))*${end}`,
    ),
  },
  { intent: 'change', pattern: source(`^make\\s+${noun}(?:\\s+(?:at|on|to|for))?(?:\\s+instead)?${end}`) },
  { intent: 'change', pattern: source(`^${noun}(?:\\s+(?:at|on))?\\s+instead(?:\\s+of)?${end}`) },
  // 'Plumber nahi aayega', 'aaj gym nahi jana', 'class cancel ho gayi'.
  {
    intent: 'cancel',
    pattern: source(
      `^${noun}(?:\\s+(?:ko|को))?\\s+${not}\\s+(?:aayega|aayegi|aayenge|ayega|ayegi|aa rah[aei]|aana|hoga|hogi|honge|jana|jaana|jaunga|jaungi|jayenge|ja rah[aei]|आएगा|आएगी|आएंगे|आ रह[ाेी]|होगा|होगी|जाना|जाऊंगा|जाऊंगी)(?:\\s+(?:hai|hain|है|हैं))?${end}`,
    ),
  },
  {
    intent: 'cancel',
    pattern: source(
      `^${noun}\\s+(?:cancel|canceled|cancelled|radd|कैंसिल|रद्द)\\s+(?:ho|हो)\\s*(?:ga?y[aei]|गया|गई|गयी)(?:\\s+(?:hai|है))?${end}`,
    ),
  },
  {
    intent: 'cancel',
    pattern: source(
      `^${noun}\\s+(?:is |got |has been |was )?(?:cancelled|canceled|called off|off|not happening)${end}`,
    ),
  },
  {
    intent: 'cancel',
    pattern: source(
      `^${noun}\\s+(?:(?:is not|isn['’]?t|are not|aren['’]?t|not) (?:coming|going|happening)|(?:won['’]?t|will not|can['’]?t|cannot) (?:come|be coming|happen|be there))${end}`,
    ),
  },
  { intent: 'cancel', withDay: true, pattern: source(`^${noun}\\s+${not}\\s+(?:hai|hain|h|है|हैं)${end}`) },
  { intent: 'cancel', pattern: source(`^(?:no|not)\\s+${noun}${end}`) },
  { intent: 'cancel', pattern: source(`^${noun}\\s+not${end}`) },
]

/** Between what is wrong and what is right: 'thursday nahi friday', '10:30 ki jagah 11:30'; in English the right comes first. */
const rightAfter = source(`\\s(?:${not}|ki jagah|ki jagh|ke bajaye|ke bajay|की जगह|के बजाय)[\\s,]+(?=\\S)`)
const rightBefore = source('\\s(?:,\\s*)?(?:not|instead of|rather than)\\s+(?:at |on )?(?=\\S)')
const isGoing = source(
  '(?:^|\\s)(?:ko|को|aayeg[ai]|ayeg[ai]|aayenge|hog[ai]|honge|hai|hain|aa rah[aei]|kar do|आएग[ाी]|होग[ाी]|है|हैं)[\\s.!]*$',
)

export type UnsureIntent = { intent: 'change' | 'cancel'; about: string; reading: Reading; fromNowOn?: true }
type Read = (text: string) => Reading

/**
 * What a sentence may do to a reminder that is there, with the words that name it; null where it can only be a new one.
 *
 * @param bare the text without its words for day and time.
 */
export function unsureIntent(text: string, bare: string, reading: Reading, read: Read): UnsureIntent | null {
  const corrected = reading.recurrence ? null : correctedIn(text, reading, read)
  if (corrected) return corrected
  for (const { intent, pattern, fromNowOn, withDay } of phrases) {
    const about = pattern.exec(bare)?.groups?.about
    if (withDay && !namesDay(reading)) continue
    if (about === undefined || (intent === 'change' && (reading.spans.length === 0 || reading.recurrence))) continue
    return { intent, about, reading, ...(fromNowOn && !namesDay(reading) && { fromNowOn }) }
  }
  return null
}

/** 'Plumber thursday nahi friday ko aayega', 'PTM 10:30 ki jagah 11:30 baje', 'meeting at 4 not 3'. */
function correctedIn(text: string, whole: Reading, read: Read): UnsureIntent | null {
  const hindi = rightAfter.exec(text)
  const match = hindi ?? rightBefore.exec(text)
  if (!match) return null
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  const [first, second] = [read(before), read(after)]
  const [right, wrong] = hindi ? [second, { said: before, ...first }] : [first, { said: after, ...second }]
  if (right.spans.length === 0 || (wrong.spans.length === 0 && !/\d/.test(wrong.said))) return null
  const name = withoutTimes(before, first).replace(/\s\d+$/, '')
  const about = /\p{L}/u.test(name) && !source(`^${not}$`).test(name) ? name : withoutTimes(after, second)
  return {
    intent: 'change',
    about: about.replace(isGoing, '').replace(isGoing, ''),
    reading: hindi && whole.date !== null ? whole : right,
  }
}
