import type { Reading, Span } from '../reading.ts'
import { isRelative, placeWords, roles } from './words.ts'

/** A detail of a text, and its place there. */
export type Detail = Span & { value: string }

/** The person, amount, place, phone number and link of a reminder. */
export type Details = {
  person: Detail | null
  /** In rupees, as a decimal number: '250000', '99.50'. */
  amount: Detail | null
  place: Detail | null
  /** As dialled: digits, with '+' if a country code was written. */
  phone: Detail | null
  /** Including the scheme. */
  link: Detail | null
}

/**
 * Finds the details of a text, outside the words read as day or time. Nothing uncertain is returned: a person is a
 * relative ('mummy'), a role ('plumber'), or a capitalized name in a position for people ('call Ramesh', 'Rahul ko').
 */
export function detailsOf(written: string, reading: Pick<Reading, 'spans'>): Details {
  const text = written.slice(0, mostSearched)
  const link = linkIn(text)
  const phone = phoneIn(text, [link])
  const amount = amountIn(text, [link, phone, ...reading.spans])
  const taken = [link, phone, amount, ...reading.spans]
  const place = placeIn(text, taken)
  return { person: personIn(text, [...taken, place]), amount, place, phone, link }
}

/** Only this many characters are searched; a reminder is a line or two. */
const mostSearched = 1000

const overlaps = (one: Span, others: readonly (Span | null)[]) =>
  others.some((other) => other && one.start < other.end && one.end > other.start)

const url =
  /\b(?:https?:\/\/|www\.)[^\s<>"']+|\b(?:[a-z0-9-]+\.)+(?:com|in|org|net|io|co|app|gov|edu|me|dev|us)(?:\/[^\s<>"']*)?(?![\w@])/gi

function linkIn(text: string): Detail | null {
  for (const match of text.matchAll(url)) {
    const written = match[0].replace(/[.,;:!?)\]]+$/, '')
    // The domain of an email address.
    if (text[match.index - 1] === '@') continue
    const value = /^https?:/i.test(written) ? written : `https://${written}`
    return { value, start: match.index, end: match.index + written.length }
  }
  return null
}

/** Matches Indian mobile and landline numbers, numbers with a country code, and toll-free numbers. */
const phoneNumber =
  /(?<![\d.,/-])(?:\+\d{1,3}[\s-]?(?:\d[\s-]?){7,11}\d|0?[6-9]\d{4}[\s-]?\d{5}|0\d{2,4}[\s-]\d{6,8}|0\d{2,4}[\s-]\d{3,4}[\s-]\d{4}|1800[\s-]?\d{3}[\s-]?\d{3,4})(?![\d/-]|[.,]\d)/g
const noPhone =
  /(?:pnr|otp|order|id|account|a\/c|acc|aadhaar|aadhar|uan|invoice|policy|consumer|awb|ref)(?:\s+(?:no|number|num|id))?[.:#\s-]*$/i

function phoneIn(text: string, taken: readonly (Span | null)[]): Detail | null {
  for (const match of text.matchAll(phoneNumber)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (overlaps(span, taken) || noPhone.test(text.slice(0, match.index))) continue
    const digits = match[0].replace(/[^\d+]/g, '')
    return { value: digits, ...span }
  }
  return null
}

const number = '\\d{1,3}(?:,\\d{2,3})+(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?'
const scale = 'k|hazaa?r|hajaa?r|thousand|lakhs?|lacs?|crores?|cr|हज़ार|हजार|लाख|करोड़'
const rupees = 'rupees?|rupaye|rupaiye|rupay|rs|bucks|inr|रुपये|रुपए|रूपये|/-'
const marked = new RegExp(`(?:₹|\\b(?:rs|inr)\\b\\.?)\\s*(${number})(?:\\s*(${scale})(?![\\p{L}\\p{M}]))?`, 'giu')
const counted = new RegExp(`(?<![\\d.,/:₹-])(${number})\\s*(?:(${scale})\\s*)?(?:${rupees})(?![\\p{L}\\p{M}])`, 'giu')
const scaled = new RegExp(`(?<![\\d.,/:-])(${number})\\s*(${scale})(?![\\p{L}\\p{M}])`, 'giu')
/**
 * A bare number is an amount only next to a payment verb: 'pay 500 to Sunita', 'Rahul ko 2000 dene hain', '500 wapas
 * lena'.
 */
const paid = [
  new RegExp(
    `\\b(?:pay|send|transfer|give|return|refund|lend|collect|owe|deposit|withdraw|borrow)\\s+(?:[\\p{L}]+\\s+)?(${number})(?=\\s|$)(?!\\s*(?:kg|g|l|ml|pcs|packets?|bags?|boxes|copies|mails?|emails?|people|messages?|photos?|am|pm|baje|days?|books?|chairs?)\\b)`,
    'giu',
  ),
  new RegExp(
    `(?<![\\d.,/:-])(${number})\\s+(?:dene|dena|lene|udhaar|wapas|bhejne|jama|देने|देना|लेने|उधार|वापस|जमा)(?![\\p{L}\\p{M}])`,
    'giu',
  ),
]

/** Payments whose number of three digits or more is their amount: 'school fees 18500', '12000 rent'. */
const dues =
  'fees?|rent|kiraya|emi|bill|premium|salary|pagaar|maintenance|sip|tax|challan|donation|chanda|फीस|किराया|बिल|किस्त|वेतन'
const due = [
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${dues})\\s+(${number})(?=\\s|$)`, 'giu'),
  new RegExp(`(?<![\\d.,/:\\p{L}-])(${number})\\s+(?:\\p{L}+\\s+)?(?:${dues})(?![\\p{L}\\p{M}])`, 'giu'),
]

function amountIn(text: string, taken: readonly (Span | null)[]): Detail | null {
  for (const pattern of [marked, counted, scaled, ...paid]) {
    for (const match of text.matchAll(pattern)) {
      const start = pattern === paid[0] ? match.index + match[0].length - match[1]!.length : match.index
      const end = pattern === paid[1] ? match.index + match[1]!.length : match.index + match[0].length
      const value = inRupees(match[1]!, pattern === paid[0] || pattern === paid[1] ? undefined : match[2])
      if (!overlaps({ start, end }, taken) && Number(value) > 0) return { value, start, end }
    }
  }
  for (const pattern of due)
    for (const match of text.matchAll(pattern)) {
      const value = inRupees(match[1]!)
      const start = match.index + match[0].indexOf(match[1]!)
      const span = { start, end: start + match[1]!.length }
      // A year is none: 'tax 2026'.
      if (Number(value) >= 100 && !/^20[2-4]\d$/.test(value) && !overlaps(span, taken)) return { value, ...span }
    }
  return null
}

function inRupees(written: string, unit = ''): string {
  const factor = /^(?:k|t|ha|हज)/i.test(unit)
    ? 1000
    : /^(?:l|लाख)/i.test(unit)
      ? 100_000
      : /^(?:c|कर)/i.test(unit)
        ? 10_000_000
        : 1
  return String(Math.round(Number(written.replaceAll(',', '')) * factor * 100) / 100)
}

/** Matches capitalized words: 'Cafe Mondegar', 'St. Mary’s School'. */
const properName = "\\p{Lu}[\\p{L}\\p{M}'’.]*(?:\\s+(?:of|de|the|and|&)?\\s*\\p{Lu}[\\p{L}\\p{M}'’]*){0,3}"
const afterPlaceWord = new RegExp(
  `(?<![\\p{L}])(?:at|from|near|in|to|outside|opposite)\\s+(?:the\\s+)?(${properName}(?:\\s+(?:${placeWords}))?)(?![\\p{L}\\p{M}])`,
  'gu',
)
const withKind = new RegExp(`(?<![\\p{L}])(${properName}\\s+(?:${placeWords}))(?![\\p{L}\\p{M}])`, 'gu')
const alone = new RegExp(`(?<![\\p{L}])(?:at|from|near|to)\\s+(?:the\\s+)?(${placeWords})(?![\\p{L}\\p{M}])`, 'giu')

function placeIn(text: string, taken: readonly (Span | null)[]): Detail | null {
  for (const pattern of [withKind, afterPlaceWord, alone]) {
    for (const match of text.matchAll(pattern)) {
      const value = match[1]!.replace(/^(?:Call|Meet|Visit|Go|Reach|Pick|Drop|Book|Pay)\s+/, '')
      const start = match.index + match[0].lastIndexOf(value)
      // 'At Cafe Mondegar Saturday': ends before the day.
      const ends = taken.flatMap((other) => (other && other.start > start ? [other.start] : []))
      const end = Math.min(start + value.length, ...ends)
      const place = text.slice(start, end).trim()
      if (place === '' || overlaps({ start, end }, taken) || isPersonAfterTo(text, match.index, place)) continue
      return { value: place, start, end: start + place.length }
    }
  }
  return null
}

const toPerson =
  /\b(?:pay|send|give|transfer|talk|speak|reply|write|email|mail|text|message|whatsapp|forward|return|gift|say|wish|₹?\d[\d,.]*(?:k| lakh)?)\b.*$/i

/**
 * Whether the name after 'to' is a person ('pay 500 to Sunita') rather than a place ('fly to Pune'). The same applies
 * to 'from Ravi' after money or things received.
 */
function isPersonAfterTo(text: string, at: number, value: string): boolean {
  if (new RegExp(`(?:${placeWords})$`, 'iu').test(value)) return false
  return /^to\s/i.test(text.slice(at)) && toPerson.test(text.slice(0, at))
}

const verbs =
  'pick up|drop|fetch|bring|call|ring|phone|dial|ping|text|message|msg|whatsapp|email|mail|meet|remind|ask|tell|invite|wish|visit|thank|nudge|inform|pay|follow up with|talk to|speak to|speak with|lunch with|dinner with|breakfast with|coffee with|meeting with|with|to|for'
const anyCase = verbs.replace(/(?<![a-z ])[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
const namedAfter = new RegExp(
  `(?<![\\p{L}])(?:${anyCase})\\s+(?:my\\s+|the\\s+)?((?:(?:Mr|Mrs|Ms|Dr|Shri|Smt)\\.?\\s+)?\\p{Lu}[\\p{L}\\p{M}’']+(?:\\s+\\p{Lu}[\\p{Ll}\\p{M}]+)?)`,
  'gu',
)
const beforeKo =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}’']{2,}(?:\s+(?:ji|uncle|aunty|bhai|didi|sir|madam|जी))?)\s+(?:ko|se|ke (?:saath|sath|ghar|paas)|को|से|के साथ)(?![\p{L}\p{M}])/giu

function personIn(text: string, taken: readonly (Span | null)[]): Detail | null {
  const find = (pattern: RegExp, fits: (name: string) => boolean): Detail | null => {
    for (const match of text.matchAll(pattern)) {
      const value = match[1]!
      const start = match.index + match[0].lastIndexOf(value)
      const span = { start, end: start + value.length }
      if (fits(value) && !overlaps(span, taken)) return { value: capitalized(value), ...span }
    }
    return null
  }
  const isName = (name: string) => /^\p{Lu}/u.test(name) && !noName.test(name)
  return (
    find(namedAfter, isName) ??
    find(beforeKo, (name) => isName(name) || isKnown(name)) ??
    find(/(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,})(?![\p{L}\p{M}])/gu, isKnown)
  )
}

const isKnown = (name: string) => isRelative.test(name) || roles.test(name)
/** Capitalized words that are not people. */
const noName =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Diwali|Holi|Christmas|Eid|The|My|Our|Bank|School|Office|Amazon|Flipkart|Netflix|Google|Zoom|WhatsApp|EMI|SIP|GST|LIC|HDFC|SBI|ICICI|Airtel|Jio)\b/

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
