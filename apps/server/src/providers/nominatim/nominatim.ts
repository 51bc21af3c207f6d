import * as z from 'zod'
import type { Geocoder } from '../geocoder.ts'
import { failureByStatus, ProviderFailure, providerCalls } from '../provider-call.ts'

export type NominatimConfig = { baseUrl: string; userAgent: string }

/** Short, because a person is waiting. */
const timeoutMs = 4000

const Answer = z.object({
  error: z.string().optional(),
  address: z
    .object({
      city: z.string().optional(),
      town: z.string().optional(),
      village: z.string().optional(),
      state_district: z.string().optional(),
      state: z.string().optional(),
      country: z.string().optional(),
    })
    .optional(),
})

/**
 * OpenStreetMap's Nominatim. Its usage policy requires at most one call a second for the whole application, an
 * identifying User-Agent, caching, and its attribution on the page. The caller is responsible for the rate, the caching
 * and the attribution.
 */
export function nominatim({ baseUrl, userAgent }: NominatimConfig): Geocoder {
  const calls = providerCalls(timeoutMs, 'nominatim')
  return {
    attribution: '© OpenStreetMap contributors',
    reverse: ({ lat, lon }) =>
      calls.make(async () => {
        const query = new URLSearchParams({
          format: 'jsonv2',
          lat: String(lat),
          lon: String(lon),
          zoom: '10',
          addressdetails: '1',
          'accept-language': 'en',
        })
        const response = await fetch(`${baseUrl}/reverse?${query.toString()}`, {
          headers: { 'user-agent': userAgent },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!response.ok) {
          await response.body?.cancel()
          throw (
            failureByStatus(response.status, response.headers.get('retry-after') ?? undefined) ??
            new ProviderFailure('refused', `answered ${response.status}`)
          )
        }
        const answer = Answer.safeParse(await response.json())
        if (!answer.success) throw new ProviderFailure('unknown', 'answered something else than its interface says')
        const { address } = answer.data
        const city = address?.city ?? address?.town ?? address?.village ?? address?.state_district ?? address?.state
        return city ? { city, location: [city, address?.state, address?.country].filter(Boolean).join(', ') } : null
      }),
  }
}
