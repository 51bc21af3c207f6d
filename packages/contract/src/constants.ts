/** docs/product/specification.md#9-business-constants-and-limits, and our own limits. Times in milliseconds unless named otherwise. */

// The page

export const toasts = { durationMs: 4000, visible: 3, gapPx: 14, widthPx: 356 } as const

export const cookieBanner = { delayMs: 1000 } as const

export const tutorial = { steps: 6 } as const

export const geolocation = { timeoutMs: 10_000, maximumAgeMs: 300_000, enableHighAccuracy: false } as const

/**
 * The cities that the profile offers, as the specification fixes them (docs/product/specification.md). Everywhere else they come
 * first, and `packages/commerce/src/cities.ts` has the rest of the 70.
 */
export const cities = ['Mumbai', 'Delhi', 'Bangalore', 'Chennai', 'Kolkata', 'Pune', 'Hyderabad'] as const

export const defaultCity = 'Mumbai'

export const timeZone = 'Asia/Kolkata'

/** Of the product: that of the root's package.json (apps/server/src/http/api-docs.test.ts). */
export const version = '1.0.0'

// Reminders, calendar

export const reminders = {
  listTimeoutMs: 10_000,
  listAttempts: 3,
  textMax: 2000,
  titleMax: 300,
  descriptionMax: 5000,
  /** Open reminders of one person. */
  openMax: 5000,
  /** The list begins this many days ago; open and repeating reminders are always in it. */
  listedDays: 90,
  /** Individual days of one repeating reminder: completed ones and ones taken out of it. */
  ownDaysMax: 4000,
  /** How long, and for how many of a person's latest deletions, deleting can be undone. */
  removedKeptDays: 7,
  removedMax: 200,
  /** Minutes after which another member is notified. */
  escalation: { min: 5, max: 1440 },
  /** Open reminders that a household shares. */
  sharedMax: 500,
  /** The most occurrences of a reminder that ends after a number of times. */
  timesMax: 1000,
  tags: { max: 10, lengthMax: 30 },
  checklist: { max: 100, lengthMax: 200 },
  durationMinutesMax: 1440,
  /** Advance alerts of one reminder: how many, and how many minutes ahead at most (four weeks). */
  leads: { max: 5, minutesMax: 40_320 },
  searchMax: 100,
  /** The most results of a search. */
  found: 50,
  searchesPerMinute: 60,
} as const

/** Medicines of one person. */
export const medicines = {
  max: 50,
  nameMax: 100,
  noteMax: 1000,
  timesMax: 12,
  /** Days of a course that ends, and of one table. */
  daysMax: 400,
  /** The amount of one dose, in units; and of the stock. */
  amountMax: 1000,
  stockMax: 10_000,
  refillDaysMax: 30,
  /** Series of doses: ended by changes of the times, and current ones. */
  seriesMax: 240,
} as const

/** Photos and files at reminders (docs/decisions/0047). */
export const files = {
  bytesMax: 10_000_000,
  perReminder: 5,
  /** Bytes of one account: apart from `storedBytesMax`, since these are not in the database. */
  accountBytesMax: 200_000_000,
  addedPerDay: 200,
  nameMax: 120,
  /** Pixels of a photo; more could exhaust memory. */
  pixelsMax: 50_000_000,
  /** How many days a removed file can be restored. */
  keptDays: 7,
  /** Time for a whole file to arrive, on slow mobile data. */
  uploadMs: 180_000,
} as const

/** PDF files and photos that are read for a reminder (docs/decisions/0062). */
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
  skippedMax: 400,
  /** Imported items remembered per person, so that none is imported twice. */
  knownMax: 20_000,
  undoHours: 24,
  /** A file with more is refused before it is read. */
  fileBytesMax: 8_000_000,
  itemsMax: 20_000,
} as const

/** How long an offline change may wait on a device: the maximum lifetime of a session. */
export const longestWaitMs = 90 * 24 * 3_600_000

// Notifications, messengers

export const notifications = {
  leadMinutes: 60,
  checkMs: 60_000,
  vibrate: [200, 100, 200],
  leadMinutesMax: 1440,
  /** Minutes between the rings of a reminder that rings until it is done, and how often it rings again at most. */
  nagMinutes: { min: 5, max: 120 },
  nagRings: 6,
  /** A snooze by its name; 'evening' past `eveningUntil` means `lateEvening`, and past that tomorrow's `morning`. */
  snooze: {
    evening: '18:00:00',
    eveningUntil: '17:30:00',
    lateEvening: '20:00:00',
    morning: '09:00:00',
    /** How far ahead a chosen day can be. */
    daysMax: 366,
    /** How many snoozes of what was completed or deleted are kept for a person, the latest ringing first. */
    setAsideMax: 200,
  },
  /** How long a notification's own buttons work. */
  ticketHours: 48,
  deliveriesPerPage: 50,
} as const

/** How long the record of a notification is kept once it was sent, or given up. */
export const alertsKeptDays = 400

/** Messengers: Telegram and WhatsApp. */
export const chats = {
  codeMinutes: 10,
  /** Wrong codes from one chat, per hour. */
  wrongCodesPerHour: 5,
  /** Messages of one chat. */
  perMinute: 20,
  perDay: { telegram: 300, whatsapp: 100 },
  /** The latest actions of one person that are kept for 'Undo'. */
  actionsKept: 50,
  /** How long the next message is read as the requested change. */
  changeMinutes: 10,
  /** How long message ids are kept, to skip duplicates. */
  messagesKeptDays: 3,
  /** How long after the person’s last message WhatsApp accepts free text. */
  freeTextHours: 24,
} as const

/** Mail that people forward to the planner. */
export const mailIn = {
  /** Larger mails are skipped. */
  bytesMax: 10_000_000,
  /** Mails of one person. */
  perDay: 50,
  mailsPerVisit: 100,
  meetingsPerMail: 20,
  /** Open suggestions of one person; no more are added until some are answered. */
  openMax: 200,
  /** For how long the ids of processed mails are kept, so that none is taken twice. */
  takenKeptDays: 30,
} as const

/** Phone verification (docs/product/decisions.md#30). */
export const phone = {
  /** The page sends no shorter number, in any format. */
  numberMin: 10,
  codeMin: 4,
  codeMax: 6,
  codeMinutes: 10,
  codeTries: 5,
  resendSeconds: 30,
  codesPerDay: 5,
  testMessageMax: 160,
  testsPerHour: 5,
} as const

// Kitchen, shopping list

export const recipes = {
  perCategory: 4,
  /** Days without a repeat. */
  unseenDays: 90,
  regenerationsPerHour: 6,
  daysAhead: 7,
  queryMax: 300,
  /** Recipes on one shopping list: a week of plans. */
  listMax: 140,
  factMs: 3000,
  /** How long one cultural tip is shown. */
  culturalTipMs: 9000,
  taskPollMs: 2000,
  taskPolls: 60,
  /** Per cent at which the page reports progress of a plan; each is kept until seen, at most this long. */
  milestones: [20, 40, 80],
  /** The text of each; the page itself shows it if a milestone passed between two polls. */
  milestoneMessages: {
    20: 'Checking what you’ve seen lately',
    40: 'Choosing seasonal dishes',
    80: 'Writing the recipes',
  },
  milestoneHoldMs: 10_000,
  /** Recipes that a language model writes for one person's plans on a day, and that wait for a plan, at most. */
  writtenPerDay: 3,
  /** Questions of a person's daily budget that these may use, in 24 hours. */
  writingQuestionsPerDay: 6,
} as const

/** Recipes of one person's own. */
export const ownRecipes = {
  max: 500,
  bytesMax: 20_000,
  importMax: 50,
  /** Web pages and pasted texts that a person may import in a day. */
  pagesPerDay: 30,
  textsPerDay: 100,
  pageBytesMax: 2_000_000,
  pastedMax: 20_000,
} as const

/** Saved recipes of one person. */
export const savedRecipesMax = 1000

/** Dishes that a person has chosen to cook. */
export const chosenDishes = {
  /** Dishes of one day. */
  perDay: 20,
  /** From today on, so that one shopping list holds them all. */
  aheadMax: 140,
  /** The default number of people. */
  people: 4,
  /** The most people at one meal, guests included. */
  peopleMax: 12,
  /** Days back that the list goes: as long as leftovers keep. */
  daysBack: 2,
} as const

/** docs/decisions/0043 */
export const shoppingList = {
  /** Items that people typed and that are still to be bought. */
  openMax: 300,
  /** Ingredients of chosen dishes and recipes that are still to be bought. */
  ofDishesMax: 2500,
  textMax: 80,
  /** Items that one call adds. */
  perCall: 50,
  /** Items that one call ticks or removes. */
  idsMax: 1000,
  staplesMax: 60,
  /** How long a ticked item stays on the list. */
  tickedHours: 24,
  boughtKeptDays: 90,
  /** Ticked and removed items of one household that are kept. */
  settledMax: 2000,
  /** How long a removed item can be restored. */
  removedKeptDays: 30,
  boughtShown: 100,
} as const

export const pantry = {
  /** Pantry items of one household. */
  max: 400,
  textMax: 100,
  /** The share of the bought amount below which an item runs low. */
  lowShare: 0.2,
  /** How long 'not now' applies. */
  quietDays: 7,
  /** How long buying and cooking can be undone. */
  undoDays: 30,
  /** How long used-up items are remembered, to be suggested. */
  outKeptDays: 30,
  dishesShown: 24,
} as const

// Cart, orders

export const cart = {
  pollMs: 5000,
  desktopBadgeCap: 99,
  mobileBadgeCap: 9,
  linesMax: 200,
  /** Total characters of names, vendors and descriptions in one cart. */
  textMax: 20_000,
  quantityMax: 999,
  /** Rupees. */
  priceMax: 1_000_000,
} as const

/** Orders of one person. */
export const orders = {
  perPage: 50,
  perDay: 30,
  searchMax: 100,
  /** The most results of a search, and how many of the newest orders it covers. */
  found: 10,
  searchedMax: 2000,
  searchesPerMinute: 60,
} as const

/** Shops that take orders. */
export const shops = {
  /** Own shops of one person. */
  max: 20,
  /** Vendors that one order goes to. */
  perOrder: 20,
  /** The highest price of one piece that a shop may set, in rupees. */
  priceMax: 100_000,
  linkDays: 14,
  /** A link opened more often than this per day is treated as leaked. */
  opensPerDay: 500,
  answersPerDay: 1000,
  /** Minutes until a silent vendor is messaged again, and how often; then the administrators are notified. */
  nudgeMinutes: 30,
  nudges: 2,
  /** Orders on one page of a vendor's list. */
  perPage: 20,
  /** How many days ahead a delivery can be requested. */
  daysAhead: 30,
  /** Paid prices stored per person; the oldest are deleted. */
  paidPricesMax: 1000,
} as const

/** Prices in rupees, without tax, that the server sets (docs/product/decisions.md#21). */
export const prices = {
  recipeActions: { buy_ingredients: 299, order_online: 499, hire_chef: 2999 },
  /** By the number of price symbols of a service. */
  serviceTiers: [1299, 2499, 3999],
  product: 1299,
} as const

/** The smallest amount the payment gateway accepts. */
export const paymentMinPaise = 100

/** GST rates of every item, in per cent of the subtotal; together the 18% of the specification. `packages/commerce/src/gst.ts` computes. */
export const gst = { cgst: 9, sgst: 9 } as const

/** What the delivery card says (docs/product/decisions.md#42); no code adds a delivery charge to an order, whatever its total. */
export const delivery = { freeOverRupees: 500, minutes: [30, 60] } as const

// People, accounts

export const password = { min: 8, max: 128 } as const

export const session = {
  idleDays: 30,
  maxDays: 90,
  /** How long a token stays valid after another replaced it: for requests in progress, in other tabs too. */
  replacedSeconds: 30,
  /** Devices that one person is signed in on; the least recently used one is signed out when another signs in. */
  devicesMax: 20,
} as const

export const account = {
  /** How long a password reset link works. */
  resetMinutes: 30,
  /** Reset links that one account, and one network address, may request. */
  resetsPerDay: 5,
  resetsPerHourOfAddress: 20,
  /** How long a link confirms an email address. */
  proofHours: 48,
  /** Such links mailed to one address in an hour, a day and 30 days, and asked for from one network in an hour. */
  proofs: { perHour: 3, perDay: 5, perMonth: 15, perHourOfNetwork: 50 },
  /** How long a link that no longer works is recognised, so that the page can say why. */
  proofsKeptDays: 30,
  /** Known devices of one account, and how long one is remembered without a sign-in. */
  knownDevices: 10,
  knownDeviceDays: 365,
  /** Days in the profile's chart. */
  activityDays: 14,
} as const

/** docs/decisions/0025 */
export const secondFactor = {
  passkeysMax: 10,
  recoveryCodes: 10,
  /** How long a sign-in that waits for its second factor, or a passkey that is being added, may take. */
  challengeMinutes: 10,
  /** Answers to one challenge. */
  triesPerChallenge: 5,
  /** Wrong time codes of an account a day. */
  wrongCodesPerDay: 20,
  /** Passkey sign-ins that one address may begin in ten minutes. */
  passkeySignInsOfAddress: 100,
  /** The length of a passkey's name. */
  nameMax: 60,
} as const

/** The header in which a refused sign-in (`auth.second-factor`) carries the challenge that the next call answers. */
export const challengeHeader = 'x-challenge'

/** docs/product/decisions.md#31 */
export const privacy = { deletionWord: 'DELETE', graceDays: 7, exportsPerDay: 3, consentsPerDay: 50 } as const

/** docs/decisions/0050 */
export const household = {
  /** Helpers included. */
  membersMax: 12,
  nameMax: 60,
  nicknameMax: 30,
  /** Open invitations at a time. */
  invitationsMax: 10,
  /** Invitations that one household may make per day. */
  invitationsPerDay: 30,
  /** How long an expired or used invitation is recognised, so that the page can say why. */
  invitationsKeptDays: 30,
  codeLength: 10,
  /** Codes that one person, and one network, may try in an hour. */
  triesOfPerson: 20,
  triesOfNetwork: 300,
  /** Codes sent to helpers: to one number, and by one household, a day. */
  helperCodes: { perNumber: 3, perHousehold: 10, minutes: 60, tries: 5 },
} as const

/** How long an invitation to a household can be accepted. Separate, as the page needs no other limit of `household`. */
export const invitationDays = 7

/** What one account can keep in the store: reminders, orders, saved and own recipes, as stored. */
export const storedBytesMax = 20_000_000

/** Limits of a person's language model: a day's budget, and how long sent texts are kept. */
export const assistant = { questionsPerDay: 60, tokensPerDay: 100_000, keptDays: 30, sentPerPage: 50 } as const

/** Guesses at the first administrator's set-up code in an hour, of one person and from one network. */
export const setupCode = { triesOfPerson: 5, triesOfNetwork: 20 } as const

export const admin = {
  pageSize: 50,
  recentOrders: 10,
  /** A file with more is refused. */
  csvRowsMax: 250_000,
} as const

export const audit = {
  ownEntries: 100,
  /** Failed sign-ins are logged from this many in a row. */
  failedSignIns: 5,
  /** Orders and deliveries that an administrator sees of a person. */
  viewedRows: 10,
  /**
   * Of what a person or a stranger can repeat at will (sign-ins, sign-outs, failed sign-ins, devices signed out, cookie
   * choices): entries of one kind in 24 hours. Past the first number only a device or network not seen that day is written
   * down, past the second nothing.
   */
  repeated: { each: 20, distinct: 100 },
  /** The database itself refuses to delete younger entries (migration 0019). */
  keptYears: 3,
} as const

// API

/** API tokens of one person. */
export const programs = { max: 20, nameMax: 60, daysMax: 365 } as const

/** Outgoing webhooks of one person. */
export const webhooks = {
  max: 10,
  nameMax: 60,
  /** Deliveries of all webhooks of one person. */
  perDay: 2000,
  testsPerHour: 20,
  /** Deliveries in a list, and for how long they are kept. */
  shown: 50,
  keptDays: 7,
  /** How long the previous secret also signs after a new one is made. */
  overlapHours: 24,
  /**
   * A webhook that has failed for this long is paused, and its person reads 'a day': the last attempt of its first delivery comes
   * after 23.6 hours.
   */
  pausedAfter: { hours: 23, inWords: 'a day' },
} as const

/** The maximum size of a list; the rest follows under the `Link` header's `rel="next"`. */
export const answerBytesMax = 1_000_000

/** The largest body of an API call; legitimate ones have a few kilobytes. */
export const bodyLimitBytes = 100_000
