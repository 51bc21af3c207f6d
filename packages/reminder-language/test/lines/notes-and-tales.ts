import type { Case } from '../case.ts'

/** Lines that are not tasks, grouped by what makes them look like one; and similar lines that are. */
export const notesAndTales: readonly Case[] = [
  // The last word marks a note; a verb makes it a task.
  ['weekday lunch ideas', '', 'Weekday lunch ideas'],
  ['Sunday ice cream shop number', '', 'Sunday ice cream shop number'],
  ['Diwali gift ideas', '', 'Diwali gift ideas'],
  ['morning walk benefits', '', 'Morning walk benefits'],
  ['Fridays restaurant booking number', '', 'Fridays restaurant booking number'],
  ['Sunday send the account number', '2026-11-22 ~09:00', 'Send the account number'],
  ['Monday ko locker password', '2026-11-23 ~09:00', 'Locker password'],
  ['find gift ideas tomorrow', '2026-11-21 ~09:00', 'Find gift ideas'],

  // Statements about yesterday.
  ['kal raat party mast thi', '', 'Kal raat party mast thi'],
  ['kal bahut maza aaya', '', 'Kal bahut maza aaya'],
  ['kal match hua', '', 'Kal match hua'],
  ['kal subah bahut baarish hui', '', 'Kal subah bahut baarish hui'],
  ['a year ago today', '', 'A year ago today'],
  ['kal bola tha, aaj 6 baje karna hai', '2026-11-20 18:00', 'Kal bola tha, karna'],
  ['kal 8 baje match hai', '2026-11-21 20:00', 'Match'],

  // Wishes, states, and things with a day in their name.
  ['happy Monday', '', 'Happy Monday'],
  ['happy Sunday everyone', '', 'Happy Sunday everyone'],
  ['abhi busy hoon', '', 'Abhi busy hoon'],
  ['for now', '', 'For now'],
  ['day and night', '', 'Day and night'],
  ['roz ki kit kit', '', 'Roz ki kit kit'],
  ['daily bread', '', 'Daily bread'],
  ['everyday milk powder', '', 'Everyday milk powder'],
  ['Wednesday season 2', '', 'Wednesday season 2'],
  ['Friday naam ka parrot', '', 'Friday naam ka parrot'],
  ['Sunday Guardian cutting', '', 'Sunday Guardian cutting'],
  ['Monday shampoo', '', 'Monday shampoo'],
  ['Aaj Ka Goonda Raaj movie', '', 'Aaj Ka Goonda Raaj movie'],
  ['Kal Kisne Dekha film songs', '', 'Kal Kisne Dekha film songs'],
  ['26/11 Taj attack documentary', '', '26/11 Taj attack documentary'],
  ['Dusk perfume', '', 'Dusk perfume'],

  // A part of the day that applies to both times, or a day before the time.
  ['subah 6 baje nahi 6:30 pe alarm', '2026-11-21 06:30', 'Alarm'],
  ['raat 9 baje nahi 10 baje dawai', '2026-11-20 22:00', 'Dawai'],
  ['tomorrow by 2 submit the bill', '2026-11-21 14:00', 'Submit the bill'],
  ['Friday by 5 return the book', '2026-11-27 17:00', 'Return the book'],
  ['prepone standup to 9.30 tomorrow', '2026-11-21 09:30', 'Prepone standup'],
  ['same time tomorrow call Dad', '2026-11-21 10:00', 'Call Dad'],
  ['kal same time pe gym', '2026-11-21 10:00', 'Gym'],

  // Weeks and days of a month, and weekdays by their initials.
  ['agle mahine ke pehle hafte me car service', '2026-12-01 ~09:00', 'Car service'],
  ['second week of next month apply for leave', '2026-12-08 ~09:00', 'Apply for leave'],
  ['mahine ki 7 ko maid ko pagaar', '2026-12-07 ~09:00', 'Maid ko pagaar'],
  ['mahine ki har 10 aur 25 ko salary check', '2026-11-25 ~09:00', 'Salary check', 'FREQ=MONTHLY;BYMONTHDAY=10,25'],
  ['by Dec end finish course', '2026-12-31 ~09:00', 'Finish course'],
  ['gym MWF 6am', '2026-11-23 06:00', 'Gym', 'FREQ=WEEKLY;BYDAY=MO,WE,FR'],
  ['tuition TTS 4 pm', '2026-11-21 16:00', 'Tuition', 'FREQ=WEEKLY;BYDAY=TU,TH,SA'],

  // Words kept in and removed from the title.
  ['add buy milk to my list', '', 'Buy milk'],
  ['put call Asha on my list for tomorrow', '2026-11-21 ~09:00', 'Call Asha'],
  ['actually remind me on Wednesday to submit the file', '2026-11-25 ~09:00', 'Submit the file'],
  ['Order tiffin for 12 people for Sunday lunch', '2026-11-22 ~09:00', 'Order tiffin for 12 people for lunch'],
  ['book table for Friday dinner', '2026-11-27 ~09:00', 'Book table for dinner'],
  ['buy kurta for Sunday', '2026-11-22 ~09:00', 'Buy kurta'],
  ["prepone Tuesday's call, talk to Meera at 12 today", '2026-11-20 12:00', "Prepone Tuesday's call, talk to Meera"],
  ['carpet 5 by 7', '', 'Carpet 5 by 7'],
  ['throwback Thursday', '', 'Throwback Thursday'],
  ['Tuesday trivia', '', 'Tuesday trivia'],
  ['Saturday night vibes', '', 'Saturday night vibes'],
  ['Kal Bhairav temple', '', 'Kal Bhairav temple'],
  ["Parson's bakery", '', "Parson's bakery"],
  ['aaj kaun sa din hai', '', 'Aaj kaun sa din hai'],
  ['aaj ka kharcha 450', '', 'Aaj ka kharcha 450'],
  ['kal ka khana bach gaya', '', 'Kal ka khana bach gaya'],
  ['parso wali dress', '', 'Parso wali dress'],
  ['I was born in March', '', 'I was born in March'],
  ['she left in 2019', '', 'She left in 2019'],
  ['I met Rohan, call him in March', '2027-03-01 ~09:00', 'I met Rohan, call him'],

  // Halves of a day, and payments on a day of the month.
  ['first half of Tuesday vendor visit', '2026-11-24 10:00', 'Vendor visit'],
  ['second half of tomorrow bank work', '2026-11-21 14:00', 'Bank work'],
  ['5th school fees', '2026-12-05 ~09:00', 'School fees'],
  ['1st year fees', '', '1st year fees'],
  ['remind not to eat before the test tomorrow 8 am', '2026-11-21 08:00', 'Not to eat before the test'],

  // One of two days, and times that are shifted or abbreviated.
  ['monday ya tuesday ko bank ka kaam', '2026-11-23 ~09:00', 'Bank ka kaam'],
  ['Thursday or Friday call the plumber', '2026-11-26 ~09:00', 'Call the plumber'],
  ['aaj ya kal me recharge', '2026-11-20 ~18:00', 'Recharge'],
  ['kal wali meeting 3 se 4 shift ho gayi', '2026-11-21 16:00', 'Meeting shift ho gayi'],
  ['call gas agency b/w 10 & 12 tomorrow', '2026-11-21 10:00', 'Call gas agency'],
  ['subah ki 6 wali bus', '2026-11-21 06:00', 'Bus'],
  ['tmrw morn 7ish gym', '2026-11-21 07:00', 'Gym'],
  [
    'remind me that there is a parent teacher meeting on Saturday morning at ten',
    '2026-11-21 10:00',
    'Parent teacher meeting',
  ],
  ['I need a reminder for my visa appointment on 3 Dec', '2026-12-03 ~09:00', 'My visa appointment'],
  ['uh remind me to um call the bank at 5', '2026-11-20 17:00', 'Call the bank'],
  ['mere ko raat nau baje dawai lene ki yaad dilana', '2026-11-20 21:00', 'Dawai lene'],
  ['mahashivratri vrat', '2027-03-06 ~09:00', 'Mahashivratri vrat'],
]
