import type { MailKind, MailReminder } from '../mail.ts'
import { words } from './phrases.ts'

/** How a kind of mail is read: its subject matter, and which of its days and amounts count. */
export type Family = 'payment' | 'journey' | 'stay' | 'delivery' | 'meeting' | 'school' | 'keeping'

export const families: Readonly<Record<MailKind, Family>> = {
  bill: 'payment',
  'card statement': 'payment',
  recharge: 'payment',
  insurance: 'payment',
  emi: 'payment',
  rent: 'payment',
  tax: 'payment',
  investment: 'payment',
  subscription: 'payment',
  train: 'journey',
  flight: 'journey',
  bus: 'journey',
  cab: 'journey',
  hotel: 'stay',
  courier: 'delivery',
  return: 'keeping',
  appointment: 'meeting',
  school: 'school',
  event: 'meeting',
  warranty: 'keeping',
  document: 'keeping',
}

/** Returns the type of reminder for a kind of mail: a bill for all payments, an event by default. */
export function typeOf(kind: MailKind): MailReminder['type'] {
  if (kind === 'warranty' || kind === 'subscription') return kind
  if (families[kind] === 'payment') return 'bill'
  return 'event'
}

/** Words that indicate a kind, each with its weight; a word in the subject counts twice. */
export const kindWords: readonly (readonly [MailKind, number, RegExp])[] = (
  [
    ['card statement', 8, 'min(?:imum)?\\.? (?:amount |amt |payment )?due|minimum payment|न्यूनतम(?: देय)?|कार्डधारक'],
    [
      'card statement',
      6,
      'credit card (?:e-?)?(?:statement|bill|payment|outstanding|dues?)|card (?:e-?)?statement|card bill|card dues|card payment due|(?:sbi card|onecard|card) (?:monthly )?statement|credit card (?:account )?(?:ending|no|number|xx)|onecard|sbi card|क्रेडिट कार्ड',
    ],
    [
      'card statement',
      4,
      'cards|statement|total (?:payment |amount )?due|credit card|cardholder|card ending|card member|cardmember|closing balance|कार्ड',
    ],
    [
      'recharge',
      4,
      'recharge|plan (?:is )?(?:expir\\w+|valid\\w*|khatam)|pack (?:is )?(?:expir\\w+|valid\\w*|khatam)|prepaid|low balance|validity|internet pack|रिचार्ज',
    ],
    ['recharge', 2, 'प्लान|पैक|data pack|pack|talktime|sub id|unlimited'],
    [
      'insurance',
      4,
      'premium due|policy (?:no|number|renewal|is due|expir\\w+|xx)|renewal premium|insurance|policyholder|mediclaim|third-?party|cover is mandatory|needs cover|car cover|motor cover|bima|beema|बीमा|पॉलिसी',
    ],
    ['insurance', 3, 'annual premium|premium|policy|insured|insurer|no claim bonus|ncb|प्रीमियम'],
    ['emi', 4, 'emi|repayment|lan|loan (?:account|a/c|instal+ment|repayment|no)|instal+ment|ऋण|किस्त|kist|ईएमआई'],
    ['emi', 2, 'loan|nach|ecs|interest (?:payment|of|due)'],
    ['rent', 9, 'rent|rental|lease'],
    ['rent', 6, 'kiraya|kiraaya|किराया'],
    [
      'tax',
      5,
      'advance tax|gstr-?\\w*|income tax return|itr|property tax|tds|road tax|professional tax|house tax|outstanding demand|file your (?:return|itr)|tax return|e-?challan|challan|गृहकर|संपत्ति कर|आयकर',
    ],
    ['tax', 1, 'tax|filing|assessment year|ay'],
    [
      'investment',
      5,
      'sip|mutual fund|fixed deposit|fd|recurring deposit|rd instal+ment|ppf|nps|matur(?:es|ity|ing)|demat|sukanya',
    ],
    [
      'subscription',
      4,
      'subscription|class pack|membership|auto-?renew\\w*|free trial|trial (?:ends|period|is ending|expires)|next billing date|domain|ssl|hosting|your (?:\\w+ )?plan (?:will )?(?:renew|end|expire)s?|renewal of your plan|e-?mandate|pre-?debit(?: notification)?|upi mandate|सदस्यता|सब्सक्रिप्शन',
    ],
    ['subscription', 2, 'renew\\w*|premium plan|trial|billing'],
    [
      'bill',
      4,
      '(?:maintenance|electricity|water|gas|broadband|postpaid|mobile|phone|landline|power|energy|internet|wifi|fiber|dth|utility|bijli|paani|png|maintenance|society|hospital|credit) (?:ka )?(?:bill|charges|dues)|bill|e-?bill|bijli|invoice|बिल|maintenance (?:charges|dues|bill)|society dues',
    ],
    ['bill', 1, 'due|dues|overdue|pay|payable|bhugtan|jama|debited|charged|भुगतान|जमा'],
    ['event', 1, 'booked|confirmed|scheduled|visit|reminder for your|slot'],
    ['bill', 5, 'hisaab|hisab|balance payment|हिसाब'],
    ['bill', 3, 'maintenance|belated payment|charges'],
    [
      'bill',
      2,
      'amount payable|due date|amount due|consumer no|late (?:fee|payment)|outstanding|dues|payable|postpaid',
    ],
    [
      'train',
      6,
      'train(?: no| number)?|irctc|railway\\w*|vande bharat|duronto|garib rath|humsafar|tejas|intercity|superfast|\\d{5} \\S+(?: \\S+)? exp(?:ress)?|coach|berth|गाड़ी|ट्रेन|रेल|doj',
    ],
    ['train', 3, 'rajdhani exp\\w*|shatabdi|exp|pnr|पीएनआर'],
    [
      'flight',
      6,
      'flight|boarding pass|web check-?in|airlines?|airways|itinerary|indigo|air india|vistara|akasa|spicejet|emirates|air [a-z]+|g9[ -]?\\d{3}|6e[ -]?\\d{2,4}|(?:ai|uk|sg|qp|ix|i5|g8|ek|qr|sq)[ -]?\\d{3,4}|terminal|उड़ान|फ्लाइट|udaan',
    ],
    ['flight', 2, 'pnr|airport|departs|departure'],
    [
      'bus',
      6,
      'bus|zingbus|flixbus|intrcity|nuego|shivneri|shivshahi|redbus|abhibus|volvo|airavat|travels|boarding point|[a-z]{1,4}rtc|isbt|बस',
    ],
    ['bus', 3, 'boarding|your seat|seat|date of journey|ticket no'],
    ['cab', 3, 'pick-?up(?! of)|drop'],
    ['hotel', 3, 'reservation'],
    ['cab', 1, 'your trip'],
    ['cab', 6, 'cab|taxi|ride|uber|ola|driver details|zoomcar|revv|self-?drive|chauffeur'],
    [
      'hotel',
      6,
      'hotel|check-?\\s?in date|check-?\\s?out|checkout|hotels|your stay|homestay|resort|guest house|your holiday|room\\(?s?\\)?|\\d nights?|होटल|oyo|airbnb',
    ],
    [
      'courier',
      5,
      'your (?:order|package|parcel|shipment|delivery)|shipment|parcel|package|courier|out for delivery|aapka (?:order|parcel)|deliver ho|consignment|awb|speed post|will be delivered|expected delivery|arriving|refill|lpg|ऑर्डर|शिपमेंट|पार्सल|डिलीवरी|डिलीवर|pickup of your return|return (?:pickup|request)|article|addressee|delivery attempted|collect with id|order (?:#|no|id|has shipped)',
    ],
    [
      'return',
      7,
      '(?:exchange or return|return or exchange|return window|exchange window|return period|eligible for return)',
    ],
    [
      'appointment',
      6,
      'appointment|your visit|consultation|dr\\.?|doctor|clinic|hospital|session|consult|vaccin\\w+|sample collection|home collection|slot|service (?:is )?(?:due|booked|booking)|car service|checkup|check-up|diagnostic\\w*|dental|अपॉइंटमेंट|डॉक्टर|अपॉइन्टमेंट|professional will|test drive|biometric|opd|token|blood test|surgery|operation|technician|will visit|(?:free|paid) service|service reminder|lab test|scan|physiotherapy|eye test|salon|spa|haircut|call letter|counselling|(?:online )?assessment(?! (?:no|year))|test window|(?:online|coding|aptitude) test|round \\d|joining date|eye check|follow-?up visit|biometrics?|inspect\\w*|medical examination',
    ],
    [
      'school',
      6,
      'ptm|parents?(?: |-)teachers?|class (?:[ivx]+|\\d+)|school|fancy dress|(?:live|your|extra|online) class|transport fees?|lab fees?|exam fees?|tuition|exams?|examinations?|admit card|hall ticket|students?|term fees?|school fees?|tuition fees?|quarter fee|semester|admission|abhibhavak|fees|अभिभावक|विद्यालय|परीक्षा|स्कूल|फीस|वार्षिकोत्सव|homework|assignment|annual day|sports day|application form|jee|neet|college|university|hostel fee',
    ],
    ['appointment', 12, 'interviews?|(?:amc|service|home) visit|visit is scheduled'],
    ['warranty', 7, 'amc|annual maintenance contract'],
    ['school', 3, 'dear parents?|children|pupils?|class|batch|competition'],
    ['warranty', 12, 'warranty|guarantee (?:card|period)|वारंटी|protection plan|zipcare'],
    [
      'document',
      6,
      'puc|fitness certificate|pollution certificate|driving licen[cs]e|passport (?:expir\\w+|renewal)|life certificate|jeevan pramaan|fastag|rc (?:expir\\w+|renewal)|registration certificate|kyv|e-?kyc|re-?kyc|kyc|nominee|aadhaar update|link (?:your )?(?:pan|aadhaar)|dsc|licen[cs]e (?:expir\\w+|renewal)',
    ],
    [
      'event',
      3,
      'booking confirm\\w*|order total|see you|sangeet|mehendi|engagement|haldi|save the date|do come|attend|get-?together|lunch|dinner|play|gala|comedy|exhibition|mela|launch|ceremony|summit|class|session|yatra|kirtan|katha|havan|satsang|bhandara|jagran|mundan|tickets?|show|function|match',
    ],
    ['event', 5, 'registering|registration|meeting id|join link|zoom|google meet|teams|rsvp'],
    [
      'event',
      6,
      'darshan|seva|alumni meet|you.re in|shivir|camp|water supply|power cut|registered for|bib|invite you|cordially invited|nimantran|aamantrit|aamantran|concert|movie|webinar|invitation|invited|invite|housewarming|griha pravesh|wedding|shaadi|reception|birthday|party|pooja|puja|agm|general body|meeting|meetup|conference|seminar|race|marathon|workshop|celebration|ceremony|event|festival|शादी|विवाह|समारोह|निमंत्रण|बैठक|पूजा|library|books? due',
    ],
  ] as const
).map(([kind, weight, text]) => [kind, weight, words(text, 'gu')])
