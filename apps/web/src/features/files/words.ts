import { files as limits } from '@planner/contract/constants/reminders'

/** The page’s copy for photos and files of a reminder. */
export const words = {
  title: 'Photos and files',
  hint: `JPEG, PNG, WebP or PDF, up to ${limits.bytesMax / 1_000_000} MB.`,
  hintDrop: 'You can also paste or drop them here.',
  add: 'Add a file',
  camera: 'Take a photo',
  chosen: 'Files to attach',
  taken: 'Photo to attach',
  full: `A reminder can have up to ${limits.perReminder} photos and files.`,
  tooLarge: (name: string) => `${name} is larger than ${limits.bytesMax / 1_000_000} MB.`,
  wrongType: (name: string) => `${name} isn’t a photo (JPEG, PNG, WebP) or a PDF file.`,
  failed: (name: string, reason: string) => `Couldn’t attach ${name}: ${reason}.`,
  sending: 'Uploading…',
  waiting: 'Waiting for a connection',
  kept: 'Saved on this device. We’ll upload it when you’re back online.',
  deviceFull: 'This device can’t store more files until you’re back online.',
  noStorage: 'You’re offline, and this browser can’t store files for later.',
  removed: 'Removed',
  putBack: (name: string) => `Undo removing ${name}`,
  undo: 'Undo',
  open: 'Open',
  remove: (name: string) => `Remove ${name}`,
  notOpened: 'Couldn’t open this file. Please try again.',
  notRemoved: 'Couldn’t remove this file. Please try again.',
  notRestored: 'Couldn’t restore this file. Please try again.',
} as const
