/**
 * Every failure sentence of the product. The server answers `{"detail": sentence}` and names the code in the header
 * `x-problem`; a detail has no final full stop, since the page puts it into sentences of its own.
 */
export const problems = {
  'request.malformed': { status: 400, detail: 'The request could not be read' },
  'request.too-large': { status: 413, detail: 'That is too much to send at once' },
  'request.invalid': { status: 422, detail: 'Something in the request is not valid' },
  'request.not-found': { status: 404, detail: 'There is nothing at this address' },
  'request.media-type': { status: 415, detail: 'Send the request as JSON' },
  'request.too-many': { status: 429, detail: 'Too many requests, please wait a moment' },
  'server.unexpected': { status: 500, detail: 'Something went wrong on our side, please try again' },
  'server.unavailable': { status: 503, detail: 'The service is starting or stopping, please try again in a moment' },

  'auth.required': { status: 401, detail: 'Please sign in' },
  'auth.incorrect': { status: 401, detail: 'Incorrect email or password' },
  'auth.email-taken': { status: 409, detail: 'Email already registered' },
  'auth.common': { status: 422, detail: 'Too common to be safe, choose another' },
  'auth.slow-down': { status: 429, detail: 'Too many attempts, please wait a moment and try again' },
  'auth.admin-only': { status: 403, detail: 'Admin access required' },

  'reminder.not-found': { status: 404, detail: 'Reminder not found' },
  'reminder.recurrence': { status: 422, detail: 'That repetition is not one we understand' },
  'reminder.never': { status: 422, detail: 'That repetition never falls on a day' },
  'reminder.not-an-occurrence': { status: 422, detail: 'The reminder does not fall on that day' },
  'reminder.too-many': { status: 409, detail: 'You have reached 10,000 reminders, delete some first' },
  'reminder.id-taken': { status: 409, detail: 'That id is already in use' },

  'push.not-allowed': { status: 422, detail: 'That push service is not one we send to' },
  'notification.ticket': {
    status: 403,
    detail: 'This notification can no longer be answered, please open the planner',
  },
  'notification.done': { status: 409, detail: 'That reminder is already done' },
  'notification.quiet-hours': {
    status: 422,
    detail: 'Quiet hours need both a beginning and an end, and they must differ',
  },
  'webhook.signature': { status: 403, detail: 'The signature of this callback is not valid' },

  'phone.invalid': { status: 422, detail: 'That phone number is not valid' },
  'phone.landline': { status: 422, detail: 'That is a landline, which cannot receive texts' },
  'phone.taken': { status: 409, detail: 'Another account has verified that number' },
  'phone.unverified': { status: 400, detail: 'Please verify your phone number first' },
  'phone.opted-out': { status: 400, detail: 'This number has opted out of our messages' },
  'phone.resend': { status: 429, detail: 'Please wait a moment before asking for another code' },
  'phone.limit': { status: 429, detail: 'Too many codes were asked for, please try again later' },
  'phone.too-many-codes': { status: 429, detail: 'Too many attempts. Try again in ten minutes' },
  'phone.unavailable': { status: 503, detail: 'Text messages cannot be sent right now, please try again later' },
  'phone.not-configured': { status: 503, detail: 'Text messages are not set up on this server' },

  'cart.empty': { status: 400, detail: 'Your cart is empty' },
  'cart.changed': { status: 409, detail: 'Your cart was changed elsewhere, please look at it again' },
  'cart.full': { status: 409, detail: 'Your cart is full, please order or remove something first' },
  'cart.no-line': { status: 404, detail: 'That line is not in your cart' },
  'cart.price-needed': { status: 422, detail: 'We do not know the price of this, please send one' },
  'vendor.not-found': { status: 404, detail: 'Vendor not found' },
  'vendor.unfit': { status: 422, detail: 'That vendor does not offer this' },
  'vendor.not-rated-yet': { status: 403, detail: 'You can rate a vendor once it has delivered an order of yours' },
  'order.not-found': { status: 404, detail: 'Order not found' },
  'order.status': { status: 409, detail: 'The order can no longer be changed that way' },
  'order.awaits-price': { status: 409, detail: 'A price in this order has not been accepted yet' },
  'order.key-reused': { status: 422, detail: 'That Idempotency-Key was used for another request' },
  'payment.unverified': { status: 400, detail: 'The payment could not be verified' },
  'payment.not-configured': { status: 503, detail: 'Online payment is not set up on this server' },
  'payment.unavailable': { status: 502, detail: 'The payment service did not answer, please try again' },
  'recipe.not-found': { status: 404, detail: 'Recipe not found' },
} as const satisfies Record<string, { status: number; detail: string }>

export type ProblemCode = keyof typeof problems

/** Why nothing arrives on a channel, the answer to 'why am I not getting alerts?'. No final full stop. */
export const unreached = {
  off: 'It is switched off in your settings',
  'no-number': 'There is no phone number in your profile',
  unverified: 'Your phone number is not verified yet',
  'no-device': 'No browser has notifications turned on',
  'opted-out': 'This number has opted out of our messages',
  landline: 'Your number is a landline, which cannot receive these',
  'provider-down': 'The service that carries these messages does not answer right now',
  failing: 'The last one did not arrive',
  outbox: 'It is not connected on this server: messages are kept in the outbox',
  quiet: 'Quiet hours are on right now, alerts wait until they end',
} as const
export const unreachedReasons = Object.keys(unreached) as (keyof typeof unreached)[]
export type UnreachedReason = keyof typeof unreached

/** Sentences of the page for what fails around a call (section 8 of the specification, to the letter). */
export const failures = {
  connection: 'Connection error. Please try again.',
  authentication: 'Authentication failed',
  login: 'Login failed',
  registration: 'Registration failed',
  passwordMissing: (missing: string[]) => `Password must contain: ${missing.join(', ')}`,
  emailRegistered: 'Email already registered. Try logging in.',
  incorrectCredentials: 'Incorrect email or password. Please try again.',
  emailNotFound: 'Email not found. Please sign up first.',
  incorrectPassword: 'Incorrect password. Please try again.',

  remindersFetch: 'Failed to fetch reminders. Please try refreshing the page.',
  reminderUpdate: 'Failed to update reminder.',
  reminderDelete: 'Failed to delete reminder.',
  reminderCreate: (reason: string) => `Failed to create AI reminder: ${reason}.`,
  reminderEdit: (reason: string) => `Failed to update reminder: ${reason}.`,
  reminderDescription: 'Please enter a reminder description',
  reminderDate: 'Please select a date for the reminder',
  reminderTitleAndDate: 'Title and date are required',
  reminderPastDate: 'Please pick today or a later date',

  notificationsBlocked: 'Notifications blocked. Enable in browser settings.',
  notificationsUnsupported: 'This browser cannot show notifications.',
  notificationsSubscribe: 'Notifications could not be turned on. Please try again.',

  phoneNumber: 'Please enter a valid phone number',
  phoneCode: 'Please enter the OTP code',
  phoneCodeInvalid: 'Invalid OTP code. Please try again.',
  phoneCodeExpired: 'That code has expired. Ask for a new one.',
  phoneCodeTooMany: 'Too many attempts. Ask for a new code.',
  phoneSend: 'Failed to send OTP',
  phoneVerify: 'Verification failed',
  phoneVerificationSms: 'Failed to send verification SMS',
  phoneTest: 'Failed to send test SMS',
  phoneNumberFirst: 'Please enter a phone number first',
  phoneVerifyFirst: 'Please verify your phone number first',

  snooze: 'This reminder could not be snoozed. Please try again.',
  deliveries: 'What was sent could not be loaded. Please try again.',
  outbox: 'The outbox could not be loaded. Please try again.',
  channels: 'Your channels could not be checked. Please try again.',
  operations: 'The figures could not be loaded. Please try again.',
  notificationTest: 'The test alert could not be shown.',
  copy: 'This browser does not let us copy. Please type the code.',

  settingsLoad: 'Failed to load settings',
  settingsUpdate: 'Failed to update settings',
  settingsUpdateEmail: 'Failed to update email settings',
  cartFetch: 'Failed to fetch cart',
  cartQuantity: 'Failed to update quantity',
  cartRemove: 'Failed to remove item',
  cartAdd: 'Failed to add to cart.',
  cartAddAgain: 'Failed to add to cart - Please try again.',
  cartAddIngredients: 'Failed to add ingredients - Please try again.',
  cartEmpty: 'Your cart is empty',
  orderPlace: 'Failed to place order',
  ordersFetch: 'Failed to fetch orders',
  suggestionsNotFound: 'Reminder not found - please try creating a new reminder',
  suggestionsServer: 'Server error - our AI is taking a break. Please try again.',
  suggestionsOther: (message: string) => `Failed to load recommendations: ${message}`,
  suggestionsNoId: 'No reminder ID provided',
  suggestionsNone: 'No recommendations found for this reminder',

  profileFetch: 'Failed to fetch profile data',
  profileUpdate: (reason: string) => `Failed to update profile: ${reason}`,
  unknownReason: 'Unknown error',

  voiceRefused: 'Microphone blocked. Enable it in browser settings.',
  voiceNoMicrophone: 'No microphone was found on this device.',
  voiceNothingHeard: 'Nothing was heard. Please try again.',
  voiceNoConnection: 'Voice input needs a connection. Please try again or type.',
  voiceLanguage: 'This browser cannot listen in that language. Please try the other one.',
  voice: 'Voice input stopped working. Please try again or type.',

  page: 'This page could not be shown.',
  offline: 'You are offline. Showing what was saved on this device.',
} as const
