import type { Payment } from '@planner/contract/orders'

import { checkoutPolicies } from './checkout-policies.ts'

/** The gateway's response to a payment, which the server verifies. */
export type CheckoutResult = { razorpay_order_id: string; razorpay_payment_id: string; razorpay_signature: string }

type CheckoutOptions = {
  key: string
  order_id: string
  amount: number
  currency: string
  name: string
  prefill: { name: string; email: string; contact?: string }
  theme: { color: string }
  handler: (proof: CheckoutResult) => void
  modal: { ondismiss: () => void }
}

declare global {
  interface Window {
    /** Set by the gateway's script once it has loaded. */
    Razorpay?: new (
      options: CheckoutOptions,
    ) => { open(): void }
  }
}

/**
 * Opens the gateway's payment page over ours; its script is loaded only now.
 *
 * @returns the proof of the payment, or null if the person closed the page.
 * @throws Error if the script cannot be loaded.
 */
export async function openCheckout(
  payment: Payment,
  { product, person }: { product: string; person: CheckoutOptions['prefill'] },
): Promise<CheckoutResult | null> {
  if (!window.Razorpay) await loadScript(payment.checkout_url)
  const { Razorpay } = window
  if (!Razorpay) throw new Error('The payment script is missing from its page')
  return new Promise((resolve) => {
    new Razorpay({
      key: payment.key_id,
      order_id: payment.order_id,
      amount: payment.amount_paise,
      currency: payment.currency,
      name: product,
      prefill: person,
      theme: { color: '#b0470f' },
      handler: resolve,
      modal: { ondismiss: () => resolve(null) },
    }).open()
  })
}

function loadScript(url: string): Promise<void> {
  const policy = checkoutPolicies(url)
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = policy?.createScriptURL(url) ?? url
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('Couldn’t load the payment script'))
    }
    document.head.append(script)
  })
}
