import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Security headers of every response. Scripts load from our own origin, and from the payment host only if a gateway is
 * configured; inline styles are needed by toasts and dialogs. HTML and script URLs must pass a named Trusted Types policy:
 * `boot` and `service-worker` allow our own files, the other two belong to the checkout script.
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
    // Google's consent page and the payment page are popups that message their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'geolocation=(self), microphone=(self), camera=(), payment=(self), usb=()')
  })
}

/**
 * The checkout script comes from one host. Razorpay's also connects to and frames other hosts of its domain; for any
 * other gateway only the configured host is allowed.
 */
function hostsOf(checkoutUrl: string): { script: string[]; others: string[] } {
  const { origin, hostname } = new URL(checkoutUrl)
  const isRazorpay = hostname.endsWith('.razorpay.com')
  return { script: [origin], others: isRazorpay ? [origin, 'https://*.razorpay.com'] : [origin] }
}

/** For plain pages: no scripts, nothing cross-origin. */
export const plainPagePolicy =
  "default-src 'none';style-src 'unsafe-inline';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'"

/**
 * For the API docs page, which runs third-party scripts: sandboxed into an opaque origin, so that they can read neither our
 * storage nor any response except the public API description.
 */
export const apiBrowserPolicy =
  "sandbox allow-scripts allow-popups;default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'"
