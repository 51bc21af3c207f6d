/**
 * What a message to an Indian mobile costs at Twilio, in paise: only for the estimate on the operations page, never for
 * a bill. Rounded up from list prices in dollars (international route) at 85 rupees; actual charges differ. A Verify
 * code costs its fee and one SMS.
 */
export const estimatedPaise = { smsSegment: 710, whatsapp: 60, voiceMinute: 350, code: 1140 } as const
