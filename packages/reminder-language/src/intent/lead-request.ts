import { maxLeadMinutes } from '../event-timing/lead.ts'
import type { Reading } from '../reading.ts'

/** How many minutes in advance to be reminded, and of what. */
export type LeadRequest = { minutes: number; about: string }

const source = (text: string) => new RegExp(text, 'iu')

const polite =
  '(?:(?:hey|ok|okay|please|pls|plz|can you|could you|kindly|zara|bhai|yaar|just|mujhe|muze|hume|मुझे|हमें)[\\s,]+)*'
const unit =
  '(?:m|mins?|minutes?|minat|minit|h|hrs?|hours?|ghant[aeo]n?|days?|din|weeks?|haft[aeo]|मिनट|मिनिट|घंटा|घंटे|घण्टा|घण्टे|दिन|हफ्ता|हफ्ते|हफ़्ते|सप्ताह)'
const number =
  '(?:\\d+(?:\\.\\d+)?\\s*|(?:(?:half|quarter|of|an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|ek|do|teen|cha+r|pa+nch|das|pandrah|bees|tees|a+dh[aei]|pa+v|pau?n[ae]?|sava|de[dr]h|dha+i|एक|दो|तीन|चार|पांच|पाँच|दस|पंद्रह|बीस|तीस|आधा|आधे|पाव|पौन|सवा|डेढ़|ढाई)\\s+){1,3})'
const length = `(?<length>${number}${unit})`
const noun = '(?<about>\\S(?:.*?\\S)??)'
const end = '[\\s.!]*$'
const before = '(?:before|ahead of|prior to)'
const pehle = '(?:pehle|pahle|pehele|phele|pahele|पहले)'
const ask = '(?:remind|alert|notify|ping|warn|tell|wake|buzz)\\s+(?:me|us)'
const set = '(?:set|add|put|create|laga\\w*)\\s+(?:(?:a|an|the|my)\\s+)?(?:reminder|alarm|alert)'
const yaad =
  '(?:(?:mujhe|muze|hume|मुझे|हमें)\\s+)?(?:(?:ek\\s+|एक\\s+)?(?:yaad\\s*dil\\S*|remind\\s+kar\\S*|reminder|alarm|alert|bata\\S*|याद\\s*दिल\\S*|रिमाइंडर|अलार्म|बता\\S*))(?:\\s+(?:de|do|dena|dijiye|dijiyega|dijiega|na|kar|karo|karna|laga|lagao|lagana|chahiye|please|दे|दो|देना|दीजिए|ना|कर|करना|लगा|लगाओ|लगाना|चाहिए))*'

/** Patterns, matched against the text without its day and time words. */
const phrases = [
  // 'Remind me 15 min before school bus', 'set an alarm an hour before the flight'.
  source(`^${polite}(?:${ask}|${set})\\s+(?:about\\s+)?${length}\\s+${before}\\s+${noun}${end}`),
  // 'Remind me about school bus 15 minutes before'.
  source(
    `^${polite}(?:${ask}|${set})\\s+(?:about|of|for)\\s+${noun}\\s+${length}\\s+(?:before(?:hand)?|in advance|earlier|ahead(?: of time)?|prior)${end}`,
  ),
  // '15 min before school bus remind me'.
  source(`^${polite}${length}\\s+${before}\\s+${noun}[\\s,]+${ask}${end}`),
  // 'School bus se 15 min pehle yaad dilana', 'school bus ka reminder 15 min pehle laga do'.
  source(
    `^${polite}${noun}\\s+(?:(?:se|ke|ka|ki|से|के|का|की)\\s+)?(?:(?:time|samay|reminder|alarm|liye|टाइम|समय|लिए)\\s+(?:se\\s+|से\\s+)?)?${length}\\s+${pehle}\\s+(?:${yaad}|laga\\S*(?:\\s+(?:do|dena))?)${end}`,
  ),
  // '15 min pehle yaad dilana school bus ke liye'.
  source(`^${polite}${length}\\s+${pehle}\\s+${yaad}\\s+${noun}(?:\\s+(?:ka|ki|ke|se|ke liye|का|की|के|के लिए))?${end}`),
]

/**
 * Reads a request to be reminded ahead of an existing reminder; null if the sentence itself gives the time.
 *
 * @param bare the text without its day and time words.
 */
export function leadRequest(
  bare: string,
  reading: Reading,
  minutesIn: (length: string) => number | null,
): LeadRequest | null {
  if (reading.lead || reading.recurrence || (reading.time !== null && !reading.timeDefaulted)) return null
  for (const pattern of phrases) {
    const { length: query, about } = pattern.exec(bare)?.groups ?? {}
    const minutes = query === undefined ? null : minutesIn(query)
    if (about && minutes !== null && minutes > 0 && minutes <= maxLeadMinutes) return { minutes, about }
  }
  return null
}
