import type { ShopLanguage } from '@planner/contract/new-vendor'
import type { Message } from '#providers/channels.ts'
import { messageOf } from './catalogue.ts'

/** Returns the message to a customer about a step of their order. */
export function orderStepMessage({
  order,
  text,
  orderId,
  publicUrl,
}: {
  order: string
  text: string
  orderId: string
  publicUrl: string
}): Message {
  return messageOf({
    template: 'order.step',
    variables: { order, step: text },
    subject: `Order ${order}`,
    body: text,
    push: { tag: `order:${orderId}`, url: `/orders#order=${orderId}` },
    publicUrl,
    linkName: 'Open the order',
  })
}

type ToVendor = { link: string; language: ShopLanguage; publicUrl: string }

const toVendor = {
  en: {
    answer: (link: string) => `Open this link to reply: ${link}`,
    open: 'Open the order',
    why: 'You’re getting this because your shop takes orders through Daily Planner. To stop, choose “Stop receiving orders” on the page.',
    invitation: (vendor: string) => `${vendor}: take orders from Daily Planner?`,
    invitationText:
      'The operator of this Daily Planner would like your shop to take orders from its customers. Each order comes as a message with a link, where you accept or decline it. No account, no app, no fee. Nothing has been ordered yet.',
    openInvitation: 'Accept or decline',
    whyInvited:
      'You’re getting this because your shop was invited to take orders. Decline on the page to receive no orders.',
  },
  hi: {
    answer: (link: string) => `जवाब देने के लिए खोलें: ${link}`,
    open: 'ऑर्डर खोलें',
    why: 'यह संदेश इसलिए आया है क्योंकि आपकी दुकान Daily Planner से ऑर्डर लेती है। बंद करने के लिए पन्ने पर “ऑर्डर नहीं चाहिए” चुनें।',
    invitation: (vendor: string) => `${vendor}: Daily Planner से ऑर्डर लें?`,
    invitationText:
      'इस Daily Planner को चलाने वाले आपकी दुकान को ग्राहकों के ऑर्डर लेने के लिए बुला रहे हैं। हर ऑर्डर लिंक के साथ मैसेज में आएगा, वहीं हाँ या ना कहें। न खाता, न ऐप, न फ़ीस। अभी कोई ऑर्डर नहीं है।',
    openInvitation: 'हाँ या ना कहें',
    whyInvited:
      'यह संदेश इसलिए आया है क्योंकि आपकी दुकान को ऑर्डर लेने के लिए बुलाया गया है। पन्ने पर “ऑर्डर नहीं चाहिए” चुनें, तो ऑर्डर नहीं आएँगे।',
  },
} as const

/**
 * Returns the message to a vendor about an order: the subject, and the link to the page where it answers. Contains
 * nothing about the customer.
 */
export function vendorMessage({ subject, link, language, publicUrl }: ToVendor & { subject: string }): Message {
  const words = toVendor[language]
  return messageOf({
    ...vendorParts({ subject, link, language, publicUrl }),
    body: words.answer(link),
    linkName: words.open,
    why: words.why,
  })
}

/** Returns the message that asks a vendor whether it takes orders. */
export function invitationMessage({ vendor, link, language, publicUrl }: ToVendor & { vendor: string }): Message {
  const words = toVendor[language]
  return messageOf({
    ...vendorParts({ subject: words.invitation(vendor), link, language, publicUrl }),
    body: `${words.invitationText}\n${words.answer(link)}`,
    linkName: words.openInvitation,
    why: words.whyInvited,
  })
}

const vendorParts = ({ subject, link, language, publicUrl }: ToVendor & { subject: string }) => ({
  template: language === 'hi' ? ('vendor.order-hi' as const) : ('vendor.order' as const),
  // An invitation ends with a question mark, an order with a full stop.
  variables: { subject: subject.endsWith('?') ? subject : `${subject}${language === 'hi' ? '।' : '.'}`, link },
  locale: language === 'hi' ? ('hi-IN' as const) : ('en-IN' as const),
  subject,
  push: { tag: 'vendor', url: link.slice(publicUrl.length) },
  publicUrl,
})

/** Returns the message to administrators about a vendor that does not answer or cannot be reached. */
export function vendorTroubleMessage({
  vendor,
  order,
  trouble,
  isDelivered,
  publicUrl,
}: {
  vendor: string
  order: string
  trouble: string
  isDelivered: boolean
  publicUrl: string
}): Message {
  return messageOf({
    template: 'vendor.trouble',
    variables: { vendor, order, trouble },
    subject: `${vendor} ${trouble}`,
    body: isDelivered
      ? `The customer of order ${order} is waiting for a reply. Call the vendor, or reply on its behalf.`
      : `Order ${order} is waiting. Call the vendor, or cancel its part of the order.`,
    push: { tag: 'admin:vendor', url: '/admin' },
    publicUrl,
    linkName: 'Open the orders',
    why: whyAdministrator,
  })
}

const whyAdministrator = 'You’re getting this because you’re an administrator of this planner.'

/**
 * Returns the message to administrators about problems that a customer reported with items sold by the installation
 * itself.
 */
export function orderProblemMessage({
  order,
  problems,
  publicUrl,
}: {
  order: string
  problems: readonly string[]
  publicUrl: string
}): Message {
  return messageOf({
    template: 'order.problem',
    variables: { order },
    subject: `Order ${order}: a problem was reported`,
    body: `${problems.join('. ')}. Reply in the list of orders.`,
    push: { tag: 'admin:order', url: '/admin' },
    publicUrl,
    linkName: 'Open the orders',
    why: whyAdministrator,
  })
}

/**
 * Returns the message to administrators about a partial refund of an online payment, which the gateway does not make
 * automatically.
 */
export function moneyByHandMessage({
  order,
  amount,
  publicUrl,
}: {
  order: string
  amount: string
  publicUrl: string
}): Message {
  return messageOf({
    template: 'order.by-hand',
    variables: { order, amount },
    subject: `Order ${order}: refund ${amount} manually`,
    body: `The customer of order ${order} paid online and is owed ${amount}. Refund it manually, since only whole payments are refunded automatically, and mark it as refunded in the list of orders.`,
    push: { tag: 'admin:order', url: '/admin' },
    publicUrl,
    linkName: 'Open the orders',
    why: whyAdministrator,
  })
}

/**
 * Returns the message to administrators about a paid order that the installation fulfils itself.
 *
 * @param by the requested delivery time, in words.
 */
export function orderToFulfilMessage({
  order,
  by,
  items,
  total,
  publicUrl,
}: {
  order: string
  by: string | null
  items: string
  total: string
  publicUrl: string
}): Message {
  return messageOf({
    template: 'order.to-fulfil',
    variables: { order },
    subject: `Order ${order} is paid${by ? `: deliver by ${by}` : ''}`,
    body: `${items}, ${total}, paid online. You fulfil this order yourself. Mark it as delivered in the list of orders.`,
    push: { tag: 'admin:order', url: '/admin' },
    publicUrl,
    linkName: 'Open the orders',
    why: whyAdministrator,
  })
}

/** Returns the message to administrators that a paid order, which the installation was to fulfil, was cancelled. */
export function orderCancelledMessage({ order, publicUrl }: { order: string; publicUrl: string }): Message {
  return messageOf({
    template: 'order.to-fulfil',
    variables: { order },
    subject: `Order ${order} was cancelled: don’t deliver it`,
    body: 'Its customer cancelled the order, which you were to fulfil yourself. An online payment is refunded.',
    push: { tag: 'admin:order', url: '/admin' },
    publicUrl,
    linkName: 'Open the orders',
    why: whyAdministrator,
  })
}
