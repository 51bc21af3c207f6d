/** What is done at sunset or sunrise; 'Hotel Sunrise' is a name. */
const outdoors = 'walk|run|jog|ride|yoga|trek|photography|shoot|puja|pooja|prayers?|meditation'

/** What people do every day, and the hour before or after it, in English, Hinglish and Hindi. */
const hours: readonly (readonly [words: string, hour: number])[] = [
  ['after (?:work|office|job|duty)', 18.5],
  ['(?:office|kaam|kam|duty|job) (?:ke|se aane ke|se aake|se lautkar)(?: ba+d)?(?<=ba+d|aake|lautkar)', 18.5],
  ['(?:ऑफिस|ऑफ़िस|दफ्तर|काम) (?:के|से आने के) बाद', 18.5],
  ['before (?:work|office|leaving for (?:work|office))', 8.5],
  ['(?:office|kaam|duty) (?:ja+ne )?se pe?hl[ae]', 8.5],
  ['(?:ऑफिस|ऑफ़िस|दफ्तर) (?:जाने )?से पहले', 8.5],
  ['after (?:school|college|classes)|(?:school|college|स्कूल|कॉलेज) (?:ke ba+d|के बाद)', 15.5],
  ['before (?:school|college)|(?:school|college) (?:ja+ne )?se pe?hl[ae]|स्कूल (?:जाने )?से पहले', 7],
  [
    '(?:before|at) (?:going to )?(?:bed(?:time)?|sleep(?:ing)?)|so(?:ne|te) (?:se pe?hl[ae]|samay|waqt|vaqt|time)|सोने से पहले|सोते (?:समय|वक्त)',
    22,
  ],
  [
    '(?:after|on|upon) wak(?:ing|e)(?: up)?|(?:when|once) i wake up|uthte hi|ut?hne ke ba+d|uth ?kar|उठते ही|उठने के बाद|उठकर',
    7,
  ],
  ['(?:after|before) (?:a |my )?(?:bath|shower)|naha+ne ke ba+d|naha ?kar|नहाने के बाद|नहाकर', 8],
  [`(?:at|before|after|by|around) sun ?set|sun ?set (?:${outdoors})|surya?st|su+ryaast|सूर्यास्त`, 18],
  [`(?:at|before|after|by|around) sun ?rise|sun ?rise (?:${outdoors})|suryoday|सूर्योदय`, 6],
  ['after (?:food|eating|meals?)|kha+na? kha+ne ke ba+d|kha+ne ke ba+d|(?:खाना )?खाने के बाद|खाना खाकर', 21],
  ['before (?:food|eating|meals?)|(?:kha+na )?kha+ne se pe?hl[ae]|(?:खाना )?खाने से पहले', 19.5],
  ['before breakfast|na+sh?te se pe?hl[ae]|नाश्ते से पहले', 8],
  ['after breakfast|na+sh?te ke ba+d|नाश्ते के बाद', 9],
  ['before lunch|lunch se pe?hl[ae]|dopahar ke kha+ne se pe?hl[ae]|लंच से पहले', 12.5],
  ['after lunch|lunch ke ba+d|dopahar ke kha+ne ke ba+d|लंच के बाद', 14],
  ['before dinner|dinner se pe?hl[ae]|raat ke kha+ne se pe?hl[ae]|डिनर से पहले', 19.5],
  ['after dinner|dinner ke ba+d|raat ke kha+ne ke ba+d|डिनर के बाद|रात के खाने के बाद', 21],
]

const letters = '[\\p{L}\\p{M}\\p{N}]'
const routines = hours.map(([words, hour]) => ({
  pattern: new RegExp(`(?<!${letters})(?:${words})(?!${letters})`, 'iu'),
  seconds: hour * 3600,
}))

/** Cheap test, since most lines name no routine. */
const mayName =
  /after|before|bed|sleep|\bwak|sun|surya|su+ryaast|ba+d\b|pe?hl[ae]|uth|naha|aake|so[nt]e|बाद|पहले|सूर्य|उठ|सोते|नहा|खाकर/iu

/** Words after which a routine belongs to something else: 'after work hours', 'after school fees'. */
const things =
  /^\s+(?:hours|permit|order|visa|trip|fees?|bus|bag|uniform|admission|meeting|reopens?|opens?|starts?|begins?|closes?|holidays?|ki|ka|का|की)(?![\p{L}\p{M}])/iu

/**
 * Returns the time that a part of the daily routine implies, in seconds after midnight: 'after work gym', 'khane ke baad
 * walk', 'सोने से पहले'. Null if the text names none. The longest name wins: 'raat ke khane ke baad' is not any meal.
 */
export function routineSeconds(text: string): number | null {
  if (!mayName.test(text)) return null
  const found = routines.flatMap(({ pattern, seconds }) => {
    const match = pattern.exec(text)
    return match && !things.test(text.slice(match.index + match[0].length))
      ? [{ seconds, length: match[0].length }]
      : []
  })
  return found.toSorted((one, other) => other.length - one.length)[0]?.seconds ?? null
}
