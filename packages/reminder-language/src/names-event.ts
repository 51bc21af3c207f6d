import { occasionOf } from './occasion.ts'

/**
 * Nouns for events that happen whether or not one acts, and are over afterwards: a wedding, a flight, a fast. Matched
 * as whole words in English, Hinglish and Hindi. Gym and walk are not among them: not gone to, they are not done.
 */
const happenings =
  'wedding marriage shaadi shadi vivah sagai engagement sangeet mehendi reception mundan godbharai naming housewarming ' +
  'birthday bday janamdin anniversary party function sammelan dinner lunch brunch breakfast date movie film show concert play match game quiz ' +
  'flight train bus cab trip yatra holiday chutti leave shift meeting meet sync standup call-in interview webinar seminar ' +
  'lecture class exam test viva ptm appointment checkup visit review session catch-up vrat fast upvas ekadashi ekadasi purnima ' +
  'amavasya chaturthi shivratri puja pooja aarti katha satsang diwali deepawali holi rakhi raksha eid navratri dussehra christmas ' +
  'onam pongal lohri chhath karwachauth teej janmashtami sankranti guests mehmaan mehman ' +
  'शादी विवाह सगाई जन्मदिन सालगिरह पार्टी व्रत उपवास एकादशी पूर्णिमा पूजा कथा यात्रा छुट्टी परीक्षा मेहमान'

/**
 * Verbs of action. A title that starts with one (or, in Hinglish and Hindi, ends with one) is a task, even if it is
 * about a wedding.
 */
const deeds =
  'add analyse analyze apply arrange ask assemble audit back backup bake bring build book buy call cancel change charge check clean close ' +
  'collect compile complete configure confirm cook copy create cut debug decide delete deliver deploy discuss document download draft ' +
  'draw drop edit email enable export ' +
  'fetch fill find finish fix get gift give help implement import improve install investigate invite iron learn lend mail make measure merge message migrate move open optimise optimize order organise organize pack paint patch pay pick plan ' +
  'post practice practise prepare print prepone postpone push read record refactor register remind remove renew repair replace reply report ' +
  'research reschedule restart restore return revise ring rollback run schedule search ' +
  'send set setup share ship sign solve sort start study submit switch take talk tell text transfer translate update upgrade upload verify wash water whatsapp wish withdraw work wrap write ' +
  'bharna bharni bharne dena deni dene karna karni karne krna krni krana karana karwana kharidna lagana lana lani lane likhna ' +
  'lena leni mangwana nikalna poochna puchna batana bhejna bhejni banana banwana bulana ' +
  'करना करनी देना देनी लाना लेना भरना भरनी भेजना बनाना खरीदना'

/**
 * Nouns for what has to be got ready for an event: 'exam form', 'wedding gift' and 'meeting notes' are tasks, not events.
 */
const preparations =
  'gift gifts present form forms fee fees ticket tickets bill bills payment advance deposit balance rent tax notes minutes agenda slides ' +
  'ppt report homework project assignment papers documents certificate visa passport card cards invite invitation dress outfit clothes ' +
  'uniform kit saman samaan samagri material list shopping booking cake flowers order menu food prep preparation packing luggage ' +
  'cleaning dawai medicine hisab application letter decoration decorations planning questions syllabus revision bug bugs hotfix refactor ' +
  'deployment migration module api db database server script feature backup गिफ्ट फीस टिकट बिल सामान दवाई'

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const happeningWords = asSet(happenings)
const deedWords = asSet(deeds)
const preparationWords = asSet(preparations)

const wordsOf = (title: string): string[] =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{M}-]+/u)
    .filter(Boolean)

/**
 * Whether a title names an event rather than a task: 'Rohan ki shaadi', 'Flight to Mumbai', but not 'Book the flight'.
 */
export function namesEvent(title: string): boolean {
  const words = wordsOf(title)
  return words.some((word) => happeningWords.has(word)) && !namesTask(words)
}

/** Whether a title says what is to be done: 'Study', 'Bijli ka bill bharna', 'Exam form', 'Test the login'. */
function namesTask(words: readonly string[]): boolean {
  const last = words.findLast((word) => !auxiliaries.has(word))
  return (
    deedWords.has(words[0] ?? '') ||
    (verbsToo.has(words[0] ?? '') && !isNoun(words)) ||
    (last !== undefined && deedWords.has(last)) ||
    words.some((word) => preparationWords.has(word))
  )
}

const auxiliaries = asSet('hai h hain hoga hogi haii है हैं')

/** Nouns of happenings that are also verbs of action at the start: 'Test the login', but not 'Test on chapter 4'. */
const verbsToo = asSet('test train shift visit review sync show match play code design release')

const prepositions = asSet('with to at in on for from of ka ki ke ko par pe mein me se hai h hain')

/** Whether the first word is a noun: it is the last, or a preposition or another happening comes next. */
function isNoun([, next, ...rest]: readonly string[]): boolean {
  if (next === undefined || prepositions.has(next)) return true
  return happeningWords.has(next) && isNoun([next, ...rest])
}

/** The fields of a reminder that decide whether it is an event. */
type Happening = {
  title: string
  recurrence: string
  duration_minutes?: number | null | undefined
  priority?: number | undefined
  checklist?: readonly unknown[] | undefined
  files?: readonly unknown[] | undefined
}

/**
 * Whether a reminder is an event, which is past once its time is over, rather than a task, which is overdue. When in
 * doubt it is a task, because a task that counts as an event is lost: a length or an end alone does not make one.
 *
 * @param from its source, if the person did not create it: 'calendar' for an event of a calendar, also from its file.
 *   Of anything else that a file holds, only an entry with a length is one.
 */
export function isEvent(reminder: Happening, from: 'calendar' | 'google' | 'mail' | 'file' | null = null): boolean {
  const { title, recurrence, duration_minutes: minutes, priority, checklist = [], files = [] } = reminder
  if (priority || checklist.length > 0 || files.length > 0) return false
  if (from === 'calendar') return true
  const words = wordsOf(title)
  if (namesTask(words)) return false
  const occasion = occasionOf(title)
  if (occasion === 'birthday' || occasion === 'anniversary') return true
  const happens = words.some((word) => happeningWords.has(word))
  const isFilesEvent = from === 'file' && Boolean(minutes)
  // A repeating one must do more than sound like an event, because a missed class is a missed one.
  if (recurrence !== 'none') return isFilesEvent || (happens && Boolean(minutes))
  return isFilesEvent || happens || isWithSomebody(title)
}

/** Whether a title names a companion: 'Coffee with Ravi' or 'chai with mummy', but not 'pasta with sauce'. */
function isWithSomebody(title: string): boolean {
  const words = title.split(/[^\p{L}\p{M}-]+/u).filter(Boolean)
  const at = words.findIndex((word) => word.toLowerCase() === 'with')
  if (at < 1) return false
  const companion = words.slice(at + 1).find((word) => !articles.has(word.toLowerCase()))
  return companion !== undefined && (/^\p{Lu}/u.test(companion) || people.has(companion.toLowerCase()))
}

const articles = asSet('the my our a')

const people = asSet(
  'mom mum mummy mama maa dad papa daddy bhai bhaiya didi behen nani nana dadi dada wife husband son daughter kids ' +
    'brother sister family parents friend friends uncle aunty aunt team boss manager client doctor teacher neighbours ' +
    'neighbors colleagues cousins grandma grandpa',
)
