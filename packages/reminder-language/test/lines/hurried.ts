import type { Case } from '../case.ts'

/** Times, durations and first days in hurried style, each with near-misses. */
export const hurriedLines: readonly Case[] = [
  // Hour and minutes with a dot or a space, after a part of the day or a day.
  ['Early morning 4.30 cab to airport on 1st dec', '2026-12-01 04:30', 'Cab to airport'],
  ['morning 7.30 bus tomorrow', '2026-11-21 07:30', 'Bus'],
  ['subah 6.30 yoga', '2026-11-21 06:30', 'Yoga'],
  ['raat 10.45 flight kal', '2026-11-21 22:45', 'Flight'],
  ['evening 6.30 walk daily', '2026-11-20 18:30', 'Walk', 'FREQ=DAILY'],
  ['shaam 7.15 aarti', '2026-11-20 19:15', 'Aarti'],
  ['morning 2.50 rs milk', '', 'Morning 2.50 rs milk'],
  ['subah 1.50 kg aata lana', '2026-11-21 08:00', '1.50 kg aata lana'],
  ['office cab mon-fri 8 40', '2026-11-23 08:40', 'Office cab', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['kal 8 40 bus', '2026-11-21 08:40', 'Bus'],
  ['monday 5 30 meeting', '2026-11-23 17:30', 'Meeting'],
  ['gym daily 6 15', '2026-11-20 18:15', 'Gym', 'FREQ=DAILY'],
  ['tomorrow 10 20 chairs', '2026-11-21 ~09:00', '10 20 chairs'],
  ['kal 10 20 ka note', '2026-11-21 ~09:00', '10 20 ka note'],

  // 'Onwards'.
  ['reception at Hotel Clarks 3 feb, 7 onwards', '2027-02-03 19:00', 'Reception at Hotel Clarks'],
  ['sale from 10 am onwards tomorrow', '2026-11-21 10:00', 'Sale'],
  ['hall ticket download from 26th onwards', '2026-11-26 ~09:00', 'Hall ticket download'],
  ['from 26 nov onwards gym daily', '2026-11-26 ~09:00', 'Gym', 'FREQ=DAILY'],
  ['leave from Monday onwards', '2026-11-23 ~09:00', 'Leave'],
  ['class 8 onwards fees', '', 'Class 8 onwards fees'],
  ['chapter 7 onwards padhna kal', '2026-11-21 ~09:00', 'Chapter 7 onwards padhna'],

  // Durations without a number.
  ['hafte bhar baad dr. ko report dikhani', '2026-11-27 ~09:00', 'Dr. ko report dikhani'],
  ['ghante bhar baad call', '2026-11-20 11:00', 'Call'],
  ['mahine bhar mein renew', '2026-12-20 ~09:00', 'Renew'],
  ['hafte baad gas check', '2026-11-27 ~09:00', 'Gas check'],
  ['2 ghnte bd inverter ka pani', '2026-11-20 12:00', 'Inverter ka pani'],
  ['kuch din baad milna', '', 'Kuch din baad milna'],
  ['mummy ka bd 5 dec', '2026-12-05 ~09:00', 'Mummy ka bd'],

  // An '@' inside a word.
  ['Wi-Fi password is Sharma@2019', '', 'Wi-Fi password is Sharma@2019'],
  ['Ravi@1234 is the password', '', 'Ravi@1234 is the password'],
  ['pass: home@12', '', 'Pass: home@12'],
  ['gym@6pm', '2026-11-20 18:00', 'Gym'],
  ['dinner@8:30', '2026-11-20 20:30', 'Dinner'],
  ['call mom @5', '2026-11-20 17:00', 'Call mom'],

  // Abbreviated weekdays with a part of the day.
  ['haircut sat morning', '2026-11-21 08:00', 'Haircut'],
  ['sun morning walk', '2026-11-22 08:00', 'Walk'],
  ['every 3 weeks haircut sat morning', '2026-11-21 08:00', 'Haircut', 'FREQ=WEEKLY;INTERVAL=3;BYDAY=SA'],
  ['fortnightly salon visit wed night', '2026-11-25 21:00', 'Salon visit', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE'],
  ['once in 2 weeks car wash sun morning', '2026-11-22 08:00', 'Car wash', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU'],
  ['every other week laundry thu', '2026-11-26 ~09:00', 'Laundry', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'],

  // A repetition that begins on a day of its rule.
  [
    'LIC premium quarterly on 20th starting december',
    '2026-12-20 ~09:00',
    'LIC premium',
    'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=20',
  ],
  ['gym on mondays starting 2 dec', '2026-12-07 ~09:00', 'Gym', 'FREQ=WEEKLY;BYDAY=MO'],
  ['rent every month on 5th from 10 dec', '2027-01-05 ~09:00', 'Rent', 'FREQ=MONTHLY;BYMONTHDAY=5'],
  ['har mangalvar vrat 1 dec se', '2026-12-01 ~09:00', 'Vrat', 'FREQ=WEEKLY;BYDAY=TU'],
  ['every 2nd saturday dance class starting january', '2027-01-09 ~09:00', 'Dance class', 'FREQ=MONTHLY;BYDAY=2SA'],
  ['every weekday standup from 5 dec', '2026-12-07 ~09:00', 'Standup', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [
    'once in 6 months dental cleaning, next on 16 jan',
    '2027-01-16 ~09:00',
    'Dental cleaning',
    'FREQ=MONTHLY;INTERVAL=6',
  ],
  [
    'water filter change every 6 months next due 5 jan',
    '2027-01-05 ~09:00',
    'Water filter change',
    'FREQ=MONTHLY;INTERVAL=6',
  ],
  [
    'property tax half yearly 1 april & 1 oct',
    '2027-04-01 ~09:00',
    'Property tax',
    'FREQ=YEARLY;BYMONTH=4,10;BYMONTHDAY=1',
  ],
  [
    'advance tax quarterly 15 june, 15 sept, 15 dec and 15 march',
    '2026-12-15 ~09:00',
    'Advance tax',
    'FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=15',
  ],
  ['roz shaam 7 baje aarti, sirf somvar ko 8 baje', '2026-11-20 19:00', 'Aarti, sirf somvar ko 8 baje', 'FREQ=DAILY'],
  ['gym daily 6 am, but on Sunday 8 am', '2026-11-21 06:00', 'Gym, but on Sunday 8 am', 'FREQ=DAILY'],
  ['yoga every day 7 am, saturday 9 am', '2026-11-21 07:00', 'Yoga, saturday 9 am', 'FREQ=DAILY'],

  // Deadlines, and the first of two.
  ['keep 11,400 in acc by 1st evening', '2026-12-01 18:00', 'Keep 11,400 in acc'],
  ['submit by 3rd morning', '2026-12-03 08:00', 'Submit'],
  ['buy cough syrup ASAP today before 1', '2026-11-20 13:00', 'Buy cough syrup'],
  ['pay bill asap by 5 pm', '2026-11-20 17:00', 'Pay bill'],
  ['kal ya parso chhat ki tanki saaf karwani', '2026-11-21 ~09:00', 'Chhat ki tanki saaf karwani'],
  ['sham ya raat ko call', '2026-11-20 18:00', 'Call'],
  ['5 ya 6 baje milna', '2026-11-20 17:00', 'Milna'],
  ['kal se pehle pehle recharge krna 299 wala', '2026-11-21 ~09:00', 'Recharge krna 299 wala'],
  ['budhwar ko vrat hai to aata mangalwar ko hi lana', '2026-11-24 ~09:00', 'Budhwar ko vrat hai to aata lana'],
  [
    'Apply for leave from 21 Dec to 24 Dec, do it this Friday',
    '2026-11-27 ~09:00',
    'Apply for leave from 21 Dec to 24 Dec',
  ],
  ['School closed on 25th Dec to 1st Jan, plan Goa trip', '2026-12-25 ~09:00', 'School closed, plan Goa trip'],
  ['quiz night Sat 8pm', '2026-11-21 20:00', 'Quiz night'],
  ['movie night sat 9.30pm', '2026-11-21 21:30', 'Movie night'],
  ['trivia evening sat 6pm', '2026-11-21 18:00', 'Trivia evening'],
  ['bowling night sat', '2026-11-21 21:00', 'Bowling'],
  ['raat sat baje dawai', '2026-11-20 19:00', 'Dawai'],
]
