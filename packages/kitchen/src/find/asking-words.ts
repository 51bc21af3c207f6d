import type { Course } from '../read/vocabulary.ts'

const list = (text: string) => text.trim().split(/\s+/)

/** Words around a dish's name that ask for its recipe: "how to make …", "… banane ki vidhi", "… eppadi seivathu". */
export const askingWords: ReadonlySet<string> = new Set(
  list(`recipe recipes receipe recepie recipie resipi resipee how to make making cook cooking prepare preparing preparation
    method vidhi vidhee tarika tareeka kaise kaisey kese banaye banaaye banayen banaen banaaen banae banaae banate banaate banaatee banaana banti banta
    banane banaane banao banaao hai hain batao bataiye bataye sikhao please pls show find give want need i me my mujhe chahiye
    the a an of in at home ghar par pe video hindi english with step by steps photo photos pictures eppadi epdi seivathu
    seyvathu seivadhu cheyvathu ela cheyali hege maduvudu kasa kashi karaycha karaychi karaychya kivabe ranna rannar for ke
    liye ki`),
)

/** Words that praise a dish or say where it is eaten, without naming a different dish. */
export const praiseWords: ReadonlySet<string> = new Set(
  list(`easy simple quick best perfect tasty delicious yummy authentic traditional original classic homemade restaurant dhaba
    hotel street halwai style type famous special desi plain sada saada indian dish wala wali wale vala vali vale jaisa jaisi`),
)

/** Words for the people eating, after a number. */
export const eaterWords: ReadonlySet<string> = new Set(
  list(`people persons person servings serving guests log logon logo members adults
    bachelor bachelors beginner beginners student students hostel hosteller kids kid child children toddler toddlers`),
)

type Ending = { words: string[]; courses: Course[]; isOptional?: true }

/**
 * Words that may follow a name without naming a different dish, and the courses where they add nothing: an avial is an
 * avial curry. Names with an optional ending are also found without it: Gatte ki Sabzi as "gatte".
 */
const endings: Ending[] = [
  { words: ['curry', 'gravy'], courses: ['curry', 'sabzi', 'dal', 'kebab', 'fry'], isOptional: true },
  {
    words: ['sabzi', 'sabji', 'subzi', 'subji', 'shaak', 'shak'],
    courses: ['sabzi', 'curry', 'fry', 'dal'],
    isOptional: true,
  },
  { words: ['dal', 'daal'], courses: ['dal'] },
  { words: ['sweet', 'mithai', 'dessert'], courses: ['sweet'] },
  { words: ['snack', 'nashta'], courses: ['snack', 'chaat', 'breakfast dish'] },
  { words: ['drink', 'sharbat'], courses: ['drink'] },
  { words: ['chutney'], courses: ['chutney'] },
  { words: ['pickle', 'achar', 'aachar'], courses: ['pickle'] },
  { words: ['soup'], courses: ['soup'] },
  { words: ['salad'], courses: ['salad'] },
  { words: ['breakfast'], courses: ['breakfast dish', 'bread', 'snack'] },
]

/** The courses in which a word after a dish's name adds nothing. */
export const endingsOf: ReadonlyMap<string, readonly Course[]> = new Map(
  endings.flatMap(({ words, courses }) => words.map((word): [string, readonly Course[]] => [word, courses])),
)

export const optionalEndings: ReadonlySet<string> = new Set(
  endings.flatMap(({ words, isOptional }) => (isOptional ? words : [])),
)

/** The words that ask for a course. */
export const wordsOfCourse: Readonly<Record<Course, readonly string[]>> = {
  bread: ['bread', 'roti'],
  rice: ['rice', 'chawal', 'bhat'],
  dal: ['dal'],
  curry: ['curry', 'gravy'],
  sabzi: ['sabzi', 'vegetable', 'bhaji', 'shaak'],
  kebab: ['kebab'],
  fry: ['fry'],
  chutney: ['chutney', 'dip'],
  pickle: ['pickle', 'achar'],
  salad: ['salad', 'koshimbir'],
  raita: ['raita'],
  soup: ['soup', 'shorba'],
  snack: ['snack', 'nashta', 'farsan'],
  chaat: ['chaat', 'snack'],
  'breakfast dish': ['breakfast', 'tiffin', 'nashta'],
  sweet: ['sweet', 'mithai', 'dessert'],
  drink: ['drink', 'sharbat'],
  preserve: ['preserve', 'murabba', 'jam'],
  powder: ['powder', 'masala', 'podi'],
}
