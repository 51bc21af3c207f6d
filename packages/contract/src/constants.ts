/** docs/product/specification.md#9-business-constants-and-limits, and our own limits. Times in milliseconds unless named otherwise. */

export const toasts = { durationMs: 4000, visible: 3, gapPx: 14, widthPx: 356 } as const

export const cookieBanner = { delayMs: 1000 } as const

export const tutorial = { steps: 6 } as const

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

export const reminders = {
  listTimeoutMs: 10_000,
  listAttempts: 3,
  textMax: 2000,
  titleMax: 300,
  descriptionMax: 5000,
  /** Not completed, of one person. */
  openMax: 5000,
  /** The list begins this many days ago; open and repeating reminders are always in it. */
  listedDays: 90,
  /** Days of one repeating reminder that are done, and days that were taken out of it. */
  ownDaysMax: 4000,
  /** For this many days, and for so many of one person, the latest, deleting can be undone. */
  removedKeptDays: 7,
  removedMax: 200,
  /** Minutes after which somebody else is told. */
  escalation: { min: 5, max: 1440 },
  /** Open ones that a household shares. */
  sharedMax: 500,
  /** How often a reminder that ends after a number of times can fall. */
  timesMax: 1000,
  tags: { max: 10, lengthMax: 30 },
  checklist: { max: 100, lengthMax: 200 },
  durationMinutesMax: 1440,
  /** Advance alerts of one reminder: how many, and how many minutes ahead at most (four weeks). */
  leads: { max: 5, minutesMax: 40_320 },
  searchMax: 100,
  /** What a search answers with at most. */
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
  /** Of one dose, in units; and of what there is. */
  amountMax: 1000,
  stockMax: 10_000,
  refillDaysMax: 30,
  /** Series of doses that changes of the times have left behind, and the ones that go on. */
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
  /** Of a photo; more is a way to fill memory. */
  pixelsMax: 50_000_000,
  /** For this many days a removed one can be put back. */
  keptDays: 7,
  /** Time for a whole file to arrive, on slow mobile data. */
  uploadMs: 180_000,
} as const

/** The calendar feed of one person. */
export const calendarFeed = { rendersPerHour: 60, unknownPerMinute: 60 } as const

/** PDF files and photos that are read for a reminder (docs/decisions/0062). */
export const documents = {
  readPerDay: 20,
  /** A longer one is a book. */
  pagesMax: 100,
} as const

/** What comes in from files of other planners. */
export const imports = {
  itemsPerCall: 200,
  keyMax: 300,
  skippedMax: 400,
  /** Items of one person that are known again. */
  knownMax: 20_000,
  undoHours: 24,
  /** A file with more is refused before it is read. */
  fileBytesMax: 8_000_000,
  itemsMax: 20_000,
} as const

/** Writing to the planner from a messenger. */
export const chats = {
  codeMinutes: 10,
  /** Wrong codes from one chat. */
  wrongCodesPerHour: 5,
  /** Messages of one chat. */
  perMinute: 20,
  perDay: { telegram: 300, whatsapp: 100 },
  /** Of one person, the latest: for 'Undo'. */
  deedsKept: 50,
  /** For how long the next message is read as the change that was asked for. */
  changeMinutes: 10,
  /** For how long a message is known again by its id. */
  messagesKeptDays: 3,
  /** WhatsApp takes free text for so long after the person’s last message. */
  freeTextHours: 24,
} as const

/** Mail that people forward to the planner. */
export const mailIn = {
  /** Larger ones are passed over. */
  bytesMax: 10_000_000,
  /** Of one person. */
  perDay: 50,
  mailsPerVisit: 100,
  meetingsPerMail: 20,
  /** Suggestions of one person that wait; no more come in until some are answered. */
  openMax: 200,
  /** For how long the ids of processed mails are kept, so that none is taken twice. */
  takenKeptDays: 30,
} as const

/** Tokens of one person's programs. */
export const programs = { max: 20, nameMax: 60, daysMax: 365 } as const

/** Addresses of one person that are told what changes. */
export const webhooks = {
  max: 10,
  nameMax: 60,
  /** Deliveries of all of them. */
  perDay: 2000,
  testsPerHour: 20,
  /** Deliveries in a list, and for how long they are kept. */
  shown: 50,
  keptDays: 7,
  /** For so long the secret before a new one signs as well. */
  overlapHours: 24,
} as const

/** Orders of one person. */
export const orders = {
  perPage: 50,
  perDay: 30,
  searchMax: 100,
  /** What a search answers with at most, and among how many, the newest, it looks. */
  found: 10,
  searchedMax: 2000,
  searchesPerMinute: 60,
} as const

/** Shops that take orders. */
export const shops = {
  /** Of one person's own. */
  max: 20,
  /** Vendors that one order goes to. */
  perOrder: 20,
  /** Rupees, of one piece, as a shop may price it. */
  priceMax: 100_000,
  linkDays: 14,
  /** A link that is used more often than this on a day has leaked. */
  opensPerDay: 500,
  answersPerDay: 1000,
  /** Minutes until a silent vendor is messaged again, and how often; then the administrators are told. */
  nudgeMinutes: 30,
  nudges: 2,
  /** Orders on one page of a vendor's list. */
  perPage: 20,
  /** Days ahead that one can ask for. */
  daysAhead: 30,
  /** Of one person: the oldest are forgotten. */
  paidPricesMax: 1000,
} as const

/** What one account can keep in the store: reminders, orders, saved and own recipes, as stored. */
export const storedBytesMax = 20_000_000

/** Saved recipes of one person. */
export const savedRecipesMax = 1000

/** The maximum size of a list; the rest follows under the `Link` header's `rel="next"`. */
export const answerBytesMax = 1_000_000

/** Limits of a person's language model: a day's budget, and how long sent texts are kept. */
export const assistant = { questionsPerDay: 60, tokensPerDay: 100_000, keptDays: 30, sentPerPage: 50 } as const

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

export const password = { min: 8, max: 128 } as const

export const session = {
  idleDays: 30,
  maxDays: 90,
  /** How long a token stays valid after another replaced it: for requests in progress, in other tabs too. */
  replacedSeconds: 30,
  /** Devices that one person is signed in on; the longest unused one is signed out when another signs in. */
  devicesMax: 20,
} as const

/** No call may carry more; the largest honest one is a few kilobytes. */
export const bodyLimitBytes = 100_000

export const timeZone = 'Asia/Kolkata'

/** Phone verification (docs/product/decisions.md#30). */
export const phone = {
  /** The page sends no number shorter than this, whatever the writing. */
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

/** Prices in rupees, without tax, that the server sets (docs/product/decisions.md#21). */
export const prices = {
  recipeActions: { buy_ingredients: 299, order_online: 499, hire_chef: 2999 },
  /** By the number of price symbols of a service. */
  serviceTiers: [1299, 2499, 3999],
  product: 1299,
} as const

/** What the payment gateway takes at least. */
export const paymentMinPaise = 100

/** Per cent of the subtotal; together the 18% of the specification. */
export const gst = { cgst: 9, sgst: 9 } as const

export const delivery = { freeOverRupees: 500, minutes: [30, 60] } as const

/** The cities of the profile, each with the state whose cooking and shops are its own. */
export const cities = ['Mumbai', 'Delhi', 'Bangalore', 'Chennai', 'Kolkata', 'Pune', 'Hyderabad'] as const
export const defaultCity = 'Mumbai'

export const geolocation = { timeoutMs: 10_000, maximumAgeMs: 300_000, enableHighAccuracy: false } as const

export const recipes = {
  perCategory: 4,
  /** Days in which nothing comes again. */
  unseenDays: 90,
  regenerationsPerHour: 6,
  daysAhead: 7,
  queryMax: 300,
  /** Recipes on one shopping list: a week of plans. */
  listMax: 140,
  factMs: 3000,
  /** How long one line about the kitchen of the day stands. */
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
  /** Questions that these may take of a person's own, in 24 hours. */
  writingQuestionsPerDay: 6,
} as const

/** Recipes of one person's own. */
export const ownRecipes = {
  max: 500,
  bytesMax: 20_000,
  importMax: 50,
  /** Web pages and texts that a person has read in a day. */
  pagesPerDay: 30,
  textsPerDay: 100,
  pageBytesMax: 2_000_000,
  pastedMax: 20_000,
} as const

/** Dishes that a person has chosen to cook. */
export const chosenDishes = {
  /** Of one day. */
  perDay: 20,
  /** From today on, so that one shopping list holds them all. */
  aheadMax: 140,
  /** People who eat where nothing else is said. */
  people: 4,
  /** Who eat one meal, guests included. */
  peopleMax: 12,
  /** Days back that the list goes: leftovers keep so long. */
  daysBack: 2,
} as const

export const account = {
  /** How long a mailed link sets a new password. */
  resetMinutes: 30,
  /** Links that one account, and one address, may ask for. */
  resetsPerDay: 5,
  resetsPerHourOfAddress: 20,
  /** How long a mailed link confirms an email address. */
  proofHours: 48,
  /** Such links mailed to one address in an hour, a day and 30 days, and asked for from one network in an hour. */
  proofs: { perHour: 3, perDay: 5, perMonth: 15, perHourOfNetwork: 50 },
  /** How long a link that no longer works is recognised, so that the page can say why. */
  proofsKeptDays: 30,
  /** Browsers that are known to one account, and how long without a sign-in. */
  knownDevices: 10,
  knownDeviceDays: 365,
  /** Of the chart in the profile. */
  activityDays: 14,
} as const

/** The header in which a refused sign-in (`auth.second-factor`) carries the challenge that the next call answers. */
export const challengeHeader = 'x-challenge'

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
  /** Of a passkey. */
  nameMax: 60,
} as const

/** docs/product/decisions.md#31 */
export const privacy = { deletionWord: 'DELETE', graceDays: 7, exportsPerDay: 3, consentsPerDay: 50 } as const

/** How long the record of a notification is kept once it was sent, or given up. */
export const alertsKeptDays = 400

export const audit = {
  ownEntries: 100,
  /** A failed sign-in is written down from this one in a row. */
  failedSignIns: 5,
  /** Orders and deliveries in what an administrator sees of a person. */
  viewedRows: 10,
  /**
   * Of what a person or a stranger can repeat at will (sign-ins, sign-outs, failed sign-ins, devices signed out, cookie
   * choices): entries of one kind in 24 hours. Past the first number only a device or network not seen that day is written
   * down, past the second nothing.
   */
  repeated: { each: 20, distinct: 100 },
  /** The store itself lets no younger entry go (migration 0019). */
  keptYears: 3,
} as const

/** Guesses at the first administrator's set-up code in an hour, of one person and from one network. */
export const setupCode = { triesOfPerson: 5, triesOfNetwork: 20 } as const

export const admin = {
  pageSize: 50,
  recentOrders: 10,
  /** A file with more is refused. */
  csvRowsMax: 250_000,
} as const

/** How long an invitation to a household works. By itself, as the page needs none of the limits below. */
export const invitationDays = 7

/** docs/decisions/0050 */
export const household = {
  /** Helpers included. */
  membersMax: 12,
  nameMax: 60,
  nicknameMax: 30,
  /** That are open at a time. */
  invitationsMax: 10,
  /** Made by one household on a day. */
  invitationsPerDay: 30,
  /** How long one that no longer works is recognised, so that the page can say why. */
  invitationsKeptDays: 30,
  codeLength: 10,
  /** Codes that one person, and one network, may try in an hour. */
  triesOfPerson: 20,
  triesOfNetwork: 300,
  /** Codes sent to helpers: to one number, and by one household, a day. */
  helperCodes: { perNumber: 3, perHousehold: 10, minutes: 60, tries: 5 },
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
  /** How long a ticked item stays in sight. */
  tickedHours: 24,
  boughtKeptDays: 90,
  /** Ticked and removed items of one household that are kept. */
  settledMax: 2000,
  /** How long a removed one can be put back. */
  removedKeptDays: 30,
  boughtShown: 100,
} as const

export const pantry = {
  /** Things of one household. */
  max: 400,
  textMax: 100,
  /** What is left of what was bought, from which on it runs low. */
  lowShare: 0.2,
  /** How long 'not now' holds. */
  quietDays: 7,
  /** How long buying and cooking can be undone. */
  undoDays: 30,
  /** How long what is used up is remembered, to be proposed. */
  outKeptDays: 30,
  dishesShown: 24,
} as const

/** How long a change may wait on a device: as long as a session lives at most. */
export const longestWaitMs = 90 * 24 * 3_600_000
