import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * The headers of every answer. Scripts come from our own files, and from the payment page's host only where a gateway is
 * configured; the toasts and dialogs set styles. Markup and script addresses pass through a named policy or not at all
 * (Trusted Types): `boot` and `service-worker` know our own files, the other two belong to the payment page.
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
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['boot', 'service-worker', ...(payments ? ['checkout', 'default'] : [])],
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

/** For plain pages: no script at all, and nothing from elsewhere. */
export const plainPagePolicy =
  "default-src 'none';style-src 'unsafe-inline';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'"

/**
 * For the API browser, whose scripts are a library's: an origin of its own, so that they read neither the product's storage
 * nor its answers but the API's description, which is open to all.
 */
export const apiBrowserPolicy =
  "sandbox allow-scripts allow-popups;default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'"
