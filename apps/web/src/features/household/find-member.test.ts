import { expect, test } from 'vitest'

import { findMember } from './find-member.ts'

const member = (id: string, name: string, nickname: string | null = null, is_me = false) => ({
  id,
  name,
  nickname,
  is_me,
})
const members = [
  member('me', 'Asha Rao', null, true),
  member('rohan', 'Rohan Rao'),
  member('papa', 'Suresh Rao', 'Papa'),
  member('lata', 'Lata Bai'),
]

test.each([
  ['Rohan', 'rohan'],
  ['rohan ji', 'rohan'],
  ['Rohan Rao', 'rohan'],
  ['papa', 'papa'],
  ['Suresh', 'papa'],
  ['Lata', 'lata'],
  ['Asha', undefined],
  ['Ravi', undefined],
  ['', undefined],
])('HOME-2 %s means %s', (person, id) => expect(findMember(person, members)?.id).toBe(id))

test('HOME-2 nobody is proposed where two could be meant', () => {
  expect(findMember('Rohan', [...members, member('other', 'Rohan Mehta')])).toBeUndefined()
})
