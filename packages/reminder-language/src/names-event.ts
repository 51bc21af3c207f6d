/**
 * Nouns for events that happen whether or not one acts, and are over afterwards: a wedding, a flight, a fast. Matched
 * as whole words in English, Hinglish and Hindi.
 */
const happenings =
  'wedding marriage shaadi shadi vivah sagai engagement sangeet mehendi reception mundan godbharai naming housewarming ' +
  'birthday bday janamdin anniversary party function sammelan dinner lunch brunch breakfast date movie film show concert play match game quiz ' +
  'flight train bus cab trip yatra holiday chutti leave shift meeting meet sync standup call-in interview webinar seminar ' +
  'lecture class exam test viva ptm appointment checkup visit session gym yoga walk vrat fast upvas ekadashi ekadasi purnima ' +
  'amavasya chaturthi shivratri puja pooja aarti katha satsang diwali deepawali holi rakhi raksha eid navratri dussehra christmas ' +
  'onam pongal lohri chhath karwachauth teej janmashtami sankranti guests mehmaan mehman ' +
  'शादी विवाह सगाई जन्मदिन सालगिरह पार्टी व्रत उपवास एकादशी पूर्णिमा पूजा कथा यात्रा छुट्टी परीक्षा मेहमान'

/**
 * Verbs of action. A title that starts with one (or, in Hinglish and Hindi, ends with one) is a task, even if it is
 * about a wedding.
 */
const deeds =
  'add apply arrange ask bake bring book buy call cancel charge check clean collect complete confirm cook decide deliver draft drop email ' +
  'fetch fill find finish fix get gift give invite iron lend mail make message move order organise organize pack pay pick plan ' +
  'post prepare print prepone postpone read register remind renew reply report reschedule return review revise ring schedule ' +
  'send sign sort start study submit take talk tell text transfer update upload wash water whatsapp wish withdraw wrap write ' +
  'bharna bharni bharne dena deni dene karna karni karne krna krni krana karana karwana kharidna lagana lana lani lane likhna ' +
  'lena leni mangwana nikalna poochna puchna batana bhejna bhejni banana banwana bulana ' +
  'करना करनी देना देनी लाना लेना भरना भरनी भेजना बनाना खरीदना'

const asSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const happeningWords = asSet(happenings)
const deedWords = asSet(deeds)

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
  if (!words.some((word) => happeningWords.has(word))) return false
  const last = words.findLast((word) => !auxiliaries.has(word))
  return !deedWords.has(words[0]!) && !(last !== undefined && deedWords.has(last))
}

const auxiliaries = asSet('hai h hain hoga hogi haii है हैं')
