// The payment page of the stand-in: asks whether to pay, and returns what the real page would.
window.Razorpay = class {
  constructor(options) {
    this.options = options
  }

  open() {
    const { options } = this
    const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(options.amount / 100)
    const page = document.createElement('dialog')
    page.setAttribute('aria-label', 'Payment page of the stand-in')
    const text = document.createElement('p')
    text.textContent = `${options.name}: pay ${rupees}? No money moves, this is a stand-in.`
    page.append(
      text,
      this.button('Pay', () => this.pay(page)),
      this.button('Close', () => page.close('closed')),
    )
    page.addEventListener('close', () => {
      page.remove()
      if (page.returnValue !== 'paid') options.modal.ondismiss()
    })
    document.body.append(page)
    page.showModal()
  }

  button(name, onClick) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = name
    button.style.cssText =
      'min-height: 44px; min-width: 88px; margin: 0 12px 0 0; border: 1px solid; border-radius: 10px'
    button.addEventListener('click', onClick)
    return button
  }

  async pay(page) {
    const { origin } = new URL(document.querySelector('script[src$="/v1/checkout.js"]').src)
    const response = await fetch(`${origin}/stand-in/pay?order=${this.options.order_id}`, { method: 'POST' })
    const proof = await response.json()
    page.close('paid')
    this.options.handler(proof)
  }
}
