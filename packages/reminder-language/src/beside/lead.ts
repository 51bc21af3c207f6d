import type { Span } from '../reading.ts'
import { lengthSource, minutesOf } from './length.ts'

/** How long ahead a text asks to be reminded of what it says, and the words that ask. */
export type LeadSaid = Span & { minutes: number }

const most = 40_320
/** Tags and a priority may follow. */
const end = '(?=(?:\\s+(?:#[\\p{L}\\p{M}\\p{N}_-]+|p[1-4]|!{1,3}[1-4]?))*[\\s,.;!।]*$)'
const asks =
  '(?:please\\s+|pls\\s+)?(?:(?:with|and|also|set|aur)\\s+)*(?:an?\\s+|the\\s+|my\\s+)?(?:remind(?:\\s+me)?|reminder|alert(?:\\s+me)?|alarm|notify(?:\\s+me)?|notification|ping(?:\\s+me)?|warn\\s+me|tell\\s+me)(?:\\s+(?:me|at|set|for|about|it|of|this|that))*'
const before = '(?:before(?:hand)?|earlier|early|prior|ahead|in\\s+advance|advance|pehle|pahle|pehley|phle|पहले)'
const what = '(?:\\s+(?:(?:to|of)\\s+)?(?:it|that|this|then|start|departure|the\\s+\\p{L}+))?'
const asksAfter =
  '(?:(?:mujhe|mujhko|muje|मुझे)\\s+)?(?:ya+d\\s+(?:dil\\p{L}+|kar\\p{L}*)|bata(?:na|o|do|dena)?|alert|alarm|remind(?:er)?|notify|notification|याद\\s+(?:दिला[\\p{L}\\p{M}]*|कर[\\p{L}\\p{M}]*)|बता(?:ना|ओ)?|अलार्म|रिमाइंड(?:र)?)(?:\\s+(?:me|bhi|kar\\p{L}*|dena|do|de|dijiye|dijiyega|laga\\p{L}*|baja\\p{L}*|set|देना|दो|दे|दीजिए|दीजिएगा|कर[\\p{L}\\p{M}]*|लगा[\\p{L}\\p{M}]*|बजा[\\p{L}\\p{M}]*))*'
const joint =
  '(?<![\\p{L}\\p{M}\\p{N}])(?:(?:and|aur|और)\\s+)?(?:(?:us\\s*se|usse|isse|उससे|इससे|उस\\s+से|us\\s+se|se|से)\\s+)?'

const forms = [
  // 'remind me 3 hours before', 'with reminder 3h before', 'alert 30 min before the flight'
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${asks}\\s+(${lengthSource})\\s*${before}${what}${end}`, 'iu'),
  // 'remind me before 30 minutes'
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${asks}\\s+before\\s+(${lengthSource})${end}`, 'iu'),
  // 'interview 2-3pm, 15 min before'
  new RegExp(`(?<=[,;]\\s*)(${lengthSource})\\s*${before}${end}`, 'iu'),
  // '2 ghante pehle yaad dilana', '10 min before reminder'
  new RegExp(`${joint}(${lengthSource})\\s*${before}(?:\\s+(?:hi|se|ka|ही|से|का))?\\s+${asksAfter}${end}`, 'iu'),
]

/** Most lines ask for nothing ahead. */
const mayAsk = /before|earl|prior|ahead|advance|p[ea]?h+le|पहले/i

/** What a line asks for ahead, at its end ('flight at 6:40, remind me 3 hours before'). The rest of the line is the event. */
export function leadIn(text: string): LeadSaid | null {
  if (!mayAsk.test(text)) return null
  for (const form of forms) {
    const match = form.exec(text)
    const minutes = match && minutesOf(match[1]!)
    if (!match || !minutes || minutes > most) continue
    const words = match[0].replace(/[\s,.;!।]+$/u, '')
    return { start: match.index, end: match.index + words.length, minutes }
  }
  return null
}

const leading = new RegExp(
  `^\\s*(?:please\\s+|pls\\s+)?(?:remind|alert|notify|ping)\\s+me\\s+(${lengthSource})\\s*(?:before|prior\\s+to|ahead\\s+of)\\s+(?:my|our|the)\\s+(?=\\S)`,
  'iu',
)

/** 'Remind me 15 min before my 5 pm call': what follows is the event, unless it says what is to be done before it. */
export function leadBefore(text: string): LeadSaid | null {
  const match = leading.exec(text)
  const minutes = match && minutesOf(match[1]!)
  if (!match || !minutes || minutes > most || /\b(?:to|ko|that)\b/i.test(text.slice(match[0].length))) return null
  const start = match[0].search(/\S/)
  return { start, end: match[0].trimEnd().length, minutes }
}
