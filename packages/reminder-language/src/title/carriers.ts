import { addHint, hint } from '../tokens/hints.ts'
import type { Token } from '../tokens/token.ts'

/**
 * Phrases that ask for a reminder and are not part of the task. They are matched against the text without its day and
 * time words, so that 'remind me tomorrow to call' becomes 'remind me to call'.
 */
type Carrier = {
  /** Searched for only if the text contains one of these words, */
  words: ReadonlySet<string>
  /** and one of these too. */
  beside?: ReadonlySet<string>
  /** An English request, of which one per text is enough. */
  english?: true
  /** Matches at the start; the whole match is removed, or everything but its first group. */
  opening?: RegExp
  /** Like `opening`, but may follow polite words. */
  politely?: RegExp
  closing?: RegExp
}

const spaced = (source: string, flags = 'i') => new RegExp(source.replaceAll(' ', '\\s+'), flags)
const sticky = (source: string) => spaced(source, 'iy')
const words = (list: string) => new Set(list.split(' '))

const name = '[^\\s\\d,.;:?!]+'
const me = 'mu?jh?[ey]|muze|(?:mujh|h[ua]m)ko|hume'
const politeWord = `(?:hey|hi|ok|okay|actually|basically|uh+|um+|hmm|please|pls|plz|kindly|zara|bhai|yaar|siri|cortana|alexa|google|just|also|and|so|then|well|listen|kya|aap|ap|tum|ek kaam kar\\w*|suno|sun|ac+ha|ar+e|haan|dekho|${me}),? `
const polite = `(?:${politeWord})*`
const politeWords = sticky(politeWord)
const ask = '(?:(?:can|could|will|would|should) (?:you|u) )?'
const want =
  "(?:(?:i (?:want|need|would like|wish|have|like)|i'd like|i wanna) (?:you )?to )?(?:be sure to |make sure to |make sure you |remember to (?=remind))?"
const whom = `(?:me and my friends|me|us|myself|(?!not )(?:my |the |our )?${name}(?: (?:and|&) ${name})?(?: in the ${name} ${name})?(?= (?:to|about|of|that) ))`
const joint = '(?:to|that|about|abt|of|for|on|regarding|reg|with|ki|ke|:|-|,)'
const kind = '(?:reminder|reminders|alarm|alarms|alert|alerts|notification|remind|timer)'
const article = '(?:a|an|the|another|my|our|new|one|s|quick|ek)'
const make = '(?:set|setup|create|make|add|send|schedule|put|start|give|get|sdet|activate|need|want)'
const have = "(?:i need to|i have to|i've to|we need to|we have to|i must|i should|i gotta|i want to|we are|to)"

const kinds = words('reminder reminders alarm alarms alert alerts notification remind timer')
const setting = words('set setup create make add send schedule put start give get sdet activate need want')
const yaad = words('yaad yad')
const yaadInHindi = words('याद')
const hindiReminder = words('reminder reminders alarm alarms रिमाइंडर अलार्म')
const forgetting = words('bhoolna bhulna bhool bhul bhooliyega भूलना')

const hindiVerb =
  '(?:kar\\w*|kr\\w*|kij\\w*|do|de|dena|den|dijiye|dijiyega|diyo|dio|dijo|dedo|dedena|hai|hain|ho|sak\\w*|karsak\\w*|kia|hua|mil|do?g[ei]|denge|lag\\w*|chah\\w*|hoon|hun|please|plz|yaar|bhai|ji|करो|करें|करना|कर|दो|देना|दीजिए|है|हैं|हो|दोगे|दोगी|देंगे|देंगी|दे|सकते|सकती|सकोगे)'
const before = '(?:(?:ke|k) (?:liye|lie|baa?re?y? (?:mei|mein|me|main))|ka|ki|ke|ko|के लिए|के बारे में|का|की|को)'
const end = '[\\s?.!।]*$'

const carriers: readonly Carrier[] = [
  // 'Set doctor's appointment reminder': the task comes before the word.
  {
    words: words('reminder alarm'),
    beside: setting,
    english: true,
    politely: sticky(
      `${ask}(?:please )?${want}(?:set|create|make|add|schedule) (?!(?:${article} )*${kind})(?:${article} )*(\\S(?:.*\\S)?) (?:reminder|alarm)${end}`,
    ),
  },
  // Set a reminder for Fred to ..., make Cindy a reminder to ..., send a reminder to Seth about ...
  {
    words: kinds,
    beside: setting,
    english: true,
    politely: sticky(
      `${ask}(?:you )?${polite}${want}${make} (?:up )?(?:${whom} |${name} (?=an? ))?(?:${article} )*${kind}(?: and (?:${article} )?${kind})?(?: (?:for|to) ${whom}(?= (?:to|about|of|that) ))?(?: (?:up|in place))?(?:\\s*:|(?: ${joint})?)(?: ${have})?(?: |$)`,
    ),
  },
  // Can you remind me that I need to ..., remind Darcy to ..., notify us about ...
  {
    words: words('remind rmnd remnd rmind rmd remid alert notify ping nudge'),
    english: true,
    politely: sticky(
      `${ask}(?:you )?${polite}${want}(?:(?:remind|rmi?nd|remi?n?d|rmd)(?: ${whom})?|(?:alert|notify|ping|nudge) (?:me|us))(?: with (?:${article} )?${kind})?(?:\\s*:|(?: (?:${joint}|2))?)(?: ${have}(?= \\S))?(?: |[?.!,]+|$)`,
    ),
  },
  {
    words: words('reminded remember forget sure reminder todo do task note add put'),
    politely: sticky(
      `${want}(?:i want to be reminded|i need to be reminded|i need to remember|i have to remember|remember|do not forget|don['’]?t forget|don['’]?t let me forget|never forget|make sure (?:that )?(?:i|to)|note to self|reminder(?! (?:laga|set|bana|kar|daal|dal|rakh|सेट|लगा|डाल|रख))|(?:add|create|make|new) (?:a |an |new |another )*(?:task|todo|to-do|note)(?= \\S)|(?:add|put) (?:this )?(?:to|on|in) (?:my|the) (?:to-?do |task |reminder )?(?:list|calendar|tasks|reminders|todos?)|(?:make a )?note (?:to|that)(?= \\S)|todo|to-do|to do|(?:task|note)(?=\\s*[:-]))(?:\\s*[:-])?(?: ${joint})?(?: |$)`,
    ),
  },
  // Add buy milk to my list.
  {
    words: words('add put'),
    politely: sticky(
      `(?:add|put) (?!(?:a|an|new|another|this) (?:task|todo|to-do|note))(\\S(?:.*\\S)?) (?:to|on|in) (?:my|the) (?:to-?do |task |reminder )?(?:list|calendar|tasks|reminders|todos?)${end}`,
    ),
  },
  // I need a reminder for my sister's birthday.
  {
    words: kinds,
    english: true,
    politely: sticky(
      `i(?:['’]d)? (?:need|want|like|would like) (?:${article} )+${kind}(?! set\\b)(?: ${joint})?(?= \\S)`,
    ),
  },
  {
    words: words('tell know'),
    english: true,
    politely: sticky(`${ask}(?:please )?(?:tell me|let me know)(?: (?:to|that i (?:need|have) to))(?= \\S)`),
  },
  {
    words: words('remind notify alert ping'),
    closing: spaced(
      `[\\s,.;?!-]*(?:please |and )?${ask}(?:please )?(?:(?:remind|alert|notify|ping) (?:me|us)|remind)(?: (?:about|of) (?:it|this|that))?(?: please)?${end}`,
    ),
  },
  {
    words: words('forget'),
    closing: spaced(
      `[\\s,.;-]+(?:please |and )?(?:do not|don['’]?t|never)(?: let me)? forget(?: (?:it|this|that))?${end}`,
    ),
  },
  {
    words: words('reminder alarm'),
    closing: spaced(`[\\s,.;-]+(?:please )?(?:set|create|add|make) (?:a |an )?${kind}${end}`),
  },

  {
    words: yaad,
    politely: sticky(
      `(?:${name} ko (?=.* (?:ki|ke|to|about) ))?(?:yaad|yad) (?:dila|dilwa|karwa|kara|rakh)\\w*(?: (?:do|de|dena|den|dijiye|dijiyega|doge|dogi|denge|dengi|hoga|sakte|sakti|hai|hain|ho|kya))*(?: (?:ki|ke|to|about))?(?: (?:${me}))?(?: |$)`,
    ),
  },
  {
    words: yaadInHindi,
    opening: spaced(
      '^(?:क्या (?:आप|तुम) )?(?:(?:कृपया|प्लीज) )?(?:(?:मुझे|हमें) )?याद (?:दिला|रख)\\S*(?: (?:देना|दो|दीजिए|दीजिएगा|दें))?(?: कि)?(?: मुझे)?(?: |$)',
    ),
  },
  {
    words: yaad,
    closing: spaced(
      `(?:^|[\\s,])(?:${before} )?(?:(?:${me}) )?(?<!\\bko )(?:yaad|yad) (?:dila|dilwa|karwa|kara|rakh|dilasak)\\w*(?: ${hindiVerb})*${end}`,
    ),
  },
  {
    words: yaadInHindi,
    closing: spaced(`(?:^|[\\s,])(?:${before} )?(?:मुझे )?याद (?:दिला|रख)\\S*(?: ${hindiVerb})*${end}`),
  },
  {
    words: hindiReminder,
    opening: spaced(
      '^(?:(?:mere|hamare|मेरे|हमारे) (?:liye|lie|लिए) )?(?:(?:ek|naya|एक|नया) )*(?:reminder|alarm|रिमाइंडर|अलार्म) (?:set up|setup|set|laga|banao|bana|daal|dal|rakh|सेट|लगा|करो|डाल|रख|create)\\S*(?: (?:kar|karo|kare|karen|do|de|dena|kijiye|करो|करें|दो))*(?: (?:ka|की|का|ki|ke liye|ke|for|to|कि|के लिए))?(?:,? |$)',
    ),
  },
  {
    words: hindiReminder,
    beside: setting,
    opening: spaced(`^(?:set|setup|set up) (?:kar|karo|kare|karen) (?:(?:ki|ke|to) )?`),
  },
  {
    words: words('remind'),
    politely: sticky(`remind (?:kar|kr|kij)\\w*(?: (?:do|dena|de))?(?: (?:ki|ke))?(?: |$)`),
  },
  {
    words: hindiReminder,
    closing: spaced(
      `(?:^|[\\s,])(?:${before} )?(?:(?:${me}) )?(?:(?:ek|naya|nayi|new|mera|meri|mere liye|ka|ke) )*(?:reminder|alarm|रिमाइंडर|अलार्म)s? (?:ko )?(?:set|setup|set up|laga\\w*|bana\\w*|ka?r(?:do|na|o)?|create|add|generate|rakh\\w*|bhej\\w*|activate|chah\\w*|de|do|on|सेट|लगा\\S*|बना\\S*)(?: ${hindiVerb})*${end}`,
    ),
  },
  {
    words: words('remind'),
    closing: spaced(`(?:^|[\\s,])(?:${before} )?(?:(?:${me}) )?remind ${hindiVerb}(?: ${hindiVerb})*${end}`),
  },
  {
    words: forgetting,
    closing: spaced(
      `(?:^|[\\s,])(?:(?:bhoolna|bhulna|bhool|bhul|भूलना) (?:mat|nahi|nahin|na|मत|नहीं)|(?:mat|na|मत) (?:bhoolna|bhulna|bhooliyega|भूलना))${end}`,
    ),
  },
  {
    words: forgetting,
    opening: spaced(
      '^(?:(?:bhoolna|bhulna|bhool|bhul|भूलना) (?:mat|nahi|nahin|na|मत|नहीं)|(?:mat|na|मत) (?:bhoolna|bhulna|bhooliyega|भूलना))(?: |$)',
    ),
  },
  { words: words('reminder'), closing: spaced(`(?<=\\S)(?<!set|an?|the|my) reminder${end}`) },
]

/** Returns the carriers that may occur in a text, judging by its words. Usually none. */
export function carriersIn(tokens: readonly Token[]): readonly Carrier[] {
  let asked = 0
  let beside = besideNothing
  for (const { word, hints } of tokens) {
    if ((hints & hint.carrier) === 0) continue
    asked |= askedBy.get(word) ?? 0
    beside |= besideBy.get(word) ?? 0
  }
  const found: Carrier[] = []
  // Each bit is the index of a carrier; iterates from the lowest bit.
  for (let present = asked & beside; present !== 0; present &= present - 1)
    found.push(carriers[31 - Math.clz32(present & -present)]!)
  return found
}

/** For each word, the carriers it may be the request of, and those it may accompany, as bits. */
const askedBy = new Map<string, number>()
const besideBy = new Map<string, number>()
/** The carriers that need no accompanying word. */
let besideNothing = 0
carriers.forEach(({ words: asked, beside }, index) => {
  const bit = 1 << index
  for (const word of asked) askedBy.set(word, (askedBy.get(word) ?? 0) | bit)
  if (beside) for (const word of beside) besideBy.set(word, (besideBy.get(word) ?? 0) | bit)
  else besideNothing |= bit
})
addHint([...askedBy.keys(), ...besideBy.keys()], hint.carrier)

/** Removes the phrases that ask for a reminder from the text. */
export function withoutCarriers(text: string, present: readonly Carrier[]): string {
  if (present.length === 0) return text
  let left = text.replace(/[\s.]+$/, '')
  // 'Remind me to set an alarm' contains one request; what follows it is the task.
  let asked = false
  for (let round = 0; round < 3; round++) {
    const start = left
    for (const { english, opening, politely, closing } of present) {
      if (asked && english) continue
      if (closing) left = left.replace(closing, '')
      const match = politely ? afterPoliteWords(left, politely) : opening?.exec(left)
      if (!match) continue
      left = match[1] ?? left.slice(match.index + match[0].length)
      asked ||= english === true
    }
    left = left.trim()
    if (left === start) break
  }
  return left === text ? left : left.replace(/[?!]+$/, '')
}

/** Matches the request after as many polite words as possible; one shared pattern recognizes these. */
function afterPoliteWords(text: string, request: RegExp): RegExpExecArray | null {
  const starts = [0]
  politeWords.lastIndex = 0
  while (politeWords.test(text)) starts.push(politeWords.lastIndex)
  for (const start of starts.reverse()) {
    request.lastIndex = start
    const match = request.exec(text)
    if (match) return match
  }
  return null
}
