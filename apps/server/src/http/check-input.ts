import { type Endpoint, isInQuery } from '@planner/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Problem } from '#platform/problem.ts'

/**
 * Returns the endpoint's flat input from path, query and body, validated by the contract.
 *
 * @throws Problem `request.malformed` for a body that is not an object, `request.invalid` with the first field's error
 * message.
 */
export function checkInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const sent = isInQuery(endpoint) ? request.query : (request.body ?? {})
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    throw new Problem('request.malformed', { detail: 'The request must be a JSON object' })
  }
  const checked = z.safeParse(endpoint.input, { ...sent, ...(request.params as object) })
  if (checked.success) return checked.data
  throw new Problem('request.invalid', { detail: sentenceOf(checked.error.issues[0]!) })
}

/** Returns the contract's message for the field, or the field name and zod's message. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  const sentence = issue.message.replace(/\.$/, '')
  if (/^(Invalid input|Too (small|big)|Unrecognized|Invalid)/.test(sentence)) {
    const field = issue.path.join('.') || 'The request'
    return `${field} is not valid: ${sentence.replace(/^Invalid input: /, '').replace(/^./, (first) => first.toLowerCase())}`
  }
  return sentence
}
