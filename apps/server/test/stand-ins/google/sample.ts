import type { StandInEvent } from './calendar.ts'
import type { StandInMail } from './gmail.ts'

const dayMs = 86_400_000

/** Returns the Indian date this many days after an instant, 'YYYY-MM-DD'. */
const dayFrom = (now: Date, days: number): string =>
  new Date(now.getTime() + days * dayMs + 5.5 * 3_600_000).toISOString().slice(0, 10)

const inWords = (day: string): string => day.split('-').reverse().join('-')

/** A month of a household's appointments. */
export function sampleEvents(now: Date): StandInEvent[] {
  const day = (days: number) => dayFrom(now, days)
  const timed = (
    id: string,
    on: string,
    from: string,
    to: string,
    summary: string,
    location?: string,
  ): StandInEvent => ({
    id,
    summary,
    ...(location && { location }),
    htmlLink: `https://www.google.com/calendar/event?eid=${id}`,
    start: { dateTime: `${on}T${from}:00+05:30`, timeZone: 'Asia/Kolkata' },
    end: { dateTime: `${on}T${to}:00+05:30`, timeZone: 'Asia/Kolkata' },
  })
  const whole = (id: string, from: string, until: string, summary: string): StandInEvent => ({
    id,
    summary,
    start: { date: from },
    end: { date: until },
  })
  return [
    ...[-3, 4, 11, 18, 25].map((days) => timed(`yoga_${days}`, day(days), '07:00', '08:00', 'Yoga with Meena')),
    timed('dentist', day(2), '17:30', '18:15', 'Dentist', 'Linking Road, Bandra'),
    timed('ptm', day(5), '10:00', '11:30', 'Parent-teacher meeting'),
    timed('call', day(1), '20:30', '21:00', 'Call with the Boston team'),
    timed('lunch', day(6), '13:00', '15:00', 'Lunch at Nani’s'),
    whole('goa', day(12), day(15), 'Goa'),
    whole('birthday', day(9), day(10), 'Papa’s birthday'),
  ]
}

/** A week of a household's mail: some worth a reminder, some not. */
export function sampleMails(now: Date): StandInMail[] {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const on = (days: number) => inWords(dayFrom(now, days))
  return [
    {
      id: 'bill',
      from: 'BSES Rajdhani <ebill@bsesdelhi.com>',
      subject: 'Your electricity bill is ready',
      snippet: `Dear Customer, your bill for CA No. XX4521 has been generated. Bill amount Rs. 2,340.00. Due date ${on(8)}.`,
      at: ago(2),
    },
    {
      id: 'card',
      from: 'HDFC Bank <emailstatements.cc@hdfcbank.net>',
      subject: 'Your HDFC Bank Credit Card statement for card ending 1234',
      snippet: `Total amount due Rs. 24,560.75 Minimum amount due Rs. 1,230.00 Payment due date ${on(14)}.`,
      at: ago(1),
    },
    {
      id: 'train',
      from: 'IRCTC <ticketadmin@irctc.co.in>',
      subject: 'Booking confirmation: PNR XXXXXX4417',
      snippet: `Train 12951 Mumbai Rajdhani, date of journey ${on(12)}, departure 17:00 from Mumbai Central. Class 3A, confirmed.`,
      at: ago(4),
    },
    {
      id: 'policy',
      from: 'LIC of India <no-reply@licindia.com>',
      subject: 'Premium due intimation: policy XX5567',
      snippet: `Dear policyholder, premium of Rs. 12,480/- under policy XX5567 is due on ${on(10)}.`,
      at: ago(3),
    },
    {
      id: 'kiraya',
      from: 'Stanza Living <billing@stanzaliving.com>',
      subject: 'Ghar ka kiraya',
      snippet: `Aapka is mahine ka kiraya Rs 11,000 hai, ${on(5)} tak bhar dein.`,
      at: ago(1),
    },
    {
      // In a script that our own reader cannot read: for a language model, if the person allows that.
      id: 'tamil',
      from: 'TANGEDCO <bill@tangedco.example>',
      subject: 'மின் கட்டணம்',
      snippet: `உங்கள் மின் கட்டணத்தை ${dayFrom(now, 7).split('-').toReversed().join('-')} க்குள் செலுத்தவும்.`,
      at: ago(1.5),
    },
    {
      id: 'otp',
      from: 'HDFC Bank <alerts@hdfcbank.net>',
      subject: 'OTP for your transaction',
      snippet: '482913 is your OTP. It is valid for 10 minutes. Do not share it with anyone.',
      at: ago(0.1),
    },
    {
      id: 'sale',
      from: 'Myntra <offers@myntra.com>',
      subject: 'Sale ends tonight! Flat 60% off',
      snippet: `Hurry, the biggest sale of the year ends on ${on(1)}. Shop now. Unsubscribe`,
      at: ago(0.5),
    },
  ]
}
