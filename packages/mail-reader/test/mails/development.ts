import { appointmentsAndPapers } from './appointments-and-papers.ts'
import { billsAndPayments } from './bills-and-payments.ts'
import { cutShort } from './cut-short.ts'
import { mixedInbox } from './mixed-inbox.ts'
import { offersAndAlerts } from './offers-and-alerts.ts'
import { plainDues } from './plain-dues.ts'
import { politeAndFraudulent } from './polite-and-fraudulent.ts'
import { regionalSenders } from './regional-senders.ts'
import { reworded } from './reworded.ts'
import { smallSenders } from './small-senders.ts'
import { ticketsAndParcels } from './tickets-and-parcels.ts'
import { traps } from './traps.ts'
import { unusualWordings } from './unusual-wordings.ts'

/** The mails that the rules were developed with: changes may be tuned on these only. */
export const developmentMails = [
  ...billsAndPayments,
  ...ticketsAndParcels,
  ...appointmentsAndPapers,
  ...traps,
  ...reworded,
  ...politeAndFraudulent,
  ...cutShort,
  ...unusualWordings,
  ...offersAndAlerts,
  ...plainDues,
  ...mixedInbox,
  ...smallSenders,
  ...regionalSenders,
]
