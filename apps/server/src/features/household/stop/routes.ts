import type { PlainPage, PlainPageContent } from '#http/serve-plain-pages.ts'
import { stopNumberOf } from '../store.ts'
import { readStop } from './link.ts'

/**
 * The page behind the link in a helper's first message. Opening it changes nothing; its button stops messages to the
 * number.
 */
export const stopPage: PlainPage = {
  path: '/stop/:token',
  async show(context, { token = '' }) {
    return readStop(context, token) ? question : noLonger
  },
  async post(context, { token = '' }) {
    const helperId = readStop(context, token)
    if (!helperId) return noLonger
    if (await stopNumberOf(context.db, helperId, context.clock.now()))
      context.log.info('a helper stopped messages by link')
    return done
  },
}

const question: PlainPageContent = {
  status: 200,
  title: 'Stop messages?',
  body: `<p>You will get no more messages from Daily Planner at this number, whoever asks.</p>
<p lang="hi">इस नंबर पर Daily Planner से कोई संदेश नहीं आएगा।</p>
<form method="post"><button>Stop messages · <span lang="hi">संदेश बंद करें</span></button></form>`,
}

const done: PlainPageContent = {
  status: 200,
  title: 'Messages stopped',
  body: '<p>You won’t get any more messages at this number.</p><p lang="hi">इस नंबर पर अब कोई संदेश नहीं आएगा।</p>',
}

const noLonger: PlainPageContent = {
  status: 403,
  title: 'This link doesn’t work',
  body: '<p>It is incomplete. You can also reply STOP to the message.</p>',
}
