import type { Case } from './case.ts'

/** Lines that are easily read as another day, hour or dose, by what misleads, each beside the near-misses of its kind. */
export const easilyMisread: readonly Case[] = [
  // 'Date' and 'tarikh' before a day with its month.
  ['admission form last date 20 january', '2027-01-20 ~09:00', 'Admission form last date'],
  ['last date 10 feb scholarship form', '2027-02-10 ~09:00', 'Last date scholarship form'],
  ['due date 3rd of march credit card', '2027-03-03 ~09:00', 'Due date credit card'],
  ['warranty expiry date 12 august 2028', '2028-08-12 ~09:00', 'Warranty expiry date'],
  ['bijli bill ki antim tarikh 7 jan', '2027-01-07 ~09:00', 'Bijli bill ki antim tarikh'],
  ['फॉर्म की आखिरी तारीख 28 फरवरी', '2027-02-28 ~09:00', 'फॉर्म की आखिरी तारीख'],
  ['exam date 4/2 hall ticket', '2027-02-04 ~09:00', 'Exam date hall ticket'],
  ['school trip dates 5 se 8 jan', '2027-01-05 ~09:00', 'School trip dates'],
  ['camp date 5 to 8 march', '2027-03-05 ~09:00', 'Camp date'],
  ['on date 9 april hand over keys', '2027-04-09 ~09:00', 'Hand over keys'],
  ['last date 28 gas form', '2026-11-28 ~09:00', 'Last date gas form'],
  ['date 14 ko haldi', '2026-12-14 ~09:00', 'Haldi'],
  ['save the date 5 pm', '2026-11-20 17:00', 'Save the date'],
]
