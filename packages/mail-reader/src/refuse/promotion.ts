import { words } from '../vocabulary/phrases.ts'
import type { Judged } from './judged.ts'

const selling = words(
  [
    "in today.s|we break down|deep dive|explained|explainer|podcast|blog|edition|subscribers|this week in|weekly|daily brief|why \\w+ \\w+ matters|loved this|start your|days free|sale|sales|\\d{1,2} ?% ?(?:off|cashback|discount|ki chhoot|tak)|off on|up ?to \\d+ ?% ?(?:off)?|flat (?:rs|₹|\\d)\\S*(?: \\d+)?|discounts?|cashback|coupons?|promo|use code|code [a-z0-9]{4,}|offers?|deals?|hurry|last chance|limited(?:[- ](?:time|period|seats|stock|edition))?|slots filling|filling fast|selling fast|shop|buy (?:now|1|one|today)|order now|book now|book before|grab|exclusive|win|free|lowest|best price|start(?:s|ing)? (?:at|from|rs|₹)|switch (?:by|to|now)|enjoy (?:zero|up|flat|free)|combine|book today|reserve (?:your|now)|as low as|in minutes|dine|(?:reward|bonus|x) points|\\d+x|tours?|tour package|limited berths|fares? from|go(?:es)? live|on sale|set your alarm|near you|book (?:a|your) (?:slot|table|test|seat|tickets?)|packages?|is it time|get (?:a|your) (?:loan|card|quote)|half price|(?:a|per) night|(?:is|are) waiting|emi from|top-?up|eligible (?:amount|loan)|instant discount|carnival|final call|admissions|instant savings|treats?|drops? on|subscribe|placement|pre-?book|expected price|possession|sign before|add your name|learners|webinar|bootcamp|making charges|roundup|round-up|startups|funding|and more|this weekend|prices? drop|misses you|from (?:rs|₹)|at just|just (?:rs|₹)|pre-?approved|upgrade|apply now|apply by|get a quote|t&c|unsubscribe|newsletters?|register now|enrol+ now|masterclass|introducing|new arrivals?|watch now|coming (?:soon|this)|new on|read more|read on|digest|top stories|explore|discover|don't miss|ends (?:tonight|soon|at midnight|today|tomorrow)|expires? (?:tonight|at midnight)|vouchers?|gift|reward points|coins|points expire|earn|save (?:rs|₹|up ?to|big|extra|\\d)|unlock|eligible for|you may (?:also )?like|recommended|jobs? (?:for you|alert)|trending|bestsellers?|launch|festive|dhamaka|loot|bumper|loan offer|special (?:price|rates?)|invest now|compare|opinion|headlines|breaking",
    'chhoot|chhut|muft|sasta|sasti|mauka|jaldi karein|kharidein|khareedein|aaj hi|sirf aaj|छूट|ऑफर|मुफ्त|मुफ़्त|सेल|खबरें|खबर|समाचार|सिर्फ आज|जल्दी करें|खरीदें|मौका',
  ].join('|'),
  'gu',
)
const owed = words(
  'due date|payment due|amount due|total due|min(?:imum)? (?:amount )?due|amount payable|bill amount|bill (?:is|of|for|no|date)|your .{0,30}bill|is due|due on|due by|due for|total amount|will be (?:debited|charged|deducted)|will (?:auto-?)?renew|auto-?renew\\w*|pnr|booking (?:id|ref\\w*|confirmed|confirmation)|ticket (?:no|booked|confirmed)|e-?ticket|policy (?:no|number|xx)\\S*|your (?:\\S+ ){0,3}(?:policy|appointment|plan|pack|subscription|membership|warranty|package|order|shipment|parcel|domain|trial|slot|interview|tickets?|stay|reservation)|is scheduled|has invited|you are registered|registered for|(?:thank you for|thanks for) registering|registration confirmed|antim tithi|last date|consumer no\\S*|ca no\\S*|loan (?:a/c|account|no)|emi of|instal+ment of|fees? (?:of|reminder)|renewal (?:notice|premium|due)|grace period|late fee|disconnection|अंतिम तिथि|देय|बिल|भुगतान|parents?|abhibhavak|अभिभावक|amc|we are getting|please join us|cordially',
  'gu',
)
const masked = /(?<![\p{L}\p{N}])(?:[x*]{2,}[\s-]?[\da-z]{2,}|(?:ending|ending with|ending in)\s?\d{2,4})/giu
const marketingAddress =
  /(?:^|[._+-])(?:offers?|promo(?:tions?)?|deals?|marketing|newsletters?|news|mailers?|campaigns?|store-news|rewards?|shop|jobs?|recommendations?|digest|editorial|daily|brief|learn|hello-offers)(?:$|[._+-])|jobs?-|^promo/

/** Senders of social mail: networks, job boards, magazines. */
const chatter = new Set(
  'facebookmail facebook linkedin twitter x instagram quora pinterest medium substack reddit glassdoor indeed naukri github gitlab atlassian slack notion asana trello change'.split(
    ' ',
  ),
)

/** Announcements to everyone, without an appointment. */
const notice = words(
  'downtime|(?:be|is) (?:temporarily )?(?:unavailable|not available)|not be available|scheduled maintenance|maintenance window|record date|schedule of charges|terms (?:of|and) \\w+|privacy policy|voter awareness|in review|remain(?:s)? closed|holiday (?:notice|list)|will not work|what(?:.s| is) new',
)

/** Whether a mail promotes or announces more than it bills. */
export function isPromotion({ subject, snippet, sender, family }: Judged): boolean {
  const [head, body] = [subject.toLowerCase(), snippet.toLowerCase()]
  if (chatter.has(sender.label) || notice.test(`${subject}\n${snippet}`)) return true
  const sold = 2 * count(head, selling) + count(body, selling) + (marketingAddress.test(sender.local) ? 3 : 0)
  const due = 4 * count(head, owed) + 2 * count(body, owed) + count(`${head}\n${body}`, masked)
  // If nothing is owed, one sales word is enough to ignore a day on which 'it ends'.
  return sold >= (family === 'payment' && due < 2 ? 1 : 2) && sold > due
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
