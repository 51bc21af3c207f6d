import { occasionOf } from './occasion.ts'

/**
 * Nouns for events that happen whether or not one acts, and are over afterwards: a wedding, a flight, a fast. Matched
 * as whole words in English, Hinglish and Hindi.
 */
const happenings =
  'wedding marriage shaadi shadi vivah sagai engagement sangeet mehendi reception mundan godbharai naming housewarming ' +
  'birthday bday janamdin anniversary party function sammelan dinner lunch brunch breakfast date movie film show concert play match game quiz ' +
  'flight train bus cab trip yatra holiday chutti leave shift meeting meet sync standup call-in interview webinar seminar ' +
  'lecture class exam test viva ptm appointment checkup visit session gym yoga walk catch-up vrat fast upvas ekadashi ekadasi purnima ' +
  'amavasya chaturthi shivratri puja pooja aarti katha satsang diwali deepawali holi rakhi raksha eid navratri dussehra christmas ' +
  'onam pongal lohri chhath karwachauth teej janmashtami sankranti guests mehmaan mehman ' +
  'शादी विवाह सगाई जन्मदिन सालगिरह पार्टी व्रत उपवास एकादशी पूर्णिमा पूजा कथा यात्रा छुट्टी परीक्षा मेहमान'

/**
 * Verbs of action. A title that starts with one (or, in Hinglish and Hindi, ends with one) is a task, even if it is
 * about a wedding.
 */
const deeds =
  'add apply arrange ask bake bring book buy call cancel charge check clean collect complete confirm cook decide deliver discuss draft drop email ' +
  'fetch fill find finish fix get gift give help invite iron lend mail make message move order organise organize pack pay pick plan ' +
  'post prepare print prepone postpone read register remind renew reply report reschedule return review revise ring schedule ' +
  'send share sign sort start study submit take talk tell text transfer update upload wash water whatsapp wish withdraw work wrap write ' +
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
  'cleaning dawai medicine hisab गिफ्ट फीस टिकट बिल सामान दवाई'

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

/** Whether a title says what is to be done: 'Study', 'Bijli ka bill bharna', 'Exam form'. */
function namesTask(words: readonly string[]): boolean {
  const last = words.findLast((word) => !auxiliaries.has(word))
  return (
    deedWords.has(words[0] ?? '') ||
    (last !== undefined && deedWords.has(last)) ||
    words.some((word) => preparationWords.has(word))
  )
}

const auxiliaries = asSet('hai h hain hoga hogi haii है हैं')

/** The fields of a reminder that decide whether it is an event. */
type Happening = {
  title: string
  recurrence: string
  ends_on?: string | null | undefined
  duration_minutes?: number | null | undefined
  since_year?: number | null | undefined
  checklist?: readonly { done: boolean }[] | undefined
}

/**
 * Whether a reminder is an event, which is past once its time is over, rather than a task, which is overdue. An event
 * has an end, or counts years, or is named as one; a repeating one must do more than sound like it, because a missed
 * walk or class is a missed one. Items that are still to be ticked make it a task.
 */
export function isEvent(reminder: Happening): boolean {
  const { title, recurrence, ends_on: last, duration_minutes: minutes, since_year: since, checklist = [] } = reminder
  if (checklist.some(({ done }) => !done)) return false
  const words = wordsOf(title)
  if (namesTask(words)) return false
  const occasion = occasionOf(title)
  if (minutes || occasion === 'birthday' || occasion === 'anniversary') return true
  if (recurrence !== 'none') return false
  return Boolean(last) || Boolean(since) || words.some((word) => happeningWords.has(word) || word === companion)
}

/** 'Coffee with Ravi' */
const companion = 'with'
