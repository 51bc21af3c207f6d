import type { Reading } from '../reading.ts'
import type { Intent } from './request.ts'

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

type ParsedText = { text: string; bare: string; reading: Reading }

/**
 * Whether a sentence that fits a request is a task of its own instead.
 *
 * @param bare the text without its day and time.
 */
export function isTask(intent: Intent, about: string, { text, bare, reading }: ParsedText): boolean {
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
