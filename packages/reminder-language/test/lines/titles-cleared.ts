import type { Case } from '../case.ts'

/**
 * Words that do not belong in the title: openers, fillers, questions; and names that do, although they contain days.
 */
export const titlesCleared: readonly Case[] = [
  // Forms of address, and relatives.
  ['bhai meeting hai 3 baje manager ke sath', '2026-11-20 15:00', 'Meeting hai manager ke sath'],
  ['bhai exam hai kal 10 baje', '2026-11-21 10:00', 'Exam'],
  ['yaar kal movie jana hai', '2026-11-21 ~09:00', 'Movie jana'],
  ['bhai ko call karna kal 5 baje', '2026-11-21 17:00', 'Bhai ko call karna'],
  ['bhai ka birthday hai 5 dec ko', '2026-12-05 ~09:00', 'Bhai ka birthday'],
  ['bhai aur bhabhi aa rahe hai kal', '2026-11-21 ~09:00', 'Bhai aur bhabhi aa rahe'],
  ['bhai call karna kal 5 baje', '2026-11-21 17:00', 'Bhai call karna'],

  // Spoken openers.
  ['haan to likho ki kal shaam savaa chhe baje coaching jaana hai', '2026-11-21 18:15', 'Coaching jaana'],
  ['likho ki parso 3 baje dentist', '2026-11-22 15:00', 'Dentist'],
  ['likh do ki kal doodh lana', '2026-11-21 ~09:00', 'Doodh lana'],
  ['note karo ki friday ko PTM hai', '2026-11-27 ~09:00', 'PTM'],
  ['wo actually budhwar ko nahi shukravar ko hai meeting char baje', '2026-11-27 16:00', 'Meeting'],
  ['matlab kal shaam ko aana hai', '2026-11-21 18:00', 'Aana'],
  ['wo kitab kal lautani hai', '2026-11-21 ~09:00', 'Wo kitab lautani'],
  ['i have a flight on friday 6 am', '2026-11-27 06:00', 'Flight'],
  ['we have a meeting at 5 pm tomorrow', '2026-11-21 17:00', 'Meeting'],
  ['i have the keys give to Ravi tomorrow', '2026-11-21 ~09:00', 'I have the keys give to Ravi'],
  ['Plz remind: vaccine 5 dec', '2026-12-05 ~09:00', 'Vaccine'],
  ['at like half past three call dad', '2026-11-20 15:30', 'Call dad'],

  // 'Latest by'.
  ['Do the needful for GST filing latest by 20th', '2026-11-20 ~18:00', 'Do the needful for GST filing'],
  ['by friday latest send docs', '2026-11-27 ~09:00', 'Send docs'],
  ['send 5k to Ajay latest tomo night', '2026-11-21 21:00', 'Send 5k to Ajay'],
  ['check latest news tomorrow', '2026-11-21 ~09:00', 'Check latest news'],
  ['latest phone dekhna kal', '2026-11-21 ~09:00', 'Latest phone dekhna'],
  ['Ward No. 12 meeting on 27th inst. at 4 p.m.', '2026-11-27 16:00', 'Ward No. 12 meeting'],

  // Words that refer back.
  ['Boss may come Friday so finish MIS before that', '2026-11-27 ~09:00', 'Boss may come so finish MIS'],
  ['10 dec shaadi, usse 2 din pehle mehendi', '2026-12-08 ~09:00', '10 dec shaadi, mehendi'],
  ['नए साल के पहले दिन मंदिर', '2027-01-01 ~09:00', 'मंदिर'],

  // Questions.
  ['क्या तुम मुझे कल शाम 5 बजे दूध उबालने की याद दिला दोगे?', '2026-11-21 17:00', 'दूध उबालने'],
  ['क्या आप मुझे परसों दवा लेने की याद दिला सकते हैं?', '2026-11-22 ~09:00', 'दवा लेने'],
  ['क्या तुम याद दिलाओगे कि कल सुबह 7 बजे योग है', '2026-11-21 07:00', 'योग'],
  ['kya tum mujhe kal 5 baje doodh lene ki yaad dila doge', '2026-11-21 05:00', 'Doodh lene'],
  ['kya aap kal subah 8 baje yaad dila denge ki bank jana hai', '2026-11-21 08:00', 'Bank jana'],
  ['कल मुझे क्या करना है', '2026-11-21 ~09:00', 'क्या करना'],

  // A possessive at the end.
  ['agle saal 5 march ko board exam shuru Ananya ka', '2027-03-05 ~09:00', 'Board exam shuru Ananya ka'],
  ['5 dec birthday hai Rohan ka', '2026-12-05 ~09:00', 'Birthday hai Rohan ka'],
  ['doodh lana kal ka', '2026-11-21 ~09:00', 'Doodh lana'],

  // Names.
  ['Room 5, Hotel Sunrise', '', 'Room 5, Hotel Sunrise'],
  ['Sunset Point photos', '', 'Sunset Point photos'],
  ['walk at sunrise', '2026-11-21 05:00', 'Walk'],
  ['Manic Monday song lyrics', '', 'Manic Monday song lyrics'],
  ['Saturday Night cafe ka menu', '', 'Saturday Night cafe ka menu'],
  ['saturday night party', '2026-11-21 21:00', 'Party'],
  ['Aaj Tak ka app delete karna', '', 'Aaj Tak ka app delete karna'],
  ['aaj tak report bhejna', '2026-11-20 ~18:00', 'Report bhejna'],
  ['gift ideas for Diwali Devi aunty', '', 'Gift ideas for Diwali Devi aunty'],
  ["Tuesday's with Morrie padhni hai", '', "Tuesday's with Morrie padhni hai"],
  ['tell Sunday to bring the ladder tomorrow', '2026-11-21 ~09:00', 'Tell Sunday to bring the ladder'],
  ['Tomorrow Never Dies review', '', 'Tomorrow Never Dies review'],
  ['Shaniwar Wada visit kal', '2026-11-21 ~09:00', 'Shaniwar Wada visit'],
  ['Dainik Bhaskar subscription', '', 'Dainik Bhaskar subscription'],
  ["Five Nights at Freddy's", '', "Five Nights at Freddy's"],
  ['Arabian Nights book', '', 'Arabian Nights book'],
  ['Subah-e-Banaras info', '', 'Subah-e-Banaras info'],
]
