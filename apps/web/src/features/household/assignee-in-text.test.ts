import { parseReminder } from '@planner/reminder-language'
import { detailsOf } from '@planner/reminder-language/details'
import { expect, test } from 'vitest'

import { assigneeIn, doersIn } from './assignee-in-text.ts'
import { findMember } from './find-member.ts'

const assigneeOf = (text: string) => {
  const reading = parseReminder(text, { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' })
  return assigneeIn(text, detailsOf(text, reading).person?.value ?? null)
}

test.each([
  ['Rohan ko 6 baje doodh lane bolo', 'Rohan'],
  ['Rohan ko yaad dilao bijli ka bill kal', 'Rohan'],
  ['Rohan ko call karna at 5', null],
  ['call Rohan tomorrow at 6 pm', null],
  ['pay rent tomorrow', null],
])('HOME-2 %s is asked of %s', (text, person) => expect(assigneeOf(text)).toBe(person))

const members = ['Rajesh Kumar', 'राजेश', 'Papa'].map((name) => ({ id: name, name, nickname: null, is_me: false }))
const offered = (text: string) => doersIn(text).flatMap((who) => findMember(who, members)?.name ?? [])

test.each([
  ['Rajesh ko bijli ka bill bharna', 'Rajesh Kumar'],
  ['rajesh ko kal bijli ka bill bharna hai', 'Rajesh Kumar'],
  ['Monday ko rajesh ko gas book karna hai', 'Rajesh Kumar'],
  ['kal 5 baje Papa ko car service karwani hai', 'Papa'],
  ['राजेश को बिजली का बिल भरना है', 'राजेश'],
])('HOME-2 %s is offered to %s', (text, name) => expect(offered(text)).toEqual([name]))

test.each([
  'Rajesh ko phone karna hai',
  'Rajesh ko 500 dene hain',
  'Papa ko doctor ko dikhana hai',
  'Rajesh ka bill bharna hai',
  'Rohan ko bijli ka bill bharna hai',
  '5 tarikh ko bijli ka bill bharna hai',
  'call Rajesh',
])('HOME-2 %s is offered to nobody', (text) => expect(offered(text)).toEqual([]))
