import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, optionalText, text } from './fields.ts'

const Latitude = z
  .number('latitude must be a number')
  .check(z.minimum(-90, 'latitude is out of range'), z.maximum(90, 'latitude is out of range'))
const Longitude = z
  .number('longitude must be a number')
  .check(z.minimum(-180, 'longitude is out of range'), z.maximum(180, 'longitude is out of range'))

const fromText = (number: typeof Latitude) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value: string) => Number(value)),
    ),
    number,
  )

export const reverse = endpoint({
  method: 'GET',
  path: '/api/location/reverse',
  access: 'member',
  summary: 'The city at a position, from a public map or the built-in list of cities',
  input: z.object({ lat: fromText(Latitude), lon: fromText(Longitude) }),
  result: z.object({
    city: z.string(),
    location: z.string(),
    /** The attribution to display; null for our own list. */
    attribution: z.nullable(z.string()),
  }),
})

export const updateLocation = endpoint({
  method: 'POST',
  path: '/api/users/update-location',
  access: 'member',
  summary: 'Save the user’s city, and their position rounded to about a kilometre',
  input: z.object({
    location: text('location', { max: 200 }),
    city: optionalText('city', { max: 100 }),
    latitude: z.optional(z.nullable(Latitude)),
    longitude: z.optional(z.nullable(Longitude)),
  }),
  result: Done,
})
