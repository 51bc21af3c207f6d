import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'

const read = (text: string) => {
  const { title, time, minutes = null } = parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })
  return [title, time?.slice(0, 5) ?? '', minutes]
}

test.each([
  ['standup every weekday 9:30 45 min', 'Standup', '09:30', 45],
  ['standup 9:30am 45 min tomorrow', 'Standup', '09:30', 45],
  ['yoga tomorrow 6 am 1 hour', 'Yoga', '06:00', 60],
  ['tuition at 5pm 2 hrs', 'Tuition', '17:00', 120],
  ['call with Ravi 4 pm, 20 min', 'Call with Ravi', '16:00', 20],
  ['call with Ravi 4 pm - 20 min', 'Call with Ravi', '16:00', 20],
  ['kal 5 baje meeting 30 min', 'Meeting', '17:00', 30],
  ['gym kal subah 7 baje 1 ghanta', 'Gym', '07:00', 60],
  ['tomorrow 10am review 1 hr 30 min', 'Review', '10:00', 90],
  ['walk 30 min daily 6am', 'Walk', '06:00', 30],
  ['meditation 20 min at 6 am tomorrow', 'Meditation', '06:00', 20],
  ['interview thu 2pm 1 hour with HR', 'Interview with HR', '14:00', 60],
  ['रोज 6 बजे योग 30 मिनट', 'योग', '18:00', 30],
])('TASK-7 %s takes so long', (text, ...wanted) => expect(read(text)).toEqual(wanted))

test.each([
  ['45 min walk at 6', '45 min walk', '18:00'],
  ['take 10 min break at 4pm', 'Take 10 min break', '16:00'],
  ['cook dal 20 min whistle at 7pm', 'Cook dal 20 min whistle', '19:00'],
  ['call at 5pm 10 min walk away', 'Call 10 min walk away', '17:00'],
  ['discuss the delay of 30 min at 5pm', 'Discuss the delay of 30 min', '17:00'],
  ['boil eggs 12 min', 'Boil eggs 12 min', ''],
  ['book cab 30 minutes before 6 pm', 'Book cab', '17:30'],
])('TASK-7 %s says no length', (text, title, time) => expect(read(text)).toEqual([title, time, null]))
