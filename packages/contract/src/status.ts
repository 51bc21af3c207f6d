import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'Whether the process runs with its store open and migrated',
  input: z.object({}),
  result: z.object({ status: z.literal('ok') }),
})

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'anyone',
  summary: 'Whether the process takes traffic: the store answers and no stop has begun',
  input: z.object({}),
  result: z.object({ status: z.literal('ready') }),
})
