/**
 * Display durations and sizes on the page. From docs/product/specification.md#9-business-constants-and-limits, and our
 * own limits. Times are in milliseconds unless the name has another unit.
 */

export const toasts = { durationMs: 4000, visible: 3, gapPx: 14, widthPx: 356 } as const

export const cookieBanner = { delayMs: 1000 } as const

export const tutorial = { steps: 6 } as const

export const geolocation = { timeoutMs: 10_000, maximumAgeMs: 300_000, enableHighAccuracy: false } as const

/**
 * The cities that the profile offers, as fixed by the specification (docs/product/specification.md). Elsewhere they
 * come first in the list; `packages/commerce/src/cities.ts` has the rest of the 70.
 */
export const cities = ['Mumbai', 'Delhi', 'Bangalore', 'Chennai', 'Kolkata', 'Pune', 'Hyderabad'] as const

export const defaultCity = 'Mumbai'

export const timeZone = 'Asia/Kolkata'

/** The product's version, equal to that in the root package.json (apps/server/src/http/api-docs.test.ts). */
export const version = '1.0.0'
