import type { Member } from '@planner/contract/household'

/** Finds the member a word refers to: 'Rohan', 'rohan ji', 'Papa', 'Lata Bai'; undefined if none or several match. */
export function findMember<One extends Pick<Member, 'id' | 'name' | 'nickname' | 'is_me'>>(
  person: string,
  members: readonly One[],
): One | undefined {
  const word = plain(person)
  if (word === '') return undefined
  const others = members.filter(({ is_me: isMe }) => !isMe)
  const meant = others.filter(({ name, nickname }) =>
    [nickname ?? '', name, name.split(/\s+/)[0]!].some((one) => plain(one) === word),
  )

  return meant.length === 1 ? meant[0] : undefined
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'.,]/g, '')
    .replace(/\s+(ji|जी|bhai|bhaiya|didi|bai)$/u, '')
    .trim()
