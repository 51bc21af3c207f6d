import type { Operator } from '../status.ts'
import { recipients } from './recipients.ts'

/** The installation's details, for the parts of the texts that differ between installations. */
export type Installation = { operator: Operator; recipients: readonly string[] }

/** The address used if none is configured, in a reserved domain without mailboxes. */
export const placeholderMail = 'hello@daily-planner.example'

/** Returns the lines about the operator, with the markup of inline.ts. */
export function operatorLines({ name, address, gstin }: Operator): string[] {
  if (!name || !address) return ['The operator of this installation has not added its name here yet.']
  return [`**${name}**`, address, ...(gstin ? [`GSTIN ${gstin}`] : [])]
}

/** Returns the lines about where to complain. */
export function grievanceLines({ name, address, contact_email: mail, grievance_officer: officer }: Operator): string[] {
  if (!mail) {
    return [
      'The operator of this installation has not named a contact or grievance officer yet. Until then, contact the person who gave you this planner’s address.',
    ]
  }
  const who = officer
    ? `**${officer}**, grievance officer${name ? ` of ${name}` : ''}`
    : 'The operator handles grievances; no officer has been named yet'
  return [who, `[${mail}](mailto:${mail})`, ...(address ? [address] : [])]
}

/** Returns the line that lists the recipients connected on this installation. */
export function connectedLine(ids: readonly string[]): string {
  const names = recipients.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return `**Connected on this installation:** ${names.join('; ')}.`
}

/** Returns the line below every text. */
export const contactLine = ({ contact_email: mail }: Operator): string =>
  mail
    ? `Questions? Write to [${mail}](mailto:${mail}).`
    : `Questions? Write to [${placeholderMail}](mailto:${placeholderMail}). This is a placeholder that nobody reads: the operator of this installation has not added an address yet.`
