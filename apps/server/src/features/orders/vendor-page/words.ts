import type { ShopLanguage } from '@planner/contract/new-vendor'
import type { ProblemAnswer, ProblemKind } from '@planner/contract/order-remarks'
import type { OrderPartRow } from '#platform/db/tables/orders.ts'
import type { Reply } from '../parts/answer-as-vendor.ts'
import type { Closed } from '../parts/link.ts'
import type { RemarkReply } from '../remarks/answer-remark.ts'

/** All texts of the vendor's page. */
export type Words = {
  order: (number: string) => string
  state: Record<OrderPartRow['state'], string>
  reply: Record<Exclude<Reply | RemarkReply, 'done'>, string>
  closed: Record<Closed, { title: string; text: string }>
  yes: string
  out: string
  change: string
  newPrice: string
  otherItem: string
  ask: string
  allThere: string
  decline: string
  ready: string
  delivered: string
  received: string
  customerPaid: string
  isReceived: string
  paidOnline: (amount: string) => string
  /** How a refund reaches the customer. */
  returned: { online: string; byShop: string }
  toRefund: (amount: string) => string
  ifPaid: string
  gaveBack: string
  neverPaid: string
  deliverTo: string
  by: string
  phone: string
  total: string
  totalIfAccepted: string
  includesGst: string
  each: string
  noPrice: string
  lineState: { open: string; yes: string; out: string; proposed: string }
  leftOut: string
  ifOut: { ask: string; similar: string; none: string }
  openOrders: (count: number) => string
  allOpen: string
  noOrders: string
  more: string
  back: string
  invite: (vendor: string) => { title: string; text: string }
  inviteYes: string
  inviteNo: string
  stop: string
  takes: string
  takesNot: string
  removed: string
  goneCustomer: string
  other: string
  problems: string
  problem: Record<ProblemKind, string>
  billed: (price: string) => string
  answers: Record<ProblemAnswer, string>
  answered: Record<ProblemAnswer, (amount: string) => string>
  amountBack: string
  rightPrice: string
  note: string
  send: string
  messages: string
  yourReply: string
  replied: (words: string) => string
  refunded: (amount: string) => string
}

export const wordsOf: Record<ShopLanguage, Words> = {
  en: {
    order: (number) => `Order ${number}`,
    state: {
      sent: 'Waiting for your reply',
      asks: 'Waiting for the customer',
      accepted: 'Accepted',
      ready: 'Ready',
      delivered: 'Delivered',
      declined: 'Declined',
      cancelled: 'Cancelled',
      listed: 'Listed',
    },
    reply: {
      changed: 'This item was changed in the meantime. Here is the latest version.',
      closed: 'This can no longer be changed.',
      price: 'Enter the price of one: above ₹0 and up to ₹1,00,000.',
      'price-needed': 'Some items have no price yet. Tap “Change” and enter one.',
      paid: 'The customer has already paid, so prices and items can no longer be changed.',
      'paid-online': 'The customer has already paid for this order online, so please don’t collect any money.',
      cancelled: 'This order was cancelled. Please don’t deliver it.',
      answered: 'There’s already a reply to this. Here is the latest version.',
      amount: 'Enter an amount above ₹0 and up to what this item costs with GST.',
      words: 'Please write a reply.',
    },
    closed: {
      forged: { title: 'This link isn’t complete', text: 'Please open the link from the message again.' },
      ended: { title: 'This link has expired', text: 'Please open the link in your latest order message.' },
      withdrawn: { title: 'This link was turned off', text: 'Please ask whoever invited you for a new one.' },
      busy: { title: 'Too many requests today', text: 'Please try this link again tomorrow. No orders were lost.' },
    },
    yes: 'In stock',
    out: 'Out of stock',
    change: 'Change',
    newPrice: 'Price each, ₹',
    otherItem: 'Item',
    ask: 'Ask the customer',
    allThere: 'Accept everything',
    decline: 'Can’t take this order',
    ready: 'Ready',
    delivered: 'Delivered',
    received: 'Payment received',
    customerPaid: 'The customer reports paying by UPI. Check your account, then tap “Payment received”.',
    isReceived: 'Payment received.',
    paidOnline: (amount) => `Paid online: ${amount}`,
    returned: {
      online: 'We refund this. You don’t need to do anything.',
      byShop: 'Refund the customer yourself, in cash or by UPI.',
    },
    toRefund: (amount) => `Refund due to the customer: ${amount}`,
    ifPaid: 'Only if you were paid for it.',
    gaveBack: 'Customer refunded',
    neverPaid: 'I wasn’t paid',
    deliverTo: 'Deliver to',
    by: 'Needed by',
    phone: 'Phone',
    total: 'Total with GST',
    totalIfAccepted: 'If you accept: total with GST',
    includesGst: 'Prices you accept or enter include GST. That’s exactly what the customer pays.',
    each: 'each',
    noPrice: 'You set the price',
    lineState: { open: '', yes: 'In stock', out: 'Out of stock', proposed: 'Waiting for the customer' },
    leftOut: 'Removed by the customer',
    ifOut: {
      ask: 'If out of stock: ask',
      similar: 'If out of stock: something similar',
      none: 'If out of stock: leave it out',
    },
    openOrders: (count) => (count === 1 ? '1 open order' : `${count} open orders`),
    allOpen: 'Your open orders',
    noOrders: 'No open orders.',
    more: 'Next page',
    back: 'Previous page',
    invite: (vendor) => ({
      title: `Orders for ${vendor}`,
      text: 'Customers of Daily Planner would like to order from you. Each order comes as a message with a link like this one. No account, no app, no fee.',
    }),
    inviteYes: 'Yes, send me orders',
    inviteNo: 'No orders, please',
    stop: 'Stop receiving orders',
    takes: 'You’re receiving orders.',
    takesNot: 'You’re not receiving orders.',
    removed: 'Your shop was removed from the list, so no new orders come. Please finish this one.',
    goneCustomer: 'The customer has closed their account. Please don’t deliver.',
    other: 'हिन्दी',
    problems: 'The customer reports a problem',
    problem: {
      missing: 'Missing',
      damaged: 'Damaged or spoiled',
      wrong_item: 'Wrong item',
      wrong_price: 'Wrong price',
      other: 'Other problem',
      late: 'Late: the customer asks where this order is',
    },
    billed: (price) => `billed at ${price} each`,
    answers: { bring: 'Will bring it', refund: 'Refund', price: 'Correct the price', cannot: 'Can’t help' },
    answered: {
      bring: () => 'You will bring it.',
      refund: (amount) => `You refund ${amount}.`,
      price: (amount) => `You corrected the price to ${amount} each.`,
      cannot: () => 'You said you can’t help.',
    },
    amountBack: 'Amount, ₹',
    rightPrice: 'Price each, ₹',
    note: 'Note to the customer (optional)',
    send: 'Send',
    messages: 'Messages from the customer',
    yourReply: 'Your reply',
    replied: (words) => `You replied: ${words}`,
    refunded: (amount) => `${amount} refunded`,
  },
  hi: {
    order: (number) => `ऑर्डर ${number}`,
    state: {
      sent: 'आपके जवाब का इंतज़ार',
      asks: 'ग्राहक के जवाब का इंतज़ार',
      accepted: 'मंज़ूर',
      ready: 'तैयार',
      delivered: 'पहुँचा दिया',
      declined: 'मना किया',
      cancelled: 'रद्द',
      listed: 'सूची',
    },
    reply: {
      changed: 'यह चीज़ इस बीच बदल गई। नया रूप नीचे देखें।',
      closed: 'अब यह बदला नहीं जा सकता।',
      price: 'एक का दाम 0 से ज़्यादा और ₹1,00,000 तक लिखें।',
      'price-needed': 'कुछ चीज़ों का दाम बाकी है। “बदलें” दबाकर दाम लिखें।',
      paid: 'ग्राहक पैसे दे चुका है, इसलिए दाम और चीज़ें अब नहीं बदल सकतीं।',
      'paid-online': 'ग्राहक इस ऑर्डर के पैसे ऑनलाइन दे चुका है, इसलिए कृपया पैसे न लें।',
      cancelled: 'यह ऑर्डर रद्द हो गया है। कृपया न पहुँचाएँ।',
      answered: 'इसका जवाब पहले ही दिया जा चुका है। नया रूप नीचे देखें।',
      amount: '0 से ज़्यादा और GST समेत इस चीज़ के दाम तक की रकम लिखें।',
      words: 'कृपया जवाब लिखें।',
    },
    closed: {
      forged: { title: 'लिंक अधूरा है', text: 'कृपया मैसेज वाला लिंक फिर से खोलें।' },
      ended: { title: 'लिंक की अवधि पूरी हो गई', text: 'कृपया अपने सबसे नए ऑर्डर का लिंक खोलें।' },
      withdrawn: { title: 'यह लिंक बंद कर दिया गया', text: 'कृपया बुलाने वाले से नया लिंक माँगें।' },
      busy: { title: 'आज बहुत बार खोला गया', text: 'यह लिंक कल फिर चलेगा। कुछ खोया नहीं है।' },
    },
    yes: 'है',
    out: 'नहीं है',
    change: 'बदलें',
    newPrice: 'एक का दाम, ₹',
    otherItem: 'चीज़',
    ask: 'ग्राहक से पूछें',
    allThere: 'सब मंज़ूर',
    decline: 'यह ऑर्डर नहीं ले सकते',
    ready: 'तैयार',
    delivered: 'पहुँचा दिया',
    received: 'पैसे मिल गए',
    customerPaid: 'ग्राहक ने बताया है कि UPI से पैसे भेज दिए हैं। खाता देखकर “पैसे मिल गए” दबाएँ।',
    isReceived: 'पैसे मिल गए।',
    paidOnline: (amount) => `ऑनलाइन दे दिया: ${amount}`,
    returned: { online: 'पैसे हम लौटाएँगे। आपको कुछ नहीं करना है।', byShop: 'ग्राहक को आप खुद लौटाएँ: नकद या UPI' },
    toRefund: (amount) => `ग्राहक को लौटाने हैं: ${amount}`,
    ifPaid: 'सिर्फ़ तब, जब इसके पैसे आपको मिले हों।',
    gaveBack: 'ग्राहक को लौटा दिए',
    neverPaid: 'पैसे मिले ही नहीं',
    deliverTo: 'कहाँ पहुँचाना है',
    by: 'कब तक',
    phone: 'फ़ोन',
    total: 'कुल, GST के साथ',
    totalIfAccepted: 'मंज़ूर करने पर कुल, GST के साथ',
    includesGst: 'जो दाम आप मंज़ूर करें या लिखें, उनमें GST शामिल है: ग्राहक उतना ही देगा।',
    each: 'एक का',
    noPrice: 'दाम आप लिखें',
    lineState: { open: '', yes: 'है', out: 'नहीं है', proposed: 'ग्राहक के जवाब का इंतज़ार' },
    leftOut: 'ग्राहक ने यह नहीं लिया',
    ifOut: { ask: 'न हो तो पूछें', similar: 'न हो तो मिलता-जुलता', none: 'न हो तो छोड़ दें' },
    openOrders: (count) => (count === 1 ? '1 बाकी ऑर्डर' : `${count} बाकी ऑर्डर`),
    allOpen: 'आपके बाकी ऑर्डर',
    noOrders: 'कोई बाकी ऑर्डर नहीं।',
    more: 'अगला पन्ना',
    back: 'पिछला पन्ना',
    invite: (vendor) => ({
      title: `${vendor} के लिए ऑर्डर`,
      text: 'Daily Planner के ग्राहक आपसे सामान मँगाना चाहते हैं। हर ऑर्डर ऐसे ही लिंक के साथ मैसेज में आएगा। न खाता, न ऐप, न फ़ीस।',
    }),
    inviteYes: 'हाँ, ऑर्डर भेजें',
    inviteNo: 'ऑर्डर नहीं चाहिए',
    stop: 'ऑर्डर लेना बंद करें',
    takes: 'आपको ऑर्डर मिलते हैं।',
    takesNot: 'आपको ऑर्डर नहीं मिलते।',
    removed: 'आपकी दुकान सूची से हटा दी गई है, इसलिए नए ऑर्डर नहीं आएँगे। कृपया यह ऑर्डर पूरा करें।',
    goneCustomer: 'ग्राहक ने खाता बंद कर दिया। कृपया न पहुँचाएँ।',
    other: 'English',
    problems: 'ग्राहक ने गड़बड़ी बताई है',
    problem: {
      missing: 'नहीं मिला',
      damaged: 'खराब या टूटा',
      wrong_item: 'कुछ और आया',
      wrong_price: 'ग़लत दाम',
      other: 'कुछ और गड़बड़ है',
      late: 'देर हो गई: ग्राहक पूछ रहे हैं कि यह ऑर्डर कब आएगा',
    },
    billed: (price) => `एक का ${price} लगा`,
    answers: { bring: 'पहुँचा देंगे', refund: 'पैसे वापस', price: 'दाम सुधारें', cannot: 'नहीं हो सकता' },
    answered: {
      bring: () => 'आप पहुँचा देंगे।',
      refund: (amount) => `आप ${amount} वापस देंगे।`,
      price: (amount) => `आपने एक का दाम ${amount} किया।`,
      cannot: () => 'आपने बताया कि नहीं हो सकता।',
    },
    amountBack: 'रकम, ₹',
    rightPrice: 'एक का दाम, ₹',
    note: 'चाहें तो ग्राहक को एक पंक्ति लिखें',
    send: 'भेजें',
    messages: 'ग्राहक के संदेश',
    yourReply: 'आपका जवाब',
    replied: (words) => `आपका जवाब: ${words}`,
    refunded: (amount) => `${amount} वापस`,
  },
}
