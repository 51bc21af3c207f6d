/**
 * Returns the token of the link to choose a new password in a mail.
 *
 * @throws Error if the mail has none.
 */
export function resetTokenIn(mail: string | undefined): string {
  const token = /#reset=([\w-]{43})$/m.exec(mail ?? '')?.[1]
  if (token === undefined) throw new Error('The mail has no link to choose a new password')
  return token
}
