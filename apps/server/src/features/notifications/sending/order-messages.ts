import type { ShopLanguage } from '@planner/contract/new-vendor'
import type { Message } from '#providers/channels.ts'
import { messageOf } from './catalogue.ts'

/** A step of an order, to the customer. */
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
    push: { tag: `order:${orderId}`, url: '/orders' },
    publicUrl,
    linkName: 'Open your orders',
  })
}

type ToVendor = { subject: string; link: string; language: ShopLanguage; publicUrl: string }

/** What a vendor is sent: what it is about, and the link to the page where it answers. Nothing of the customer. */
export function vendorMessage({ subject, link, language, publicUrl }: ToVendor): Message {
  const path = link.slice(publicUrl.length)
  const words = language === 'hi' ? 'जवाब देने के लिए खोलें:' : 'Open to answer:'
  return messageOf({
    template: language === 'hi' ? 'vendor.order-hi' : 'vendor.order',
    variables: { subject, link },
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    subject,
    body: `${words} ${link}`,
    push: { tag: 'vendor', url: path },
    publicUrl,
    linkName: language === 'hi' ? 'ऑर्डर खोलें' : 'Open the order',
    why: 'You are receiving this because your shop takes orders through Daily Planner, or was invited to. Answer no on the page to stop.',
  })
}

/** To administrators: a vendor is silent, or cannot be reached. */
export function vendorTroubleMessage({
  vendor,
  order,
  trouble,
  publicUrl,
}: {
  vendor: string
  order: string
  trouble: string
  publicUrl: string
}): Message {
  return messageOf({
    template: 'vendor.trouble',
    variables: { vendor, order, trouble },
    subject: `${vendor} ${trouble}`,
    body: `Order ${order} waits. Call the vendor, or cancel its part of the order.`,
    push: { tag: 'admin:vendor', url: '/admin' },
    publicUrl,
    linkName: 'Open the orders',
    why: 'You are receiving this because you are an administrator of this planner.',
  })
}
