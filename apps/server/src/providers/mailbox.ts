/** A mail as stored in the mailbox. */
export type StoredMail = { uid: number; source: Buffer }

/** How far a mailbox has been read. UIDs are valid only while `validity` stays the same (RFC 3501 section 2.3.1.1). */
export type MailboxPlace = { validity: string; uid: number }

/** The mailbox of the installation, to which people forward mail. */
export type Mailbox = {
  /** Its email address, without a person's tag. */
  address: string
  /**
   * Processes the mails after a place, oldest first, each before the next is fetched. Skips mails that are too large.
   *
   * @param take returns whether to delete the mail. An error it throws ends the visit.
   * @param passed called after each mail that was processed or skipped.
   * @throws ProviderFailure.
   */
  visit(
    after: MailboxPlace | null,
    take: (mail: StoredMail) => Promise<'delete' | 'leave'>,
    passed: (place: MailboxPlace) => Promise<void>,
  ): Promise<void>
}
