/**
 * What a message to an Indian mobile costs at Twilio, in paise: for the estimate on the operations page, never for a bill.
 * Rounded up from list prices in dollars (international route) at 85 rupees; what the account really pays differs.
 */
export const estimatedPaise = { smsSegment: 710, whatsapp: 60, voiceMinute: 350 } as const
