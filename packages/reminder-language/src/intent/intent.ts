import { parseReminder } from '../index.ts'
import { namesMedicine } from '../medicine/names-medicine.ts'
import type { Options, Reading } from '../reading.ts'
import { type MovedTo, movedToHour } from './bare-hour.ts'
import { leadRequest } from './lead-request.ts'
import { withoutParts } from './parts.ts'
import { unsureIntent } from './unsure.ts'
import { withoutTimes } from './without-times.ts'

/**
 * The purpose of a sentence: to create a reminder, to ask a question, or to change, cancel or complete an existing
 * reminder.
 */
export type Intent = 'create' | 'ask' | 'change' | 'cancel' | 'done'

/**
 * A sentence and its intent. `about` holds the words that name an existing reminder ('gym' of 'cancel gym tomorrow';
 * empty if a question is about all), to be matched against titles by `matches`. `reading` holds the day and time in the
 * sentence: for a question the day asked about, for a change the new one, otherwise the day of the occurrence.
 */
export type Request = {
  intent: Intent
  about: string
  reading: Reading
  /** For a change by a duration ('postpone by an hour'): minutes later, or earlier if negative. */
  later?: number
  /** For a change of the lead time only ('remind me 15 min before school bus'): minutes in advance. */
  lead?: number
  /** For 'create': the request it becomes if a reminder of that name exists (see `settled`). */
  perhaps?: Request
  /** The change is permanent, so for a repeating reminder all occurrences are offered first. */
  fromNowOn?: true
  /** Matches only a reminder whose title contains little else. */
  mainly?: true
  /** The whole sentence, to rank titles that match `about` equally well. */
  said?: string
}

type Phrase = {
  intent: Exclude<Intent, 'create'>
  pattern: RegExp
  /** Applies only with a duration: 'push gym by an hour'. */
  byLength?: true
}

const polite = '(?:(?:hey|ok|okay|please|pls|plz|can you|could you|kindly|zara|bhai|yaar|just)[\\s,]+)*'
const the = '(?:(?:my|the|mera|meri|mere|us|is|wo|woh|that|this)\\s+)?'
const reminder =
  '(?:\\s+(?:wala|wali|wale|ka|ki|ke|का|की|वाला|वाली))?(?:\\s+(?:reminder|alarm|task|event|रिमाइंडर|अलार्म))?(?:\\s+ko)?'
const noun = '(?<about>\\S(?:.*?\\S)??)'
const end = '[\\s.!]*$'
const week =
  '(?:(?:is|agle|this|next|इस|अगले)\\s+(?:hafte|saptah|mahine|week|month|weekend|हफ्ते|हफ़्ते|महीने)\\s+(?:mein |me |ka |ki |ke )?)?'
const source = (text: string) => new RegExp(text, 'iu')

/**
 * Patterns in order of priority; the first match wins. They are matched against the text without its day and time
 * words, so that 'cancel gym tomorrow' becomes 'cancel gym'. Sentences about something other than a reminder ('cancel
 * Netflix subscription') are filtered out by `isTask`.
 */
const phrases: readonly Phrase[] = [
  // Questions.
  {
    intent: 'ask',
    pattern: source(
      `^${polite}(?:what(?:'s| is| are| do| all do| all| else)?|whats|which|show|list|tell me|any|anything|do i have|am i|how many|is there|kya kya|kya|kab|kitne|kaunse?|dikhao|batao)(?!\\S)(?:.*\\b(?:(?:do )?(?:i|we) have|i've|my|on|due|plans?|planned|schedule[d]?|agenda|reminders?|tasks?|free|busy|to do|todo|pending|left|happening|coming up|hai|hain|for|dikhao|batao|is|next)(?!\\S).*|(?: (?:i|we|me))?[\\s?]*)$`,
    ),
  },
  {
    intent: 'ask',
    pattern: source(
      `^${week}(?:mera |mere |meri |aur |mu?jh?e |मुझे |हमें |मेरा )*(?:din )?(?:ka |ki |ke |ko |mein |me )?(?:kya|kaunsa|kaunse|kitne|kab|koi|क्या|कब|कितने|कौन)(?: kya| क्या)?(?:\\s+(?!(?:hai|hain|है|हैं)\\s)\\S+){0,4}\\s*(?:hai|hain|h|है|हैं|karna hai|करना है)?[\\s?]*$`,
    ),
  },
  {
    intent: 'ask',
    pattern: source(
      `^${week}(?:mera |meri |mere |my |ka |ki |ke )*(?:schedule|agenda|plans|reminders|tasks)(?: (?:kya hai|dikhao|batao|batado|dikha do|please))?[\\s?]*$`,
    ),
  },
  { intent: 'ask', pattern: source(`^(?:when(?:'s| is| do i| did i)|what time is)\\s+${the}${noun}[\\s?]*$`) },
  { intent: 'ask', pattern: source(`^${polite}(?:do|have) i (?:have|got)\\b.*$`) },
  {
    intent: 'ask',
    pattern: source(
      `^${noun}\\s+(?:kab|when|kitne baje|कब|कितने बजे)(?:\\s+(?:\\S+n[aei]|\\S+न[ाेी])(?=\\s))?(?:\\s+(?:hai|hain|h|है|हैं|tha|thi))?[\\s?]*$`,
    ),
  },

  {
    intent: 'ask',
    pattern: source(
      `^${polite}(?:is|are) there (?:anything|something|any (?:reminders?|plans?|meetings?|tasks?))(?: (?:on|for|planned|due|scheduled))?[\\s?]*$`,
    ),
  },

  // Done.
  {
    intent: 'done',
    pattern: source(
      `^(?:i(?:'ve| have)? )?(?:already |just )?(?:paid|bought|sent|called|booked|submitted|ordered|collected|picked up|renewed|took|taken)\\s+(?:all )?(?:the|my|his|her|our)\\s+${noun}${end}`,
    ),
  },
  {
    intent: 'done',
    pattern: source(
      `^${polite}(?:(?:i(?:'ve|'m| have| am)? )?(?:already )?(?:done|finished|completed|through)(?: with)?|mark(?: off)?|tick(?: off)?|check off|complete|finish)\\s+${the}${noun}?(?:\\s+(?:as )?(?:done|complete|completed|finished|paid|bought|sent|read))?${end}`,
    ),
  },
  {
    intent: 'done',
    pattern: source(
      `^(?!.*\\s(?:time|timing|samay|टाइम|समय)(?:\\s+(?:ab|badal|change|अब|बदल)\\S*(?:\\s+(?:ke|kar))?)?\\s+(?:ho|हो))(?!(?:check|ask|see|confirm|find|ensure|make|verify|tell|dekh|pu?oo?ch)\\w*\\s)(?!.*\\s(?:cancel|radd|postpone|prepone|reschedule|shift|delay|कैंसिल|रद्द|शिफ्ट|पोस्टपोन)\\s)${the}${noun}(?: (?:is|are|was))?\\s+(?:done|finished|completed|over|ho gaya|ho gayi|ho gaye|hogaya|hogayi|hogya|ho chuka|हो गया|हो गई|हो गयी)(?: (?:hai|है))?${end}`,
    ),
  },
  {
    intent: 'done',
    pattern: source(
      `^(?:maine |मैंने )?${noun}\\s+(?:ko |ka |ki )?(?:(?:kar|le|de|bhar|bhej|kha|pi|la|bana|utha|rakh|pay|call|order|book|dekh|padh|likh|mil|ja|dho)\\s*(?:\\s(?:kar|de|le))?\\s*(?:liya|li|liye|diya|di|diye|chuka|chuki|aaya|aayi|gaya|gayi)|(?:कर|ले|दे|भर|भेज|खा|पी|बना|ला)\\s*(?:लिया|ली|लिए|दिया|दी|चुका|चुकी|आया))(?: (?:hai|hoon|hun|है|हूं))?${end}`,
    ),
  },

  // Cancel.
  {
    intent: 'cancel',
    pattern: source(
      `^${polite}(?:cancel|delete|remove|drop|forget|skip|clear|scrap|get rid of|stop reminding me (?:about|to|of|for)|don'?t remind me (?:about|to|of|for)|no need to remind me (?:about|to|of|for))\\s+(?:about\\s+)?${the}(?:reminder\\s+(?:for|to|about|of)\\s+)?${noun}${reminder}${end}`,
    ),
  },
  {
    intent: 'cancel',
    pattern: source(
      `^${noun}(?:\\s+(?:wala|wali|wale|ka|ki|ko|का|की|को|वाला|वाली))?(?:\\s+(?:reminder|alarm|task|रिमाइंडर|अलार्म))?(?:\\s+(?:ko|को))?\\s+(?:cancel|delete|remove|hata|hatao|mita|radd|rehne|कैंसिल|रद्द|डिलीट|हटा|हटाओ|मिटा|रहने)(?:\\s*(?:kar|कर))?(?:\\s*(?:do|de|dena|dijiye|karo|kardo|kar do|karna|na|दो|देना|करो|दीजिए))*${end}`,
    ),
  },

  {
    intent: 'cancel',
    pattern: source(
      `^${noun}(?:\\s+(?:wala|wali|wale|ka|ki|का|की|वाला|वाली))?\\s+(?:reminder|alarm|रिमाइंडर|अलार्म)(?:\\s+(?:ko|को))?\\s+(?:band|off|stop|बंद)(?:\\s*(?:kar|कर))?(?:\\s*(?:do|de|dena|dijiye|karo|kardo|दो|देना|करो|दीजिए))*${end}`,
    ),
  },

  // Change.
  {
    intent: 'change',
    pattern: source(`^${polite}(?:push|move|shift|extend|hold)\\s+${the}${noun}${reminder}${end}`),
    byLength: true,
  },
  {
    intent: 'change',
    pattern: source(
      `^${noun}\\s+(?:wala|wali|wale|वाला|वाली)\\s+(?:kaam|reminder|काम|रिमाइंडर)(?:\\s+(?:ko|pe|par|को|पर))*\\s+(?:daal|dal|rakh|kar|डाल|रख|कर)\\s*(?:do|de|dena|dijiye|lo|दो|देना|दीजिए|लो)?${end}`,
    ),
  },
  {
    intent: 'change',
    pattern: source(
      `^${polite}(?:reschedule|postpone|push back|prepone|bring forward|delay|snooze)\\s+${the}(?:(?:time|date|day|reminder|timing) (?:of|for)\\s+)?${noun}${reminder}(?:\\s+(?:to|for|by|till|until|from|on|at))*${end}`,
    ),
  },
  // 'Move dentist to 4 pm'; 'move furniture on Sunday' is a task.
  {
    intent: 'change',
    pattern: source(
      `^${polite}(?:move|shift|push|change|update)\\s+(?!to\\b)${the}(?:(?:time|date|day|reminder|timing) (?:of|for)\\s+)?${noun}${reminder}(?:\\s+(?:from|to))*\\s+to${end}`,
    ),
  },
  {
    intent: 'change',
    pattern: source(
      `^${noun}(?:\\s+(?:ko|ka|ki|ke|wala|wali|को|का|की))?(?:\\s+(?:reminder|time|timing|alarm|date|रिमाइंडर|टाइम))?(?:\\s+(?:ko|को))?\\s+(?:shift|move|change|badal|badha|postpone|reschedule|prepone|taal|khiska|aage|peeche|बदल|शिफ्ट|टाल|खिसका|ब(?:ढ़|ढ़|ढ)ा)(?:\\s*(?:kar|कर))?\\s*(?:do|de|dena|dijiye|karo|kardo|दो|देना|दीजिए|करो)(?:\\s+(?:please|na|yaar))?${end}`,
    ),
  },
  // 'Plumber ko 7 baje kar do', but not 'Ravi ko call kar do'.
  {
    intent: 'change',
    pattern: source(
      `^(?<about>(?:(?!(?:ko|को)\\s)\\S+\\s+){0,3}?(?!(?:ko|को)\\s)\\S+)\\s+(?:ko|ka time|ki timing|को|का समय)\\s+(?:kar|kardo|कर)\\s*(?:do|de|dena|dijiye|दो|देना|दीजिए)?${end}`,
    ),
  },
]

/**
 * Things cancelled, moved or finished in the real world, which make a task rather than a change to a reminder, such as
 * a subscription. The same goes for a task with a deadline ('cancel the order before Friday').
 */
const worldly =
  /\b(?:netflix|prime|hotstar|spotify|subscription|membership|order|booking|ticket|tickets|policy|card|account|plan|flight|hotel|cab|connection|newspaper|trial|insurance|sim|cheque|mandate|autopay|money|funds?|furniture|boxes|luggage|car|bike|house|address|password|pin|nominee|oil|tyres?|bedsheets?|filter|bulb|clothes|litter|homework|assignment|project|report|book|presentation|course|food|lunch|dinner|breakfast|tea|chai|cake|list|payment|sure|e?mails?|photos?|files?|apps?|messages?|chats?|history|a|an)\b/i
const deadline = /\b(?:before|by)\b|\b(?:se pehle|tak)\b|से पहले|तक/i

/** Matches 'drop' in the sense of carrying: 'drop kids at school', 'drop off the parcel'. */
const carriesThere =
  /^(?:(?:hey|please|pls|kindly|zara|bhai)[\s,]+)*drop\s+(?:off\b|.*\s(?:off|at|to|in|into|outside|near|home|back|ko|pe|par|tak)\b)/i
const carried =
  /\bdrop\s+(?:my |the )?(?:kids?|child(?:ren)?|son|daughter|mom|mum|mummy|mother|dad|papa|father|wife|husband|didi|bhaiya|nani|dadi|dada|nana|parents|sister|brother|aunty|uncle|bachch?[aeo]n?)\b/i

/**
 * Returns the intent of a sentence. Only a sentence that clearly refers to an existing reminder is not 'create'; in
 * doubt it creates a reminder, which is shown before it is saved.
 */
export function intentOf(text: string, options: Options): Request {
  const request = requestOf(text, options)
  const said = text
  return {
    ...request,
    ...(request.intent !== 'create' && { said }),
    ...(request.perhaps && { perhaps: { ...request.perhaps, said } }),
  }
}

function requestOf(text: string, options: Options): Request {
  const reading = parseReminder(text, options)
  if (text.length > longest) return { intent: 'create', about: '', reading }
  const by = lengthIn(text)
  const bare = by ? by.rest : withoutTimes(text, reading)
  const ahead = leadRequest(bare, reading, minutesIn)
  if (ahead) {
    const about = trimmed(nameIn(ahead.about, options))
    const perhaps: Request = { intent: 'change', about, reading: { ...reading, title: about }, lead: ahead.minutes }
    return { intent: 'create', about: '', reading, ...(about !== '' && { perhaps }) }
  }
  if (requests.test(text)) return { intent: 'create', about: '', reading }
  const hour = movedToHour(text)
  const moved = hour && movedBy(hour, options)
  for (const { intent, pattern, byLength: onlyBy } of phrases) {
    if (onlyBy && !by) continue
    const match = pattern.exec(bare)
    if (!match || (intent === 'ask' && saysTwice.test(bare)) || (by && intent !== 'change')) continue
    const about = trimmed(match.groups?.about ?? '')
    if (intent !== 'ask' && !by && isTask(intent, about, { text, bare, reading })) continue
    if (intent === 'change' && givesEnd.test(text)) continue
    if (intent === 'change' && moved) return moved
    return { intent, about, reading: { ...reading, title: about }, ...(by && { later: by.minutes }) }
  }
  if (moved) return { intent: 'create', about: '', reading, perhaps: moved }
  const unsure = givesEnd.test(text) ? null : unsureIntent(text, bare, reading, (part) => parseReminder(part, options))
  const about = unsure ? trimmed(nameIn(unsure.about, options)) : ''
  if (!unsure || about === '') return { intent: 'create', about: '', reading }
  const perhaps: Request = { ...unsure, about, reading: { ...unsure.reading, title: about } }
  return { intent: 'create', about: '', reading, perhaps }
}

/**
 * Reads 'move the 3 pm call to 4' as a change: the time before 'to' belongs to the reminder, the one after is new. Null
 * if it names no new time.
 */
function movedBy({ head, tail }: MovedTo, options: Options): Request | null {
  const own = parseReminder(head, options).spans.filter(({ kind }) => kind === 'time')
  const reading = parseReminder(head + tail, { ...options, leaveAlone: [...(options.leaveAlone ?? []), ...own] })
  if (reading.time === null || reading.timeDefaulted || reading.recurrence !== null) return null
  const bare = `${withoutTimes(head + tail, reading)} to`
  for (const { intent, pattern, byLength: onlyBy } of phrases) {
    const said = intent === 'change' && !onlyBy ? pattern.exec(bare)?.groups?.about : undefined
    const about =
      said && trimmed(nameIn(said.replace(/\sfrom(?=\s\S+$)/i, ' at'), options)).replace(/\s(?:time|timing)$/i, '')
    if (about) return { intent, about, reading: { ...reading, title: about } }
  }
  return null
}

/** Returns the name without day, time and verb: 'PTM' of 'kal ki PTM', 'meeting' of 'meeting is'. */
function nameIn(about: string, options: Options): string {
  const said = about.replace(/\s(?:is|are|was|will be)$/i, '')
  const left = withoutTimes(said, parseReminder(said, options))
  return /\p{L}/u.test(left) ? left : said
}

/**
 * Decides a request against the existing reminders: a possible change counts as one only if an open reminder's title
 * contains all words of `about`.
 */
export function settled(request: Request, list: readonly (Named & { completed: boolean })[]): Request {
  const { perhaps } = request
  const isThere = perhaps && list.some((one) => !one.completed && matchOf(perhaps, one) === 1)
  return isThere ? perhaps : request
}

/** Like `matches`, for a request: 'kal bus nahi' matches 'School bus' but not 'Bus ka pass banwana'. */
export function matchOf({ about, mainly }: Pick<Request, 'about' | 'mainly'>, { title, medicine }: Named): number {
  if (mainly && !namesMedicine(about) && matches(title, about) < half) return 0
  return matches(about, medicine?.part === 'dose' ? `${title} ${medicines}` : title)
}

/** A reminder's title, and the medicine it is a dose of. */
type Named = { title: string; medicine?: { part: 'dose' | 'refill' } | undefined }

const half = 0.5

/** Matches sentences with two 'hai', which are not questions: 'kya laana hai list banani hai'. */
const saysTwice = /(?:hai|hain|है|हैं)\s.*(?:hai|hain|है|हैं)(?!\S)/i

const byLength =
  /\s+(?:by|(?<=^(?:snooze|delay|postpone|push|hold)\b.*\s)for)\s+(?<length>\S+(?:\s+\S+){1,3}?)(?=[\s.!]*$)/i
const ahead =
  /\s+(?<length>\S+\s+(?:ghant\w*|minu?t\w*|din|haft\w*|घंट\S*|मिनट|दिन|हफ्ते|हफ़्ते))\s+(?:aage|age|baad|pehle|आगे|बाद|पहले)(?=\s+(?:kar|badha|khiska|shift|कर|ब(?:ढ़|ढ़|ढ)ा|खिसका))/i
const isEarlier = /\b(?:prepone|bring forward|earlier|pehle)\b|पहले/i

/**
 * Returns the duration by which a sentence moves something, in minutes, and the sentence without it; null if there is
 * none.
 */
function lengthIn(text: string): { minutes: number; rest: string } | null {
  const match = byLength.exec(text) ?? ahead.exec(text)
  const minutes = match && minutesIn(match.groups!.length!)
  if (!minutes || minutes < 0) return null
  const rest = text.replace(match[0], '').replace(/\s+/g, ' ').trim()
  return { minutes: isEarlier.test(text) ? -minutes : minutes, rest }
}

/** Converts a duration such as '15 min', 'an hour' or 'do ghante' to minutes; null if it is not a duration. */
function minutesIn(length: string): number | null {
  const from = new Date('2026-01-01T00:00:00Z')
  for (const said of [`x in ${length}`, `x ${length} baad`, `x ${length} बाद`]) {
    const { date, time, timeDefaulted, title, spans } = parseReminder(said, { now: from, timeZone: 'UTC' })
    if (date !== null && spans.length === 1 && title === 'X')
      return (Date.parse(`${date}T${timeDefaulted ? '00:00:00' : time}Z`) - from.getTime()) / 60_000
  }
  return null
}

/** Matches an end date: 'Crocin 6 dec tak kar do' moves nothing. */
const givesEnd = /\stak\s+(?:kar|badha|chala|dena|de do)|\sतक\s+(?:कर|बढ|चला|दे)/i

/** Longer texts, in characters, are treated as notes. */
const longest = 160

/** Matches requests to be reminded, which create a new reminder even when phrased as a question. */
const requests =
  /(?<!don'?t |no need to )\bremind (?:me|us|that)\b|\b(?:set|add|create|make|put|laga\w*)\b.*\b(?:reminder|alarm)\b|\b(?:reminder|alarm) (?:set|laga|bana|create)|\byaad dil|याद दिला|(?:रिमाइंडर|अलार्म) (?:सेट|लगा)/i

type Said = { text: string; bare: string; reading: Reading }

function isTask(intent: Intent, about: string, { text, bare, reading }: Said): boolean {
  const { spans, recurrence } = reading
  const namesReminder = /reminder|alarm|रिमाइंडर|अलार्म/i.test(text)
  if (about === '') return intent !== 'done'
  if (intent === 'cancel' && !namesReminder && (carriesThere.test(bare) || carried.test(bare))) return true
  if (intent === 'change') {
    // 'Change dinner to Saturday' moves it; 'change the tyres on Saturday' is a task.
    const goesTo = /\sto[\s.!]*$/i.test(bare)
    return spans.length === 0 || recurrence !== null || (worldly.test(about) && !goesTo && !namesReminder)
  }
  // 'Finish report tomorrow' is a task; 'done with the report' completes one.
  if (intent === 'done' && /^done\s(?!with)/i.test(bare) && /(?:\sh(?:ai|ain)|n[ai])$/i.test(bare)) return true
  if (intent === 'done') return /^(?:\S+\s+)?(?:finish|complete|mark|tick)\b/i.test(bare) && spans.length > 0
  return (worldly.test(about) || deadline.test(text)) && !namesReminder
}

const loose =
  /^(?:(?:ko|ka|ki|ke|to|on|at|for|from|my|the|mera|meri|wala|wali)\s+)+|(?:\s+(?:ko|ka|ki|ke|to|on|at|for|from|by|wala|wali|wale|ka reminder|reminder|alarm|को|का|की|वाला))+$/giu

function trimmed(about: string): string {
  const left = about
    .replace(loose, '')
    .replace(/[\s,.!?]+$/, '')
    .trim()
  return left.charAt(0).toUpperCase() + left.slice(1)
}

/** Generic words for any medicine. */
const medicines = 'dawai dawa davai medicine medicines dose दवाई दवा'

/** Words too common to identify a reminder. */
const empty = new Set(
  'the a an my to for of with and ko ka ki ke se par pe karna karne hai jana lena dena call'.split(' '),
)
const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !empty.has(word))

/**
 * Scores how well a title matches the words of `about`, from 0 to 1: the share of the words that the title contains,
 * fully or as a prefix ('dentist' of 'dentists'). 1 if `about` is empty.
 */
export function matches(about: string, title: string): number {
  const all = wordsOf(about)
  // In 'raat wali dawai' the part of the day identifies the time, unless the title contains it.
  const wanted = all.filter((word) => title.toLowerCase().includes(word) || withoutParts(word).trim() !== '')
  if (wanted.length === 0) return about === '' ? 1 : Number(title.toLowerCase().includes(about.toLowerCase()))
  const there = wordsOf(namesMedicine(title) ? `${title} ${medicines}` : title)
  const found = wanted.filter((word) =>
    there.some(
      (other) =>
        other === word || (word.length > 3 && other.startsWith(word)) || (other.length > 3 && word.startsWith(other)),
    ),
  )
  return found.length / wanted.length
}

/** Counts the words of a title that appear in a sentence. */
export const sharedWords = (said: string, title: string): number =>
  Math.round(matches(title, said) * wordsOf(title).length)
