import type { ColumnType, Selectable } from 'kysely'

export type MailAddressesTable = {
  user_id: string
  token_hash: Buffer
  /** Encrypted. */
  token: Buffer
  created_at: Date
  last_mail_at: Date | null
}
export type MailAddressRow = Selectable<MailAddressesTable>

export type MailsTakenTable = { user_id: string; message_hash: Buffer; taken_at: Date }

export type MailboxPlacesTable = { name: string; validity: string; uid: ColumnType<string | number, number, number> }

export type MailInTables = {
  mail_addresses: MailAddressesTable
  mails_taken: MailsTakenTable
  mailbox_places: MailboxPlacesTable
}
