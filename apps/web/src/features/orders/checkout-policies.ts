import { trustedPolicy } from '#platform/trusted-types.ts'

let own: ReturnType<typeof trustedPolicy>
let made = false

/**
 * Creates the Trusted Types policies for the payment page, once and only when somebody pays.
 *
 * The gateway's script builds its frame with plain strings, which Trusted Types refuse unless there is a `default`
 * policy. This one accepts markup without executable content, and scripts of the gateway; everything else stays
 * blocked.
 *
 * @param checkoutUrl the gateway's script as named by the server; the security headers list its host too.
 * @returns the policy for the script's own address; null in browsers without Trusted Types.
 */
export function checkoutPolicies(checkoutUrl: string): typeof own {
  if (made) return own
  made = true
  own = trustedPolicy('checkout', {
    createScriptURL: (url) => (url === checkoutUrl ? url : null),
    // For a document without a window: nothing in it runs or loads.
    createHTML: (markup) => markup,
  })
  if (!own) return null
  const inert = own
  trustedPolicy('default', {
    createHTML: (markup) => (isInert(inert.createHTML(markup)) ? markup : null),
    createScriptURL: (url) => (isOfGateway(url, checkoutUrl) ? url : null),
  })
  return own
}

const running = 'script, iframe[srcdoc], object, embed, base, meta, link, math, template'
const addresses = new Set(['href', 'xlink:href', 'src', 'action', 'formaction'])

/** Whether markup contains nothing executable: no script, no event handler, only web URLs. */
function isInert(markup: string): boolean {
  const { documentElement: root } = new DOMParser().parseFromString(markup, 'text/html')
  if (root.querySelector(running)) return false
  return Array.from(root.querySelectorAll('*'), (element) => Array.from(element.attributes))
    .flat()
    .every(({ name, value }) => !name.startsWith('on') && (!addresses.has(name) || isWebAddress(value)))
}

const isWebAddress = (address: string): boolean => /^(https:\/\/|data:image\/(png|gif|jpeg|webp);|#)/i.test(address)

function isOfGateway(url: string, checkoutUrl: string): boolean {
  if (!URL.canParse(url, location.href)) return false
  const { protocol, hostname, origin } = new URL(url, location.href)
  return origin === new URL(checkoutUrl).origin || (protocol === 'https:' && hostname.endsWith('.razorpay.com'))
}
