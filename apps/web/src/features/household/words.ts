import { invitationDays } from '@planner/contract/constants/household'
import type { Member } from '@planner/contract/household'

/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  text: 'Plan with your family. What you don’t share stays private.',
  alone: 'You’re the only one so far. Invite someone, or add a helper such as your cook.',
  counted: (members: readonly Member[]) => {
    const helpers = members.filter(({ role }) => role === 'helper').length
    const people = members.length - helpers
    return [
      people === 1 ? '1 member' : `${people} members`,
      helpers > 0 && (helpers === 1 ? '1 helper' : `${helpers} helpers`),
    ]
      .filter(Boolean)
      .join(', ')
  },
  benefits: {
    reminders: 'Give reminders to each other and see when they’re done',
    cart: 'Fill one cart together',
    meals: 'Plan meals that suit everyone’s diet',
  },
  cannot: (name: string | null) => `${name ?? 'Someone'} can’t`,
  handedBack: (asker: string) => `We’ll let ${asker} know you can’t do this`,
  anyonesAgain: 'Anyone can take it again',
  home: 'Your household',
  homeText: 'People see its name when you invite them.',
  homeTextOfOthers: 'What you share with the others.',
  haveCode: 'Did someone invite you?',
  leaveText: 'Before you leave, we’ll show you what you keep and what stays here.',
  inviteText: `Each invitation is for one person and expires after ${invitationDays} days.`,
  adultText: 'Can add helpers, invite others, order and pay',
  childText:
    'Can’t order, pay or invite others. By inviting a child, you confirm that you’re their parent or guardian and consent on their behalf.',
  copied: 'Copied',
  share: (url: string, name: string | null) =>
    `Join ${name === null ? 'my household' : `“${name}”`} in Daily Planner: ${url} (for one person, valid for ${invitationDays} days)`,
  shareCart:
    'Everyone can add to it, and adults order for the household and see those orders. If you turn this off, everyone gets back what they added.',
  shareDiet: 'We consider it when planning shared meals, and adults see why a dish isn’t for you.',
  helperText: 'A helper has no account. Messages are sent by SMS, and only after they’ve agreed.',
  codeSent: (name: string) => `${name} got a code by SMS. Ask them for it and enter it here.`,
  codeInOutbox: 'This server has no SMS provider yet: the code is in the outbox.',
  agreed: (name: string) => `${name} agreed to get messages`,
  notConfirmed: (name: string) => `Nothing is sent to ${name} until their number is confirmed.`,
  confirmNumber: 'Confirm number',
  addNumber: 'Add number',
  makeItFor: (name: string) => `Create it for ${name}`,
  inTheirPlanner: (name: string) =>
    `${name} sees it in their planner. ${name} gets alerts only on the channels they’ve turned on.`,
  joined: 'You’ve joined the household',
  left: 'You’ve left the household',
  removed: (name: string) => `${name} removed`,
  handedOver: (name: string) => `${name} is now the owner`,
  handOverText: (name: string) => `${name} becomes the owner and you become an adult member.`,
  consent: {
    'no-number': 'No number yet',
    'not-asked': 'Not confirmed: nothing is sent',
    asked: 'Waiting for the code',
    agreed: 'Gets SMS',
    stopped: 'Opted out of messages',
  },
  role: { owner: 'Owner', adult: 'Adult', child: 'Child', helper: 'Helper' },
} as const

export const nameOf = ({ name, nickname, is_me: isMe }: Member): string =>
  `${nickname === null ? name : `${nickname} (${name})`}${isMe ? ' (you)' : ''}`
