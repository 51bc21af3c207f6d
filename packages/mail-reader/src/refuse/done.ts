import type { Family } from '../vocabulary/kinds.ts'
import { words } from '../vocabulary/phrases.ts'

/** Courtesies at the end of a real reminder ('if you have already paid …'), and mentions of last month's payment. */
const courtesy =
  /(?:(?:if|in case|agar|यदि|अगर)[^.!?।\n]{0,60}(?:paid|payment|pay kar|bhugtan|भुगतान)[^.!?।\n]{0,60}|(?:ignore|disregard)[^.!?।\n]{0,40}(?:already|if paid|paid)[^.!?।\n]{0,30}|already paid\?[^.!?।\n]{0,40}|(?:last|previous|prior|earlier) payment[^.!?।\n]{0,80})/giu

/** Negated phrases such as 'has not been received yet': the matter is still open. */
const denied = /(?:\b(?:not|never|yet to be|unable to be)|nahi|नहीं)\s(?:yet\s)?(?:been\s)?[\p{L}\p{M}]+/giu

const cancelled = words(
  '(?:is|has been|have been|was|stands|been|stand|booking|ticket|appointment|order|trip|reservation|meeting|event|show|class|ptm|subscription|train|flight) (?:cancelled|canceled)|cancell?ation (?:confirm\\w*|request|successful|details|of your)|cancelled successfully|successfully cancelled|cancelled your|cancelled:|called off|cancel (?:ho gayi|ho gaya|kar di|kar diya)|radd|रद्द|refund (?:of|has|is|initiated|processed|approved|credited|will|request|status|for|amount)|refunded|रिफंड',
)
const cancelledSubject = words('cancell?ed|cancell?ation|refund|रद्द|called off')
const after = words(
  'how was|rate (?:your|us)|feedback|survey|review your|tell us about|share your experience|we would love to hear|thank you for (?:visiting|staying|flying|travelling|riding|choosing us|attending|shopping)|thanks for (?:visiting|flying|riding|attending)|hope you enjoyed|trip (?:summary|receipt)|your ride receipt|you missed|we missed you|sorry we missed',
)
const over = words('thank(?:s| you) for (?:riding|visiting|staying with|flying|travelling with|attending)')
const delivered = words(
  '(?<!(?:be|to be|yet|not) )(?:delivered)(?!\\s(?:by|today|tomorrow|before|between|soon))|deliver ho (?:gaya|gayi|chuka)|has been picked up|handed over|डिलीवर हो ग\\S+|picked up successfully',
)
const paid = words(
  [
    'payment (?:of .{0,40} )?(?:(?:has been|was|is|have been) )?(?:successful(?:ly)?|received|processed|completed|credited|confirmed|success|done)',
    'payment (?:confirmation|receipt|acknowledg\\w+|success\\w*)|received (?:your |the |a )?payment|receipt of (?:your |the )?(?:payment|rs|inr|premium)|thank(?:s| you) for (?:your |the |making )?(?:payment|paying|recharg\\w+)|successfully (?:paid|debited|processed|recharged|renewed|credited|received|activated|deducted|completed|charged)',
    '(?:has been|have been|was|were|is|been|stands) (?:(?:auto-?|successfully )?(?:debited|credited|paid|deducted|recharged|renewed|received|settled|charged|filed|collected))',
    "(?:premium|rent|fee|fees|emi|money|amount|bill|order|donation) (?:payment )?(?:receipt|received|paid)(?! (?:by|before|on or before|till|thereafter))|(?:recharge|renewal|auto-?pay|transaction|payment|mandate) (?:is |was |of .{0,20} is )?(?:successful|completed|success)|paid successfully|auto-?paid|paid in full|no (?:payment|amount) (?:is )?due|no dues|nothing (?:is )?due|you(?: have|'ve)? paid|we(?: have|'ve)? received|acknowledge (?:the )?receipt|received with thanks|e-?receipt|payslip|salary|credited to your|bhugtan (?:prapt|ho (?:gaya|chuka)|safal)|bhugtan (?:safaltapoorvak|mil gaya)|(?:recharge|payment) (?:ho gaya|ho chuka|safal|mil gaya)|jama ho (?:gaya|gayi|chuka|chuki)|kat (?:gaya|gaye|chuka|liya gaya)|भुगतान (?:प्राप्त|सफल|हो (?:गया|चुका)|मिल गया)|जमा हो (?:गया|गई|चुक\\S+)|प्राप्त हु[आई]|कट (?:गया|गए)|रसीद|raseed",
    '(?<!be |be auto-|be auto )(?:paid|received|debited|credited|collected|reali[sz]ed|deducted|charged|settled|recovered|executed) (?:on(?! or before)|towards)|(?:has been|was|stands) reali[sz]ed|(?:policy|plan|pack|pass|subscription|membership) (?:has been|have been|was|is) (?:auto-?)?(?:renewed|activated|active|issued)|we (?:have )?charged|plan activated$|(?:auto-?pay|instruction|mandate) executed',
  ].join('|'),
)
const paidSubject = words(
  'e-?receipt|receipt|received|successful(?:ly)?|paid|thank(?:s| you) for|confirmation of payment|credited|debited|debit alert|transaction alert|invoice paid|रसीद',
)
const nothingDue = words(
  'no (?:payment|amount) (?:is )?(?:required|needed|payable|due)|nothing (?:to pay|is due|due)|(?:please )?do not pay|in credit|(?:total amount due|total due|amount payable|amount due|net payable|bill amount)(?: is| of)?\\s?:?\\s?(?:(?:rs|inr)\\.?|₹)\\s?(?:-\\s?\\d+|0+(?:\\.0+)?(?!\\.?\\d))|कुछ भी देय नहीं',
)
/** Words in a subject that keep a mail which also mentions an earlier payment. */
const stillDue = words(
  'due|bill|statement|reminder|pay by|payable|overdue|unpaid|upcoming|expir(?:es|ing|y)|renew(?:al|s)?|देय|बिल|antim|last date',
)

/** Whether the matter is closed: paid, returned, cancelled or delivered. */
export function isDone(subject: string, snippet: string, family: Family): boolean {
  const body = snippet.replace(courtesy, ' ').replace(denied, ' ')
  const text = `${subject}\n${body}`
  if (cancelledSubject.test(subject) && !/free cancel|non-?refund/i.test(subject)) return true
  if (cancelled.test(text)) return true
  if (after.test(subject) || over.test(body)) return true
  if (family === 'delivery') return delivered.test(text)
  if (family === 'payment' && nothingDue.test(text)) return true
  if (family !== 'payment' && family !== 'school') return false
  if (paidSubject.test(subject) && !/not (?:been )?(?:received|paid)|unsuccessful/i.test(subject)) return true
  return paid.test(text) && !(stillDue.test(subject) && !paid.test(body.slice(0, 160)))
}
