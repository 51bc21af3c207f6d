import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done } from './fields.ts'

/** Pages that are reported separately; any other counts as 'other'. */
export const timedPages = [
  'dashboard',
  'recipes',
  'cart',
  'orders',
  'profile',
  'google',
  'settings',
  'admin',
  'other',
] as const

/** The header that asks a page to report its timings; sent only if the installation has enabled that. */
export const timingHeader = 'x-page-timing'

const Milliseconds = (name: string) =>
  z.optional(
    z
      .int(`${name} must be a whole number`)
      .check(
        z.minimum(0, `${name} must be between 0 and 60000`),
        z.maximum(60_000, `${name} must be between 0 and 60000`),
      ),
  )

/**
 * How quickly a page loaded and responded, and how much its layout shifted. Contains nothing about people or their
 * actions.
 */
export const report = endpoint({
  method: 'POST',
  path: '/api/page-timing',
  access: 'anyone',
  summary: 'Report how quickly a page appeared and reacted',
  input: z.object({
    page: z.enum(timedPages, 'We don’t know that page'),
    /**
     * Interaction to next paint: nearly the longest time from a tap to its effect on screen. Absent if nothing was
     * tapped.
     */
    inp_ms: Milliseconds('inp_ms'),
    /** Largest contentful paint. */
    lcp_ms: Milliseconds('lcp_ms'),
    /** Cumulative layout shift: how far content moved unexpectedly, as a share of the screen. */
    cls: z.optional(
      z
        .number('cls must be a number')
        .check(z.minimum(0, 'cls must be between 0 and 100'), z.maximum(100, 'cls must be between 0 and 100')),
    ),
  }),
  result: Done,
})
