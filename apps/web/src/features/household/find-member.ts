import type { Member } from '@planner/contract/household'
import { isSameName } from '@planner/reminder-language/same-name'

/** Finds the member a word refers to: 'Rohan', 'rohan ji', 'Papa', 'रोहन'; undefined if none or several match. */
export function findMember<One extends Pick<Member, 'id' | 'name' | 'nickname' | 'is_me'>>(
  person: string,
  members: readonly One[],
): One | undefined {
  const word = plain(person)
  if (word === '') return undefined
  const others = members.filter(({ is_me: isMe }) => !isMe)
  const called = (isSame: (name: string) => boolean) =>
    others.filter(({ name, nickname }) =>
      [nickname ?? '', name, name.split(/\s+/)[0]!].map(plain).some((one) => isSame(one)),
    )
  const exactly = called((one) => one === word)
  const meant = exactly.length > 0 ? exactly : called((one) => isSameName(one, word))

  return meant.length === 1 ? meant[0] : undefined
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'.,]/g, '')
    .replace(/\s+(ji|जी|bhai|bhaiya|didi|bai)$/u, '')
    .trim()
