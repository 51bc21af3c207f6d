import { isRelative, roles } from '../details/words.ts'
import { namesMedicine } from '../medicine/names-medicine.ts'
import { namesDay } from '../names-day.ts'
import type { Reading } from '../reading.ts'
import { withoutTimes } from './without-times.ts'

/**
 * Phrases that change, cancel or complete a reminder if one of that name exists, and otherwise create one: 'PTM 11:30
 * baje kar do' moves an existing PTM. They are matched against the text without its day and time words.
 *
 * A note about an absent person ('cook kal nahi aayegi') skips only a reminder of exactly that name ('Cook'): otherwise
 * it becomes a reminder.
 */
type Unsure = {
  intent: 'change' | 'cancel' | 'done'
  pattern: RegExp
  /** The change is permanent, so for a repeating reminder all occurrences are offered first. */
  fromNowOn?: true
  /** Applies only with a day: 'doodh nahi hai' is something to buy, 'kal tuition nahi hai' cancels a lesson. */
  withDay?: true
  /** Says that the event is off without mentioning the reminder, so only a title with few other words matches. */
  mainly?: true
  /** Says that somebody does not come, so only a title that is the name matches. */
  only?: true
  /** Also applies with 'har din': all occurrences of a daily reminder are offered first. */
  daily?: true
  /** Applies only to medicines: 'BP ki dawai band kar do', but not 'geyser band kar do'. */
  ofMedicine?: true
}

const noun = '(?:(?:the|my|mera|meri|mere|ki|ka|ke|की|का|के)\\s+)*(?<about>\\S(?:.*?\\S)??)'
const not = '(?:na?hi+n?|nai|नहीं|नही)'
const give = '(?:\\s*(?:do|de|dena|dijiye|lo|लो|दो|देना|दीजिए))?'
const end = '[\\s.!]*$'
const source = (text: string) => new RegExp(text, 'iu')

const phrases: readonly Unsure[] = [
  // 'Aaj sugar ki goli skip'.
  {
    intent: 'cancel',
    pattern: source(
      `^${noun}(?:\\s+(?:ko|को))?\\s+(?:skip|स्किप)(?:\\s+(?:kar|karo|kardo|karna|कर|करो|करना))?${give}${end}`,
    ),
  },
  // 'PTM 11:30 baje kar do', 'PTM ka time badal ke 11:30 karo', 'kal ki PTM parso kar do'.
  {
    intent: 'change',
    daily: true,
    pattern: source(
      `^${noun}(?:\\s+(?:ko|ka|ki|ke|का|की|के))?(?:\\s+(?:time|timing|samay|date|टाइम|समय))?(?:\\s+(?:badal|बदल)\\s*(?:ke|kar|कर|के))?\\s+(?:kar|karo|kardo|rakh|rakho|कर|करो|रख|रखो)${give}${end}`,
    ),
  },
  // 'Tuition ab 5 baje se hogi', 'tuition ka time ab 5 baje hai', 'tuition ki timing 5 baje hai'.
  {
    intent: 'change',
    fromNowOn: true,
    pattern: source(
      `^${noun}(?:\\s+(?:ka|ki|का|की)\\s+(?:time|timing|samay|टाइम|समय))?\\s+(?:ab|अब)(?:\\s+(?:se|ko|pe|से|को))*(?:\\s+(?:hogi|hoga|honge|hai|hain|rahegi|rahega|aayegi|aayega|denge|lenge|karenge|jayenge|kha+ye?nge|होगी|होगा|है|रहेगी|आएगा|आएगी|देंगे|लेंगे|करेंगे))?${end}`,
    ),
  },
  {
    intent: 'change',
    pattern: source(
      `^${noun}\\s+(?:ka|ki|का|की)\\s+(?:time|timing|samay|टाइम|समय)\\s+(?:hai|hoga|hogi|है|होगा|होगी)${end}`,
    ),
  },
  // 'PTM ka time 11 baje ho gaya'.
  {
    intent: 'change',
    pattern: source(
      `^${noun}\\s+(?:ka|ki|का|की)\\s+(?:time|timing|samay|टाइम|समय)(?:\\s+(?:ab|badal|change|अब|बदल)(?:\\s*(?:ke|kar|के|कर))?)*\\s+(?:ho\\s*ga?y[ai]|kar\\s*di?y?a|हो गया|कर दिया)(?:\\s+(?:hai|h|है))?${end}`,
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
  // 'Aaj gym nahi jana', 'raat ki dawai nahi deni', 'class cancel ho gayi'.
  {
    intent: 'cancel',
    mainly: true,
    pattern: source(
      `^${noun}(?:\\s+(?:ko|को))?\\s+${not}\\s+(?:hoga|hogi|honge|jana|jaana|jaunga|jaungi|jayenge|ja rah[aei]|होगा|होगी|जाना|जाऊंगा|जाऊंगी)(?:\\s+(?:hai|hain|है|हैं))?${end}`,
    ),
  },
  {
    intent: 'cancel',
    mainly: true,
    withDay: true,
    pattern: source(
      `^${noun}(?:\\s+(?:ko|को))?\\s+${not}\\s+(?:(?:de|le|kha+|pi+|pila+|kar|chala+|la+|laga+)n[aei]|[दल]ेन[ाी]|खान[ाी]|करन[ाी]|चलान[ाी])(?:\\s+(?:hai|hain|है|हैं))?${end}`,
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
      `^${noun}\\s+(?:(?:is not|isn['’]?t|are not|aren['’]?t|not) happening|(?:won['’]?t|will not|can['’]?t|cannot) happen)${end}`,
    ),
  },
  {
    intent: 'cancel',
    mainly: true,
    withDay: true,
    pattern: source(`^${noun}\\s+${not}(?:\\s+(?:hai|hain|h|है|हैं))?${end}`),
  },
  { intent: 'cancel', mainly: true, pattern: source(`^(?:no|not)\\s+${noun}${end}`) },
  { intent: 'cancel', mainly: true, pattern: source(`^${noun}\\s+not${end}`) },
  // 'Kamwali bai kal nahi aayegi', 'cook aaj chhutti par hai', 'kal tuition ki chhutti hai', 'cook won't come tomorrow'.
  {
    intent: 'cancel',
    only: true,
    withDay: true,
    pattern: source(
      `^${noun}\\s+${not}\\s+(?:aa?yeg[aie]|aa?yenge|aaeg[aie]|aaenge|aa\\s*(?:rah[aei]|pa+yeg[ai])|aan[aei](?:\\s*wal[aie])?|आएग[ाी]|आयेग[ाी]|आएंगे|आ\\s*रह[ाीे])(?:\\s+(?:hai|hain|h|है|हैं))?${end}`,
    ),
  },
  {
    intent: 'cancel',
    only: true,
    withDay: true,
    pattern: source(
      `^${noun}\\s+(?:(?:chh?utt?i|leave|छुट्टी)\\s+(?:par|pe|per|pr|mein|me|पर|में)|ki\\s+chh?utt?i|की\\s+छुट्टी)(?:\\s+(?:hai|hain|h|rahegi|rahega|hog[ai]|honge|है|हैं|रहेग[ाी]|होग[ाी]))?${end}`,
    ),
  },
  {
    intent: 'cancel',
    only: true,
    withDay: true,
    pattern: source(
      `^${noun}\\s+(?:(?:is\\s+|will be\\s+)?on\\s+(?:leave|chh?utt?i)|(?:is not|isn['’]?t|not)\\s+coming|(?:won['’]?t|will not|can['’]?t|cannot)\\s+come)${end}`,
    ),
  },
  // 'BP ki dawai band kar do', 'stop Crocin'.
  {
    intent: 'cancel',
    fromNowOn: true,
    ofMedicine: true,
    pattern: source(
      `^${noun}(?:\\s+(?:ko|ab|ab se|को|अब|अब से))*\\s+(?:band|bandh|stop|बंद)(?:\\s+(?:kar|karo|kardo|hai|कर|करो|है))*${give}${end}`,
    ),
  },
  {
    intent: 'cancel',
    fromNowOn: true,
    ofMedicine: true,
    pattern: source(`^(?:stop(?:\\s+(?:taking|giving))?|no more|discontinue)\\s+${noun}${end}`),
  },
  // 'Motor chala di', 'doodh utar diya', 'mutton le aaye', 'gas aa gayi'.
  {
    intent: 'done',
    pattern: source(
      `^(?:maine |मैंने )?${noun}(?:\\s+(?:ko|को))?\\s+(?:(?:le|kar|de|bhar|rakh|mila|dikha|ho|ले|कर|दे)\\s+(?:aa?y[aei]|aae|aaye|aa gay[aei]|आए|आया|आयी|आई)|(?:aa|mil)\\s*ga?y[aei]|आ गय[ाेी]|आ गई|मिल गय[ाेी]|मिल गई)(?:\\s+(?:hai|hain|hoon|hun|h|है|हैं|हूं))?${end}`,
    ),
  },
  {
    intent: 'done',
    pattern: source(
      `^(?:maine |मैंने )?${noun}(?:\\s+(?:ko|को))?\\s+(?!\\d|(?:k|ka|ki|ke|ko|pe|par|me|mein|se|the|ne|का|की|के|को|में|पर|से|ने)\\s)\\S+\\s+(?:diya|di|diye|liya|li|liye|chuka|chuki|chuke|दिया|दी|दिए|लिया|ली|लिए|चुका|चुकी)(?:\\s+(?:hai|hain|hoon|hun|h|है|हैं|हूं))?${end}`,
    ),
  },
]

/**
 * Separates the wrong value from the right one: 'thursday nahi friday', '10:30 ki jagah 11:30'. In English the right
 * value comes first.
 */
const rightAfter = source(`\\s(?:${not}|ki jagah|ki jagh|ke bajaye|ke bajay|की जगह|के बजाय)[\\s,]+(?=\\S)`)
const rightBefore = source('\\s(?:,\\s*)?(?:not|instead of|rather than)\\s+(?:at |on )?(?=\\S)')
const isGoing = source(
  '(?:^|\\s)(?:ko|को|aayeg[ai]|ayeg[ai]|aayenge|hog[ai]|honge|hai|hain|aa rah[aei]|kar do|आएग[ाी]|होग[ाी]|है|हैं)[\\s.!]*$',
)

export type UnsureIntent = {
  intent: Unsure['intent']
  about: string
  reading: Reading
  fromNowOn?: true
  mainly?: true
  only?: true
}
type Read = (text: string) => Reading

/**
 * Returns what a sentence may do to an existing reminder, and the words that name it; null if it can only create one.
 *
 * @param bare the text without its day and time words.
 */
export function unsureIntent(text: string, bare: string, reading: Reading, read: Read): UnsureIntent | null {
  const corrected = reading.recurrence ? null : correctedIn(text, reading, read)
  if (corrected) return corrected
  for (const { intent, pattern, fromNowOn, withDay, mainly, only, daily, ofMedicine } of phrases) {
    const about = pattern.exec(bare)?.groups?.about
    if (about === undefined || (withDay && !namesDay(reading))) continue
    const { recurrence, spans, timeDefaulted } = reading
    // 'Har din bachchon ko uthana 6 baje kar do'.
    const isDaily = daily && recurrence === 'FREQ=DAILY' && !timeDefaulted
    if (recurrence !== null && !isDaily) continue
    if (intent === 'change' && spans.length === 0) continue
    if (intent === 'done' && spans.length > 0 && !timeDefaulted) continue
    if (ofMedicine && (!namesMedicine(about) || namesDay(reading))) continue
    if (mainly && namesSomebody(about)) continue
    // 'Cook 2 se 4 dec tak nahi aayegi'.
    if (only && reading.lastDay !== undefined) continue
    const staysSo = (fromNowOn && !namesDay(reading)) || isDaily
    return {
      intent,
      about,
      reading,
      ...(mainly && { mainly }),
      ...(only && { only }),
      ...(staysSo && { fromNowOn: true }),
    }
  }
  return null
}

/** Whether a phrase names a person who is absent: 'Shanti bai kal nahi hai', 'no cook tomorrow'. */
const namesSomebody = (about: string): boolean => {
  const words = about.split(/\s+/)
  return words.some((word) => roles.test(word)) || (words.length < 3 && words.some((word) => isRelative.test(word)))
}

/**
 * Reads a correction: 'plumber thursday nahi friday ko aayega', 'PTM 10:30 ki jagah 11:30 baje', 'meeting at 4 not 3'.
 * Null if there is none.
 */
function correctedIn(text: string, whole: Reading, read: Read): UnsureIntent | null {
  const hindi = rightAfter.exec(text)
  const match = hindi ?? rightBefore.exec(text)
  if (!match) return null
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  const [first, second] = [read(before), read(after)]
  const [right, wrong] = hindi ? [second, { query: before, ...first }] : [first, { query: after, ...second }]
  if (right.spans.length === 0 || (wrong.spans.length === 0 && !/\d/.test(wrong.query))) return null
  const name = withoutTimes(before, first).replace(/\s\d+$/, '')
  const about = /\p{L}/u.test(name) && !source(`^${not}$`).test(name) ? name : withoutTimes(after, second)
  return {
    intent: 'change',
    about: about.replace(isGoing, '').replace(isGoing, ''),
    reading: hindi && whole.date !== null ? whole : right,
  }
}
