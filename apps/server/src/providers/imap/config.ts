export type MailboxConfig = {
  /** To which people forward, with their secret after a plus sign. */
  address: string
  host: string
  port: number
  /** TLS from the beginning; otherwise by STARTTLS, without which only a mailbox on this machine is read. */
  secure: boolean
  user: string
  password: string
  mailbox: string
}
