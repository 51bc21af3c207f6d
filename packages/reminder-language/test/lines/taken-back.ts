import type { Case } from '../case.ts'

/** Lines that take back a day or time, or move it; and lines that only look like it. */
export const takenBack: readonly Case[] = [
  // A day and time that are declined.
  [
    'parson 11 baje nahi ho payega, 27 ko 12 baje Seema bhabhi ke sath market',
    '2026-11-27 12:00',
    'Seema bhabhi ke sath market',
  ],
  ['kal 5 baje nahi aa paunga, parson 6 baje gym', '2026-11-22 18:00', 'Gym'],
  ['monday 4 pm nahi ho payega tuesday 5 pm dentist', '2026-11-24 17:00', 'Dentist'],
  ['कल नहीं हो पाएगा, परसों शाम 6 बजे डॉक्टर', '2026-11-22 18:00', 'डॉक्टर'],
  ['सोमवार को नहीं, बुधवार को बैठक ग्यारह बजे', '2026-11-25 11:00', 'बैठक'],
  ['5 तारीख को नहीं, 7 को किराया', '2026-12-07 ~09:00', 'किराया'],
  ['somvar ko nahi, guruvar ko pooja', '2026-11-26 ~09:00', 'Pooja'],
  ['kal subah nahi, shaam ko gym', '2026-11-21 18:00', 'Gym'],

  // Moved events.
  ["No meeting on Monday, it's shifted to Wednesday 3pm", '2026-11-25 15:00', 'Meeting'],
  ['dentist on Monday 4pm has been moved to Tuesday 5pm', '2026-11-24 17:00', 'Dentist'],
  ['Meeting on Friday got postponed to Monday 11 am', '2026-11-23 11:00', 'Meeting'],
  ['PTM saturday se sunday shift ho gayi 10 baje', '2026-11-22 10:00', 'PTM shift ho gayi'],
  ['meeting shifted from 3pm to 5pm tomorrow', '2026-11-21 17:00', 'Meeting shifted'],
  ['school picnic preponed from 5 dec to 3 dec', '2026-12-03 ~09:00', 'School picnic preponed'],
  ['trip changed from 20-22 dec to 27 dec', '2026-12-27 ~09:00', 'Trip changed'],
  ['puja 5 dec shifted to 7 dec 4pm', '2026-12-07 16:00', 'Puja'],
  ['meeting rescheduled to friday', '2026-11-27 ~09:00', 'Meeting rescheduled'],

  // A correction by a bare number.
  ['call naveen at four no make it five', '2026-11-20 17:00', 'Call naveen'],
  ['call ravi at 5 no 6', '2026-11-20 18:00', 'Call ravi'],
  ['gym at 6 pm actually 7', '2026-11-20 19:00', 'Gym'],
  ['dinner at eight sorry nine tonight', '2026-11-20 21:00', 'Dinner'],
  ['at 5 sorry 6 pm call mom', '2026-11-20 18:00', 'Call mom'],
  ['at 5 make tea', '2026-11-20 17:00', 'Make tea'],

  // 'Not now'.
  ['abhi nahi sham ko yaad dilana ki kapde utarne hai chhat se', '2026-11-20 18:00', 'Kapde utarne hai chhat se'],
  ['abhi nahi, raat ko dawai', '2026-11-20 21:00', 'Dawai'],
  ['not now, at 5 pm call the bank', '2026-11-20 17:00', 'Call the bank'],
  ['this saturday not next, temple visit with inlaws', '2026-11-21 ~09:00', 'Temple visit with inlaws'],
  ['dentist next friday, not this friday, 5 pm', '2026-11-27 17:00', 'Dentist'],

  // Lines that take nothing back.
  ['nahi aana kal', '2026-11-21 ~09:00', 'Nahi aana'],
  ['5 baje nahi to 6 baje pakka call karna', '2026-11-20 18:00', 'Pakka call karna'],
]
