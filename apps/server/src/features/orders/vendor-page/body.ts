import { formatRupees } from '@planner/commerce/money'
import type { ShopLanguage } from '@planner/contract/new-vendor'
import { orderNumber } from '@planner/contract/orders'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderPartRow, OrderRow, PartLine } from '#platform/db/tables/orders.ts'
import { escapeHtml } from '#platform/html.ts'
import { neededByInWords } from '../needed-by-in-words.ts'
import { stampOf } from '../parts/answer-as-vendor.ts'
import { isWaiting, paidOnlineFor, totalForShop } from '../parts/settle.ts'
import type { Customer, ListedPart } from '../parts/store.ts'
import type { OrderWithPayment } from '../store.ts'
import { hidden, paragraph } from './html.ts'
import { remarksBody } from './remarks-body.ts'
import { type Words, wordsOf } from './words.ts'

/** Layout for thumbs: three equal buttons per item, none smaller than 44 px. */
export const vendorStyle = `
main { padding-top: 0 } h1 { font-size: 1.5rem }
.lines { list-style: none; margin: 1rem 0; padding: 0 }
.lines > li { padding: .75rem 0; border-top: 1px solid var(--line) }
.lines p, .facts p { margin: 0 } .soft { color: var(--soft); font-size: .9375rem }
.acts { display: grid; gap: .5rem; margin-top: .75rem } .acts button { width: 100%; padding: .5rem .75rem }
button.plain { border: 1px solid var(--soft); background: var(--surface); color: var(--ink) }
button.link { padding: 0; background: none; color: var(--accent); font-weight: 400; text-decoration: underline; text-underline-offset: 3px }
header form { margin-left: auto } h2 { margin: 1.5rem 0 0; font-size: 1.125rem }
.answers { display: grid; grid-template-columns: 1fr 1fr 1fr; margin-top: .75rem; border: 1px solid var(--soft); border-radius: 12px; overflow: hidden }
.answers > * + * { border-left: 1px solid var(--soft) }
.answers > form button, summary { width: 100%; height: 100%; min-height: 44px; padding: .25rem; border-radius: 0; background: var(--surface); color: var(--ink); font-size: .9375rem; font-weight: 600; line-height: 1.25; cursor: pointer }
.answers > form button[aria-pressed=true] { background: var(--teal); color: var(--paper) }
.answers :focus-visible { outline-offset: -4px }
summary { display: grid; place-items: center; list-style: none; text-align: center } details[open] > summary { height: auto } summary::-webkit-details-marker { display: none }
.answers details[open] { grid-column: 1 / -1; order: 1; padding: 0 .75rem .75rem; border-top: 1px solid var(--soft); border-left: 0; background: var(--surface) }
.answers:has(details[open]) { grid-template-columns: 1fr 1fr }
label { display: block; margin-top: .5rem } input { width: 100%; min-height: 44px; padding: .5rem; border: 1px solid var(--soft); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit }
/* A price that is being typed is sent first: accepting everything would drop it. */
main:has(details[open]) .all { display: none }
.note { padding: .25rem 0 .25rem .75rem; border-left: 3px solid var(--accent) }
.total { font-size: 1.25rem; font-weight: 600 } form { margin: 0 }`

/** Returns a button in its own form, so that it works without JavaScript. */
const button = (
  label: string,
  fields: Record<string, string>,
  { look = '', pressed = false }: { look?: 'plain' | 'link' | ''; pressed?: boolean } = {},
): string =>
  `<form method="post">${Object.entries(fields)
    .map(([name, value]) => hidden(name, value))
    .join(
      '',
    )}<button${look && ` class="${look}"`}${pressed ? ' aria-pressed="true"' : ''}>${escapeHtml(label)}</button></form>`

/** Returns the button that switches the language, for the head of a page. */
export const languageButton = (language: ShopLanguage): string =>
  button(wordsOf[language].other, { action: language === 'en' ? 'language-hi' : 'language-en' }, { look: 'link' })

/** Returns an order as its vendor sees it: where, by when, the lines with their buttons, and the next steps. */
export function orderBody(
  order: OrderWithPayment,
  part: OrderPartRow,
  {
    customer,
    takesOrders,
    isRemoved,
    language,
    listPath,
    notice,
  }: {
    customer: Customer | null
    takesOrders: boolean
    /** Removed by an administrator: it finishes the orders it has, and cannot take new ones. */
    isRemoved: boolean
    language: ShopLanguage
    listPath: string
    notice: string
  },
): string {
  const words = wordsOf[language]
  const isOpen = part.state === 'sent' || part.state === 'asks'
  // An order declined as a whole needs no further answers; items marked as out of stock one by one may turn up after
  // all.
  const isRefused = part.state === 'declined' && part.lines.some(({ state }) => state !== 'out')
  const mayChange =
    ['sent', 'asks', 'accepted', 'declined'].includes(part.state) && !isRefused && order.status !== 'cancelled'
  const [first] = part.lines
  const isShort = part.lines.length === 1 && first !== undefined && order.lines[first.index]!.price > 0
  return [
    // A cancellation is shown below.
    part.state === 'cancelled' ? '' : paragraph(notice, 'note'),
    paragraph(words.state[part.state], 'opening'),
    part.state === 'cancelled' ? paragraph(customer ? words.reply.cancelled : words.goneCustomer, 'note') : '',
    remarksBody(order, part, words),
    factsOf(order, customer, words, language),
    isOpen
      ? `<div class="acts">${isShort ? '' : `<div class="all">${button(words.allThere, { action: 'all' })}</div>`}${button(words.decline, { action: 'none' }, { look: 'plain' })}</div>`
      : '',
    `<ul class="lines">${part.lines.map((said) => lineBody(order.lines[said.index]!, said, { words, mayChange })).join('\n')}</ul>`,
    `<p class="total">${escapeHtml(isWaiting(part) ? words.totalIfAccepted : words.total)}: ${formatRupees(totalForShop(order, part))}</p>`,
    paragraph(words.includesGst, 'soft'),
    toRefundBody(part, words),
    next(order, part, words),
    `<p><a href="${listPath}">${words.allOpen}</a></p>`,
    paragraph(isRemoved ? words.removed : takesOrders ? words.takes : words.takesNot, 'soft'),
    isRemoved
      ? ''
      : takesOrders
        ? button(words.stop, { action: 'stop' }, { look: 'link' })
        : button(words.inviteYes, { action: 'take' }, { look: 'link' }),
  ].join('\n')
}

function factsOf(order: OrderRow, customer: Customer | null, words: Words, language: ShopLanguage): string {
  const where = [customer?.full_name, order.address, order.pin_code].filter(Boolean).join(', ')
  const by = order.deliver_by && neededByInWords(order.deliver_by, language)
  const phone = customer?.phone_verified ? customer.phone_number : null
  return `<div class="facts">${[
    where && paragraph(`${words.deliverTo}: ${where}`),
    by && paragraph(`${words.by}: ${by}`),
    phone && `<p>${escapeHtml(words.phone)}: <a href="tel:${escapeHtml(phone)}">${escapeHtml(phone)}</a></p>`,
  ]
    .filter(Boolean)
    .join('')}</div>`
}

function lineBody(line: Line, said: PartLine, { words, mayChange }: { words: Words; mayChange: boolean }): string {
  const index = String(said.index)
  const was = stampOf(line, said)
  const price = line.price > 0 ? `${formatRupees(line.price)} ${words.each}` : words.noPrice
  const state = said.left_out ? words.leftOut : words.lineState[said.state]
  const refunded = line.refunded ? words.refunded(formatRupees(line.refunded)) : ''
  const proposal = said.proposal && `${said.proposal.name}, ${formatRupees(said.proposal.price)} ${words.each}`
  const acts = `<div class="answers">${button(words.yes, { action: 'yes', index, was }, { pressed: said.state === 'yes' })}
<details><summary>${escapeHtml(words.change)}</summary><form method="post">${hidden('action', 'change')}${hidden('index', index)}${hidden('was', was)}
<label>${escapeHtml(words.newPrice)}<input name="price" inputmode="decimal" maxlength="12" value="${line.price > 0 ? line.price / 100 : ''}"></label>
<label>${escapeHtml(words.otherItem)}<input name="name" maxlength="200" value="${escapeHtml(line.name)}"></label>
<div class="acts"><button>${escapeHtml(words.ask)}</button></div></form></details>
${button(words.out, { action: 'out', index, was }, { pressed: said.state === 'out' })}</div>`
  return `<li><p><strong>${said.asked} × ${escapeHtml(line.name)}</strong></p>
${paragraph([price, refunded, words.ifOut[line.replacement], state].filter(Boolean).join(' · '), 'soft')}${paragraph(proposal ?? '', 'soft')}
${mayChange ? acts : ''}</li>`
}

/** Returns what the shop must return to the customer, with the buttons that settle it; empty if it owes nothing. */
function toRefundBody({ to_refund_paise: paise, received_at: received }: OrderPartRow, words: Words): string {
  if (paise === 0) return ''
  const was = String(paise)
  return `${paragraph(words.toRefund(formatRupees(paise)), 'note')}${received ? '' : paragraph(words.ifPaid, 'soft')}
<div class="acts">${button(words.gaveBack, { action: 'returned', was })}${received ? '' : button(words.neverPaid, { action: 'unpaid', was }, { look: 'plain' })}</div>`
}

function next(order: OrderWithPayment, part: OrderPartRow, words: Words): string {
  const { state, paid_said_at: paid, received_at: received } = part
  if (state === 'cancelled') return ''
  const isPaidOnline = order.payment?.status === 'paid'
  const acts = [
    state === 'accepted' ? button(words.ready, { action: 'ready' }) : '',
    state === 'accepted' || state === 'ready' ? button(words.delivered, { action: 'delivered' }) : '',
    ['accepted', 'ready', 'delivered'].includes(state) && !received && !isPaidOnline
      ? button(words.received, { action: 'received' }, { look: 'plain' })
      : '',
  ].filter(Boolean)
  return [
    isPaidOnline ? paragraph(words.paidOnline(formatRupees(paidOnlineFor(order, part))), 'note') : '',
    received ? paragraph(words.isReceived) : paid && !isPaidOnline ? paragraph(words.customerPaid, 'note') : '',
    acts.length > 0 ? `<div class="acts">${acts.join('')}</div>` : '',
  ].join('')
}

/** Returns a page of a vendor's open orders, each linking to its own page. */
export function listBody(
  parts: readonly ListedPart[],
  {
    token,
    page,
    total,
    perPage,
    language,
  }: { token: string; page: number; total: number; perPage: number; language: ShopLanguage },
): string {
  const words = wordsOf[language]
  const rows = parts.map((part) => {
    const order = { lines: part.order_lines }
    const by = part.deliver_by && neededByInWords(part.deliver_by, language)
    const facts = [
      words.state[part.state],
      formatRupees(totalForShop(order, part)),
      by && `${words.by} ${by}`,
      part.to_refund_paise > 0 && words.toRefund(formatRupees(part.to_refund_paise)),
    ]
    return `<li><p><a href="/v/${token}/order/${part.id}"><strong>${escapeHtml(words.order(orderNumber(part.order_id)))}</strong></a></p>${paragraph(facts.filter(Boolean).join(' · '), 'soft')}</li>`
  })
  const links = [
    page > 1 ? `<a href="/v/${token}/list/${page - 1}">${escapeHtml(words.back)}</a>` : '',
    page * perPage < total ? `<a href="/v/${token}/list/${page + 1}">${escapeHtml(words.more)}</a>` : '',
  ]
  return rows.length === 0
    ? paragraph(words.noOrders)
    : `<ul class="lines">${rows.join('\n')}</ul><p>${links.join(' ')}</p>`
}

/** Returns the invitation: what it means, with buttons for yes and no. */
export function inviteBody(
  takesOrders: boolean,
  language: ShopLanguage,
  { vendor, listPath }: { vendor: string; listPath: string },
): string {
  const words = wordsOf[language]
  return [
    paragraph(words.invite(vendor).text),
    paragraph(takesOrders ? words.takes : words.takesNot, 'soft'),
    takesOrders
      ? `<p><a href="${listPath}">${words.allOpen}</a></p>${button(words.stop, { action: 'stop' }, { look: 'link' })}`
      : `<div class="acts">${button(words.inviteYes, { action: 'take' })}${button(words.inviteNo, { action: 'stop' }, { look: 'plain' })}</div>`,
  ].join('\n')
}
