import type { Generated, Selectable } from 'kysely'

export type PhoneCodesTable = {
  id: string
  user_id: string
  phone_number: string
  network: string
  code_hash: Buffer | null
  tries: Generated<number>
  created_at: Date
  closed_at: Date | null
}
export type PhoneCodeRow = Selectable<PhoneCodesTable>

export type PhoneTables = {
  phone_codes: PhoneCodesTable
}
