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
  'phone.too-many-codes': { status: 429, detail: 'Too many attempts. Try again in ten minutes' },
  'phone.unavailable': { status: 503, detail: 'Text messages cannot be sent right now, please try again later' },
  'phone.not-configured': { status: 503, detail: 'Text messages are not set up on this server' },
} as const satisfies Record<string, { status: number; detail: string }>

export type ProblemCode = keyof typeof problems

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
  phoneSend: 'Failed to send OTP',
  phoneVerify: 'Verification failed',
  phoneVerificationSms: 'Failed to send verification SMS',
  phoneTest: 'Failed to send test SMS',
  phoneNumberFirst: 'Please enter a phone number first',
  phoneVerifyFirst: 'Please verify your phone number first',

  settingsLoad: 'Failed to load settings',
  settingsUpdate: 'Failed to update settings',
  settingsUpdateEmail: 'Failed to update email settings',
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
