/** A mail as the mailbox has it. */
export type StoredMail = { uid: number; source: Buffer }

/** How far a mailbox has been read: its UIDs count while `validity` is the same (RFC 3501 section 2.3.1.1). */
export type MailboxPlace = { validity: string; uid: number }

/** The installation's mailbox, to which people forward. */
export type Mailbox = {
  /** Its address, without a person's part. */
  address: string
  /**
   * Takes the mails that came after a place, oldest first, each before the next is fetched. Too large ones are passed over.
   *
   * @param take says whether the mail is to be deleted there. What it throws ends the visit.
   * @param passed called after each mail that was taken or passed over.
   * @throws ProviderFailure.
   */
  visit(
    after: MailboxPlace | null,
    take: (mail: StoredMail) => Promise<'delete' | 'leave'>,
    passed: (place: MailboxPlace) => Promise<void>,
  ): Promise<void>
}
