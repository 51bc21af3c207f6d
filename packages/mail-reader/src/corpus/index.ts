import { commonplace } from './commonplace.ts'
import { days } from './days.ts'
import { everyday } from './everyday.ts'
import { fifthLook } from './fifth-look.ts'
import { fourthLook } from './fourth-look.ts'
import { inbox } from './inbox.ts'
import { journeys } from './journeys.ts'
import { payments } from './payments.ts'
import { secondLook } from './second-look.ts'
import { seventhLook } from './seventh-look.ts'
import { sixthLook } from './sixth-look.ts'
import { thirdLook } from './third-look.ts'
import { traps } from './traps.ts'

/** The mails that the rules were written beside. */
export const ownMails = [
  ...payments,
  ...journeys,
  ...days,
  ...traps,
  ...secondLook,
  ...thirdLook,
  ...fourthLook,
  ...fifthLook,
  ...everyday,
  ...commonplace,
  ...inbox,
  ...sixthLook,
  ...seventhLook,
]
