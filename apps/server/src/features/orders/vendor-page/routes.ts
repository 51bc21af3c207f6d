import { readRupees } from '@planner/commerce/money'
import { shops as limits, orders as orderLimits } from '@planner/contract/constants/orders'
import type { ShopLanguage } from '@planner/contract/new-vendor'
import { problemAnswers } from '@planner/contract/order-remarks'
import { orderNumber } from '@planner/contract/orders'
import type { Context } from '#context.ts'
import type { PlainPage, PlainPageContent } from '#http/serve-plain-pages.ts'
import { dayMs } from '#platform/clock.ts'
import type { OrderPartRow } from '#platform/db/tables/orders.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'
import { answerAsVendor, type Reply, type VendorAnswer } from '../parts/answer-as-vendor.ts'
import { type Closed, type Opened, openLink } from '../parts/link.ts'
import { customerOf, openPartsOf, partById, updateVendorOrders } from '../parts/store.ts'
import { answerRemark, type RemarkAnswer, type RemarkReply } from '../remarks/answer-remark.ts'
import { asOneLine } from '../remarks/in-words.ts'
import { orderById } from '../store.ts'
import { inviteBody, languageButton, listBody, orderBody, vendorStyle } from './body.ts'
import { wordsOf } from './words.ts'

/**
 * The page behind a vendor's link: the order it was sent for, or the invitation. A GET changes nothing, because
 * scanners open links.
 */
export const vendorPage: PlainPage = {
  path: '/v/:token',
  show: (context, { token = '' }) => opened(context, token, { what: 'opens' }),
  post: (context, { token = '' }, fields) => opened(context, token, { what: 'answers', fields }),
}

/** The page of another open order of the same vendor. */
export const vendorOrderPage: PlainPage = {
  path: '/v/:token/order/:part',
  show: (context, { token = '', part }) => opened(context, token, { what: 'opens', part }),
  post: (context, { token = '', part }, fields) => opened(context, token, { what: 'answers', part, fields }),
}

/** The page that lists the vendor's open orders. */
export const vendorListPage: PlainPage = {
  path: '/v/:token/list/:page',
  async show(context, { token = '', page = '1' }) {
    const found = await openLink(context, token, { what: 'opens' })
    if (typeof found === 'string') return closed(found)
    const { vendor } = found
    const place = Math.min(Math.max(1, Number.parseInt(page, 10) || 1), 1000)
    const perPage = limits.perPage
    const { parts, total } = await openPartsOf(context.db, vendor.id, {
      offset: (place - 1) * perPage,
      limit: perPage,
    })
    const { language } = vendor
    return said(language, {
      status: 200,
      title: wordsOf[language].openOrders(total),
      body: listBody(parts, { token, page: place, total, perPage, language }),
    })
  },
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function opened(
  context: Context,
  token: string,
  { what, part, fields }: { what: 'opens' | 'answers'; part?: string | undefined; fields?: URLSearchParams },
): Promise<PlainPageContent> {
  if (part !== undefined && !uuid.test(part)) return closed('forged')
  const found = await openLink(context, token, { what, partId: part })
  if (typeof found === 'string') return closed(found)
  const vendor = await withVendorAnswer(context, found, fields)
  const language = vendor.language
  const listPath = `/v/${token}/list/1`
  if (!found.part) {
    // A link to an order whose customer is gone, or another vendor's order, must not show the invitation.
    if (part !== undefined || found.link.part_id) return closed('ended', language)
    return said(language, {
      status: 200,
      title: wordsOf[language].invite(vendor.name).title,
      head: languageButton(language),
      body: inviteBody(vendor.takes_orders, language, { vendor: vendor.name, listPath }),
    })
  }
  const reply = fields ? await answered(context, found.part, fields) : 'done'
  const now = await orderPage(context, found.part, {
    takesOrders: vendor.takes_orders,
    isRemoved: vendor.archived_at !== null,
    language,
    listPath,
    notice: reply === 'done' ? '' : wordsOf[language].reply[reply],
  })
  return now ?? closed('ended', language)
}

/** Handles a form about the order, or about its customer's remarks. */
function answered(context: Context, part: OrderPartRow, fields: URLSearchParams): Promise<Reply | RemarkReply> {
  const remarkId = fields.get('remark') ?? ''
  const remark = uuid.test(remarkId) ? remarkAnswerFrom(fields) : null
  if (remark) return answerRemark(context, { orderId: part.order_id, remarkId }, { partId: part.id }, remark)
  const answer = answerFrom(fields)
  return answer ? answerAsVendor(context, part, answer) : Promise.resolve('done')
}

async function orderPage(
  context: Context,
  { id, order_id: orderId }: OrderPartRow,
  shown: { takesOrders: boolean; isRemoved: boolean; language: ShopLanguage; listPath: string; notice: string },
): Promise<PlainPageContent | null> {
  const [order, part] = await Promise.all([orderById(context.db, orderId), partById(context.db, id)])
  if (!order || !part) return null
  const customer = await customerOf(context.db, order.user_id)
  return said(shown.language, {
    status: 200,
    title: wordsOf[shown.language].order(orderNumber(orderId)),
    head: languageButton(shown.language),
    body: orderBody(order, part, { customer, ...shown }),
  })
}

/** Applies changes to the vendor itself: its language, and whether it takes orders at all. */
async function withVendorAnswer(
  context: Context,
  { vendor }: Opened,
  fields: URLSearchParams | undefined,
): Promise<VendorRow> {
  const action = fields?.get('action') ?? ''
  const changes = vendorChanges[action]
  if (!changes) return vendor
  await updateVendorOrders(context.db, vendor.id, changes)
  return { ...vendor, ...changes }
}

/** What the buttons below an order and on an invitation change. */
const vendorChanges: Readonly<Record<string, Partial<Pick<VendorRow, 'language' | 'takes_orders'>>>> = {
  'language-hi': { language: 'hi' },
  'language-en': { language: 'en' },
  take: { takes_orders: true },
  stop: { takes_orders: false },
}

/** Returns the answer in a form; null for anything that the page does not offer. */
function answerFrom(fields: URLSearchParams): VendorAnswer | null {
  const action = fields.get('action')
  const field = (name: string) => (fields.get(name) ?? '').slice(0, 1000)
  const index = /^\d{1,4}$/.test(field('index')) ? Number(field('index')) : -1
  switch (action) {
    case 'yes':
    case 'out':
      return { action, index, was: field('was') }
    case 'returned':
    case 'unpaid':
      return { action, was: field('was') }
    case 'change':
      return { action, index, was: field('was'), name: field('name'), price: field('price') }
    case 'all':
    case 'none':
    case 'ready':
    case 'delivered':
    case 'received':
      return { action }
    default:
      return null
  }
}

/**
 * Returns the answer to a remark in a form; null for anything that the page does not offer. An invalid amount is
 * refused later, by the answer it belongs to.
 */
function remarkAnswerFrom(fields: URLSearchParams): RemarkAnswer | null {
  const words = asOneLine((fields.get('words') ?? '').slice(0, 1000), orderLimits.remarkMax)
  if (fields.get('action') === 'reply') return { answer: 'reply', paise: null, words }
  const answer = problemAnswers.find((one) => one === fields.get('answer'))
  if (fields.get('action') !== 'problem' || !answer) return null
  const rupees = readRupees((fields.get('amount') ?? '').slice(0, 12))
  const isMoney = (answer === 'refund' || answer === 'price') && rupees > 0
  return { answer, paise: isMoney ? Math.round(rupees * 100) : null, words }
}

const statuses: Record<Closed, number> = { forged: 404, ended: 410, withdrawn: 410, busy: 429 }

function closed(why: Closed, language: ShopLanguage = 'en'): PlainPageContent {
  const { title, text } = wordsOf[language].closed[why]
  // The language is unknown for a link that does not open, so both are shown.
  const other = wordsOf[language === 'en' ? 'hi' : 'en'].closed[why]
  return said(language, {
    status: statuses[why],
    ...(why === 'busy' && { retryAfterSeconds: dayMs / 1000 }),
    title,
    body: `<p>${text}</p><p lang="hi">${other.title}. ${other.text}</p>`,
  })
}

const said = (language: ShopLanguage, page: PlainPageContent): PlainPageContent => ({
  ...page,
  style: vendorStyle,
  ...(language === 'hi' && { language: 'hi' as const }),
})
