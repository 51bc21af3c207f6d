import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Done, optionalText, text } from './fields.ts'

/** A page's report of an unexpected error. The server stores it after removing personal data. */
export const report = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  access: 'anyone',
  summary: 'Report an unexpected error on the page',
  input: z.object({
    name: text('name', { max: 60 }),
    message: optionalText('message', { max: 500 }),
    /** The page's URL without its query. */
    screen: optionalText('screen', { max: 200 }),
    /** The position in our own files, as reported by the browser. */
    source: optionalText('source', { max: 300 }),
  }),
  result: Done,
})
