import * as phone from '@planner/contract/account/phone'
import { expect } from 'vitest'
import type { Person, TestServer } from './test-server.ts'

/** Returns the newest code for a number from the outbox. */
export async function codeFor(server: TestServer, number: string): Promise<string> {
  const texts = (await server.outbox('sms')).filter(({ recipient }) => recipient === number)
  const code = /#(\d{6})$/.exec(texts.filter(({ body }) => /#\d{6}$/.test(body)).at(-1)?.body ?? '')
  if (!code) throw new Error(`no code was sent to ${number}`)
  return code[1]!
}

/** Verifies a number as a person does: requests a code, reads it and enters it. */
export async function aVerifiedNumber(server: TestServer, person: Person, written: string): Promise<string> {
  const { phone_number: number } = await person.call(phone.sendOtp, { phone_number: written })
  const code = await codeFor(server, number)
  expect(await person.call(phone.verifyOtp, { phone_number: written, code })).toEqual({ valid: true, reason: null })
  return number
}
