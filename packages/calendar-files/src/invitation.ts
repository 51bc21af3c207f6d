import { FileFault, type FileItem, type ReadOptions } from './item.ts'
import { readIcs } from './read-ics.ts'

/** A meeting in a mail: an invitation, an update of it, or a cancellation (RFC 5546). */
export type Invitation = FileItem & {
  /** The same for all versions of the invitation. */
  uid: string
  sequence: number
}

/**
 * Reads the invitations in a calendar that came by mail; empty if it is not a calendar. Alarms are dropped, since they
 * come from strangers.
 */
export function readInvitations(text: string, reading: ReadOptions): Invitation[] {
  try {
    const sequences = sequencesIn(text)
    return readIcs(text, reading).items.map((item) => ({
      ...item,
      lead_minutes: null,
      uid: item.key,
      sequence: sequences.get(item.key.slice(-300).split('|')[0]!) ?? 0,
    }))
  } catch (error) {
    if (error instanceof FileFault) return []
    throw error
  }
}

function sequencesIn(text: string): Map<string, number> {
  const sequences = new Map<string, number>()
  // Long lines are folded, such as that of a long UID; unfolded, each property is one line (RFC 5545 section 3.1).
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  let uid: string | null = null
  let sequence = 0
  for (const line of lines) {
    if (/^BEGIN:VEVENT$/i.test(line)) [uid, sequence] = [null, 0]
    else if (/^UID[:;]/i.test(line)) uid = line.slice(line.indexOf(':') + 1)
    else if (/^SEQUENCE[:;]/i.test(line)) sequence = Number.parseInt(line.slice(line.indexOf(':') + 1), 10) || 0
    else if (/^END:VEVENT$/i.test(line) && uid !== null)
      sequences.set(uid.slice(-300), Math.min(Math.max(sequence, sequences.get(uid.slice(-300)) ?? 0), 2_000_000_000))
  }
  return sequences
}
