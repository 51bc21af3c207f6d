/**
 * Reminders, medicines, attachments and calendar files. From
 * docs/product/specification.md#9-business-constants-and-limits, and our own limits. Times are in milliseconds unless
 * the name has another unit.
 */

export const reminders = {
  listTimeoutMs: 10_000,
  listAttempts: 3,
  textMax: 2000,
  titleMax: 300,
  descriptionMax: 5000,
  /** Open reminders of one person. */
  openMax: 5000,
  /** The list begins this many days ago; open and repeating reminders are always included. */
  listedDays: 90,
  /** Individual days stored per repeating reminder: completed and excluded ones. */
  ownDaysMax: 4000,
  /** How long deletion can be undone, and for how many of a person's latest deletions. */
  removedRetentionDays: 7,
  removedMax: 200,
  /** Minutes after which another member is notified. */
  escalation: { min: 5, max: 1440 },
  /** Open reminders shared by one household. */
  sharedMax: 500,
  /** The most occurrences of a reminder that ends after a number of times. */
  timesMax: 1000,
  tags: { max: 10, lengthMax: 30 },
  checklist: { max: 100, lengthMax: 200 },
  durationMinutesMax: 1440,
  /** Advance alerts of one reminder: the most alerts, and the most minutes in advance (four weeks). */
  leads: { max: 5, minutesMax: 40_320 },
  searchMax: 100,
  /** The most results of a search. */
  found: 50,
  searchesPerMinute: 60,
} as const

/** Limits for one person's medicines. */
export const medicines = {
  max: 50,
  nameMax: 100,
  noteMax: 1000,
  timesMax: 12,
  /** The most days of a course with an end, and of one table. */
  daysMax: 400,
  /** The most units in one dose, and in stock. */
  amountMax: 1000,
  /** More than this at once is asked about, since it may be a misread strength. */
  usualMax: {
    tablet: 10,
    capsule: 10,
    ml: 250,
    drop: 30,
    spoon: 10,
    puff: 10,
    unit: 100,
    sachet: 5,
    injection: 5,
    dose: 10,
  },
  stockMax: 10_000,
  refillDaysMax: 30,
  /** The most series of doses, current ones and those ended by changed times. */
  seriesMax: 240,
} as const

/** Photos and files attached to reminders (docs/decisions/0047). */
export const files = {
  bytesMax: 10_000_000,
  perReminder: 5,
  /** The most bytes per account; separate from `storedBytesMax`, since files are not in the database. */
  accountBytesMax: 200_000_000,
  addedPerDay: 200,
  nameMax: 120,
  /** The most pixels of a photo; more could exhaust memory. */
  pixelsMax: 50_000_000,
  /** How many days a removed file can be restored. */
  retentionDays: 7,
  /** How long the upload of a whole file may take, on slow mobile data. */
  uploadMs: 180_000,
} as const

/** PDF files and photos that are read to create a reminder (docs/decisions/0062). */
export const documents = {
  readPerDay: 20,
  /** The most pages of a document. */
  pagesMax: 100,
} as const

/** The calendar feed of one person. */
export const calendarFeed = { rendersPerHour: 60, unknownPerMinute: 60 } as const

/** Imports of files from other planners. */
export const imports = {
  itemsPerCall: 200,
  keyMax: 300,
  sourceMax: 64,
  skippedMax: 400,
  /** Imported items remembered per person, to skip duplicates. */
  knownMax: 20_000,
  undoHours: 24,
  /** A larger file is refused before it is read. */
  fileBytesMax: 8_000_000,
  itemsMax: 20_000,
} as const

/** How long an offline change may wait on a device: the maximum lifetime of a session. */
export const longestWaitMs = 90 * 24 * 3_600_000
