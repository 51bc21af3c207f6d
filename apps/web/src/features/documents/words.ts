import { files as limits } from '@planner/contract/constants/reminders'
import type { UnreadReason } from '@planner/contract/documents'

/** The page’s copy for reading a document. */
export const words = {
  from: 'From a PDF or photo',
  fromPdf: 'From a PDF',
  chosen: 'Document to read',
  pdfOnly: 'PDF files only.',
  reading: 'Reading…',
  found: (name: string) => `Found in ${name}. Please check it before you create the reminder.`,
  several: (count: number, name: string) => `Found ${count} dates in ${name}. Choose one and check it.`,
  noAmount: 'No amount found',
  anyTime: 'No time found',
  why: {
    'no-text': (name: string) => `We couldn’t find any text in ${name}. Is it sharp and the right way up?`,
    'no-day': (name: string) => `We found no upcoming date in ${name}. Please enter the reminder yourself.`,
  } satisfies Record<UnreadReason, (name: string) => string>,
  attached: (name: string) => `${name} will be attached to the reminder.`,
  leaveOut: (name: string) => `Don’t attach ${name}`,
  offline: 'You need a connection to read a file.',
  failed: (reason: string) => `${reason}.`,
  tooLarge: `A photo or file can be at most ${limits.bytesMax / 1_000_000} MB.`,
  notAttached: (name: string) => `Couldn’t attach ${name}. Open the reminder to attach it again.`,
} as const
