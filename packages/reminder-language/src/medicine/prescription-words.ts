import { type Rest, word } from './rest.ts'

/** 'Max 4 a day' is a limit, not a number of doses. */
export const atMost = word(
  '(?:,\\s*)?max(?:imum)?\\s+\\S+\\s+(?:\\p{L}+\\s+)?(?:(?:a|per|in\\s+a)\\s+day|in\\s+24\\s+hours)',
)

/** 'As needed': such a medicine has no times. */
export const asNeeded = word(
  'sos|prn|(?:as\\s+and\\s+)?(?:only\\s+)?(?:when|if|as)\\s+(?:needed|required|necessary|(?:(?:there\\s+is|in|i\\s+have)\\s+)?(?:pain|fever|headache|acidity|vomiting|itching))|(?:agar\\s+)?(?:bukha+r|dard|ulti|khujli|acidity|gas)\\s+(?:ho(?:\\s+to)?|hone\\s+par|aane\\s+par)|zaroorat\\s+(?:ho|par|padne\\s+par|ho\\s+to)|jarurat\\s+(?:ho|par|padne\\s+par|ho\\s+to)|dard\\s+ho\\s+to|ज़?रूरत\\s+(?:हो|पर|पड़ने\\s+पर)',
)

const weekday =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|somva+r|mangalva+r|budhva+r|guruva+r|shukrava+r|shaniva+r|itva+r|raviva+r|सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार'

/** Words of prescriptions, as the reader of reminders knows them. */
const prescription: readonly [RegExp, string][] = [
  [word('(?<!(?:by|before|till|until)\\s)eod'), 'alternate days'],
  [word('hs|qhs'), 'at night'],
  [
    word(
      '(?:at\\s+)?bed\\s?time|before\\s+(?:going\\s+to\\s+)?(?:bed|sleep(?:ing)?)|(?:raat\\s+(?:ko\\s+)?)?(?:sone\\s+(?:se\\s+|ke\\s+)?pe?hle|so(?:te|ne)\\s+(?:samay|waqt|vaqt|time)|सोने\\s+से\\s+पहले|सोते\\s+(?:समय|वक्त))',
    ),
    'at night',
  ],
  [word('stat'), 'now'],
  [word('single\\s+dose|(?:one|1)\\s+dose\\s+only|sirf\\s+ek\\s+ba+r'), 'for 1 day'],
  [
    word(`(?<!(?:daily|roz|day|din)\\s)(?:except|leaving|but\\s+not)(?:\\s+on)?\\s+(?<day>${weekday})`),
    'daily except $<day>',
  ],
  [word(`,?\\s*(?<day>${weekday})(?:\\s+(?:ko|को))?\\s+(?:off|nahi+n?|not|chhutti|नहीं)`), 'daily except $<day>'],
  [word('(?:till|until)\\s+(?:finished|over|it\\s+is\\s+over|the\\s+course\\s+is\\s+over)|khatam\\s+hone\\s+tak'), ''],
]

/** Puts the words of prescriptions in terms that the reader of reminders knows: 'hs' is at night. */
export function respell(left: Rest): void {
  for (const [pattern, plain] of prescription) {
    const found = left.take(pattern)
    if (found) left.text = `${left.text} ${plain.replace('$<day>', found.groups?.day ?? '')}`
  }
}
