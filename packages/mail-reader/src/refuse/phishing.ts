import { words } from '../vocabulary/phrases.ts'
import type { Sender } from './sender.ts'

/** A warning not to share secrets, which is neither a request for them nor a code. */
const warning =
  /(?:never|do not|don't|dont|kabhi|kisi (?:ko|se|ke saath)|किसी (?:को|से))[^.!?।\n]{0,50}(?:otp|pin|cvv|password|पिन|ओटीपी)[^.!?।\n]{0,40}|(?:otp|pin|cvv|password|ओटीपी)[^.!?।\n]{0,30}(?:never|do not|don't|kisi|किसी)[^.!?।\n]{0,40}/giu

/** Phrases that no legitimate sender writes. */
const always = words(
  [
    'lottery|lucky draw|lucky winner|jackpot|you (?:have )?won|you are (?:the |a )?(?:lucky |selected )?winner|prize (?:money|of)|claim your (?:prize|reward|refund|gift)|winning amount|inaam|inam jeeta|लॉटरी|इनाम|विजेता',
    'digital arrest|arrest warrant|warrant (?:has been )?issued|narcotics|illegal (?:items?|parcel)|money laundering|cyber (?:cell|crime) (?:case|notice)|parcel (?:has been )?(?:seized|held)',
    '(?:power|electricity|connection|bijli)(?: supply| connection)? (?:will be|to be) (?:disconnected|cut)(?: off)? (?:tonight|today|aaj)',
    'bijli (?:aaj raat|aaj|kaat|kat)|(?:contact|call)(?: \\w+){0,3} (?:officer|executive)|electricity officer',
    'anydesk|teamviewer|quicksupport|remote access|apk file|download (?:the )?apk|bitcoin|crypto wallet|inheritance|next of kin|western union|gift cards? (?:code|number)|double your money|guaranteed returns?',
    '(?:enter|share|submit|provide|confirm|send|reply with)(?: \\w+){0,5} (?:otp(?! (?:with|to) (?:the |your |our )?(?:driver|delivery|agent|partner|executive|professional|captain|rider|courier))|cvv|pin|passwords?|card number|card details|bank details|account details|net ?banking (?:id|password))',
    '(?:customs|redelivery|clearance|release|processing|address update) (?:fees?|charges?|duty)(?: of)?.{0,30}(?:parcel|package|delivery|claim|release|avoid|winning|refund)|(?:parcel|package|shipment) (?:is )?on hold|(?:incomplete|wrong|invalid) (?:delivery )?address',
  ].join('|'),
)
/** Phrases that legitimate senders write too: they count only if the sender is unknown. */
const threats = words(
  [
    '(?:account|a/c|wallet|card|sim|net ?banking|upi|khata|kyc|number|mobile|pan|aadhaar|connection|services?|membership|profile|mailbox|storage)(?: \\S+){0,6} (?:be(?:en)? |is |get |gets |getting |are |stands? )?(?:blocked|suspended|deactivated|frozen|closed|locked|terminated|restricted|disabled|on hold|expired|band|block|बंद|ब्लॉक)',
    '(?:account|wallet|khata|sim|number)(?: \\S+){0,3} (?:band|block|बंद)|खाता(?: \\S+){0,4} (?:बंद|ब्लॉक)',
  ].join('|'),
)
const lure = words(
  'click\\w*|link|tap|log ?in|sign in|verify|verification|update|call|contact|whatsapp|kyc|pan|karein nahi to|pay \\w+ ?fee',
)
const papers = words(
  [
    '(?:update|complete|verify|re-?verify|karein|submit)(?: \\S+){0,4} (?:e-?kyc|kyc|pan|aadhaar)|(?:kyc|pan)(?: \\S+){0,4} (?:update|verify|karein|karen|pending|expired|expires?)',
    '(?:click|tap)(?: on| the| this| here| below)*(?: \\S+){0,6} (?:verify|unblock|avoid|reactivate|claim|restore|update)|link par click|unusual activity|verify your (?:identity|account|details)',
    'update (?:your )?(?:payment|billing|bank) (?:details|information|method)',
  ].join('|'),
)
const rawLink =
  /https?:\/\/(?:\d{1,3}\.|[^\s/]{1,80}\.(?:xyz|top|tk|ru|click|icu|cn|ml)\b)|\b(?:bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|is\.gd)\//i

/** Whether a mail asks for money or secrets, or its sender impersonates another. */
export function isPhishing(text: string, sender: Sender): boolean {
  if (sender.standing === 'lookalike') return true
  const asked = withoutWarnings(text)
  if (sender.standing === 'posing' && lure.test(asked)) return true
  if (sender.standing === 'cheap' && (lure.test(asked) || /\bpay\b/i.test(asked))) return true
  return (
    always.test(asked) ||
    rawLink.test(asked) ||
    (sender.standing !== 'known' && (papers.test(asked) || (threats.test(asked) && lure.test(asked))))
  )
}

export const withoutWarnings = (text: string) => text.replace(warning, ' ')
