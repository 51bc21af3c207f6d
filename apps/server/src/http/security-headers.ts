import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * The headers of design.md section 6. Scripts come from our own files, and from the payment page's host only where a
 * gateway is configured; the toasts and dialogs set styles.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { payments }: { payments: { checkoutUrl: string } | null },
): Promise<void> {
  const gateway = payments ? hostsOf(payments.checkoutUrl) : { script: [], others: [] }
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...gateway.script],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...gateway.others],
        frameSrc: gateway.others.length > 0 ? gateway.others : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Google's consent and the payment page open as popups that report back.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), microphone=(self), camera=(), payment=(self), usb=()')
  })
}

/**
 * The payment page's script comes from one host. Razorpay's talks with further hosts of its own domain, and opens frames
 * of them; of any other gateway no more is let in than the host that was configured.
 */
function hostsOf(checkoutUrl: string): { script: string[]; others: string[] } {
  const { origin, hostname } = new URL(checkoutUrl)
  const isRazorpay = hostname.endsWith('.razorpay.com')
  return { script: [origin], others: isRazorpay ? [origin, 'https://*.razorpay.com'] : [origin] }
}
