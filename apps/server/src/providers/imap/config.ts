export type MailboxConfig = {
  /** The address people forward to, with their secret after a plus sign. */
  address: string
  host: string
  port: number
  /** Whether TLS is used from the start; otherwise STARTTLS, which is required except for a local mailbox. */
  secure: boolean
  user: string
  password: string
  mailbox: string
}
