import type { ChatLanguage } from '#platform/chat.ts'

/** All texts the planner sends in a chat. */
export type ReplyTexts = {
  saved: string
  savedSeveral: (count: number) => string
  done: string
  removed: string
  changed: string
  medicineStopped: (name: string) => string
  snoozed: (time: string) => string
  undone: string
  undoneAlready: string
  tooOld: string
  nothingOn: (when: string) => string
  more: (count: number) => string
  notFound: (about: string) => string
  which: Record<'change' | 'cancel' | 'done', string>
  all: string
  sayChange: string
  noChange: string
  noneToAnswer: string
  help: string
  textOnly: string
  tooMany: string
  linked: (name: string) => string
  unlinked: string
  linkFirst: string
  wrongCode: string
  tooManyCodes: string
  linkedElsewhere: string
  groups: string
  today: string
  tomorrow: string
  /** Returns '45 min', '3 h' or '2 days'. */
  length: (minutes: number) => string
  remindsBefore: (length: string) => string
  started: string
  stopped: string
  stranger: string
  buttons: Record<'done' | 'change' | 'undo' | 'new', string>
}

function lengthIn(minute: string, hour: string, day: string, days: string): (minutes: number) => string {
  return (minutes) =>
    minutes % 1440 === 0
      ? `${minutes / 1440} ${minutes === 1440 ? day : days}`
      : minutes % 60 === 0
        ? `${minutes / 60} ${hour}`
        : `${minutes} ${minute}`
}

export const replyTexts: Record<ChatLanguage, ReplyTexts> = {
  en: {
    saved: 'Saved',
    savedSeveral: (count) => `Saved ${count} reminders`,
    done: 'Done',
    removed: 'Removed',
    changed: 'Changed',
    medicineStopped: (name) => `${name} is stopped. You can resume it under Medicines.`,
    snoozed: (time) => `I’ll remind you again at ${time}`,
    undone: 'Undone',
    undoneAlready: 'This was already undone.',
    tooOld: 'This can no longer be changed from here. Please open the planner.',
    nothingOn: (when) => `Nothing planned: ${when}.`,
    more: (count) => `… and ${count} more`,
    notFound: (about) =>
      about ? `I couldn’t find an open reminder matching “${about}”.` : 'I couldn’t find that reminder.',
    which: { change: 'Which one should change?', cancel: 'Which one should be removed?', done: 'Which one is done?' },
    all: 'every time',
    sayChange: 'Send the new day or time, such as “tomorrow 7 pm”, or the new text.',
    noChange: 'I couldn’t find a new day, time or text in that, so nothing was changed.',
    noneToAnswer: 'There’s no reminder to reply to. Please send one first.',
    help: 'Send me what to remember, such as “call the plumber tomorrow at 6”, or forward a message. Ask “what do I have on Friday”, or say “cancel gym tomorrow”.',
    textOnly: 'I can only read text. Please type it.',
    tooMany: 'That was a lot at once. Please wait a moment and send it again.',
    linked: (name) =>
      `This chat is now linked to ${name}’s planner. You’ll get reminders here. Send /stop to unlink it.`,
    unlinked: 'This chat is no longer linked to the planner.',
    linkFirst: 'This chat is not linked to a planner. Open Settings there, choose Telegram, and send me the code.',
    wrongCode: 'That code is wrong or has expired. Please get a new one in the planner’s settings.',
    tooManyCodes: 'Too many wrong codes. Please try again in an hour.',
    linkedElsewhere: 'This chat is linked to another account. Send /stop first.',
    groups: 'Sorry, I only work in private chats, because your planner is private. Please write to me directly.',
    today: 'Today',
    tomorrow: 'Tomorrow',
    length: lengthIn('min', 'h', 'day', 'days'),
    remindsBefore: (length) => `reminds ${length} before`,
    started: 'Messages from the planner are back on.',
    stopped: 'You won’t get any more messages from the planner here. Send START to turn them on again.',
    stranger: 'This number is not verified in a planner. Open Settings there, verify it, and send your message again.',
    buttons: { done: 'Done', change: 'Change', undo: 'Undo', new: 'Make it a new reminder' },
  },
  hi: {
    saved: 'याद रखूँगा',
    savedSeveral: (count) => `${count} रिमाइंडर सेव किए`,
    done: 'हो गया',
    removed: 'हटा दिया',
    changed: 'बदल दिया',
    medicineStopped: (name) => `${name} बंद कर दी। Medicines में फिर शुरू कर सकते हैं।`,
    snoozed: (time) => `${time} पर फिर याद दिलाऊँगा`,
    undone: 'बदलाव वापस लिया',
    undoneAlready: 'यह पहले ही वापस हो चुका है।',
    tooOld: 'यह अब यहाँ से नहीं बदल सकता। कृपया प्लानर खोलें।',
    nothingOn: (when) => `${when}: कुछ नहीं है।`,
    more: (count) => `… ${count} और`,
    notFound: (about) => (about ? `“${about}” जैसा कोई बाकी रिमाइंडर नहीं मिला।` : 'ऐसा कोई रिमाइंडर नहीं मिला।'),
    which: { change: 'कौन सा बदलना है?', cancel: 'कौन सा हटाना है?', done: 'कौन सा हो गया?' },
    all: 'हर बार',
    sayChange: 'नया दिन या समय भेजें, जैसे “कल शाम 7 बजे”, या नए शब्द।',
    noChange: 'इसमें कोई दिन, समय या शब्द नहीं मिला। कुछ नहीं बदला।',
    noneToAnswer: 'अभी कोई रिमाइंडर नहीं है। पहले एक भेजें।',
    help: 'जो याद रखना है वह भेजें, जैसे “कल 6 बजे प्लंबर को फोन करना है”, या कोई संदेश आगे भेजें। पूछें “शुक्रवार को क्या है”, या कहें “कल जिम कैंसिल करो”।',
    textOnly: 'मैं केवल लिखा हुआ पढ़ सकता हूँ। कृपया लिखकर भेजें।',
    tooMany: 'एक साथ बहुत संदेश आए। कृपया थोड़ी देर बाद फिर भेजें।',
    linked: (name) => `यह चैट अब ${name} के प्लानर से जुड़ी है। रिमाइंडर यहीं आएँगे। बंद करने के लिए /stop भेजें।`,
    unlinked: 'यह चैट अब प्लानर से जुड़ी नहीं है।',
    linkFirst: 'यह चैट किसी प्लानर से जुड़ी नहीं है। प्लानर की सेटिंग में टेलीग्राम चुनें और कोड मुझे भेजें।',
    wrongCode: 'यह कोड गलत है या पुराना हो गया। प्लानर की सेटिंग से नया कोड लें।',
    tooManyCodes: 'बहुत बार गलत कोड आया। कृपया एक घंटे बाद कोशिश करें।',
    linkedElsewhere: 'यह चैट किसी और खाते से जुड़ी है। पहले /stop भेजें।',
    groups: 'माफ़ कीजिए, प्लानर निजी है, इसलिए मैं केवल निजी चैट में काम करता हूँ। कृपया मुझे सीधे लिखें।',
    today: 'आज',
    tomorrow: 'कल',
    length: lengthIn('मिनट', 'घंटे', 'दिन', 'दिन'),
    remindsBefore: (length) => `${length} पहले याद दिलाऊँगा`,
    started: 'प्लानर के संदेश फिर चालू हैं।',
    stopped: 'यहाँ प्लानर के और संदेश नहीं आएँगे। फिर चालू करने के लिए START भेजें।',
    stranger: 'यह नंबर किसी प्लानर में सत्यापित नहीं है। वहाँ सेटिंग में इसे सत्यापित करें और फिर लिखें।',
    buttons: { done: 'हो गया', change: 'बदलें', undo: 'वापस करें', new: 'नया रिमाइंडर बनाएँ' },
  },
  'hi-Latn': {
    saved: 'Yaad rakhunga',
    savedSeveral: (count) => `${count} reminder save kar liye`,
    done: 'Ho gaya',
    removed: 'Hata diya',
    changed: 'Badal diya',
    medicineStopped: (name) => `${name} band kar di. Medicines mein phir shuru kar sakte hain.`,
    snoozed: (time) => `${time} par phir yaad dilaunga`,
    undone: 'Wapas kar diya',
    undoneAlready: 'Yeh pehle hi wapas ho chuka hai.',
    tooOld: 'Yeh ab yahan se nahi badal sakta. Planner kholiye.',
    nothingOn: (when) => `${when}: kuch nahi hai.`,
    more: (count) => `… ${count} aur`,
    notFound: (about) => (about ? `“${about}” jaisa koi reminder nahi mila.` : 'Aisa koi reminder nahi mila.'),
    which: { change: 'Kaun sa badalna hai?', cancel: 'Kaun sa hatana hai?', done: 'Kaun sa ho gaya?' },
    all: 'har baar',
    sayChange: 'Naya din ya time bhejiye, jaise “kal shaam 7 baje”, ya naya text.',
    noChange: 'Ismein koi din, time ya text nahi mila. Kuch nahi badla.',
    noneToAnswer: 'Abhi koi reminder nahi hai. Pehle ek bhejiye.',
    help: 'Jo yaad rakhna hai woh bhejiye, jaise “kal 6 baje plumber ko call karna hai”, ya koi message forward kijiye. Puchhiye “Friday ko kya hai”, ya kahiye “kal gym cancel karo”.',
    textOnly: 'Main sirf likha hua padh sakta hoon. Type karke bhejiye.',
    tooMany: 'Ek saath bahut message aaye. Thodi der baad phir bhejiye.',
    linked: (name) =>
      `Yeh chat ab ${name} ke planner se link ho gayi hai. Reminder yahan aayenge. Band karne ke liye /stop.`,
    unlinked: 'Yeh chat ab planner se link nahi hai.',
    linkFirst:
      'Yeh chat kisi planner se link nahi hai. Planner ki Settings mein Telegram chuniye aur code mujhe bhejiye.',
    wrongCode: 'Yeh code galat hai ya purana ho gaya. Planner ki Settings se naya code lijiye.',
    tooManyCodes: 'Bahut baar galat code aaya. Ek ghante baad koshish kijiye.',
    linkedElsewhere: 'Yeh chat kisi aur account se link hai. Pehle /stop bhejiye.',
    groups:
      'Maaf kijiye, planner private hai, isliye main sirf private chat mein kaam karta hoon. Mujhe seedhe likhiye.',
    today: 'Aaj',
    tomorrow: 'Kal',
    length: lengthIn('min', 'ghante', 'din', 'din'),
    remindsBefore: (length) => `${length} pehle yaad dilaunga`,
    started: 'Planner ke message phir chalu hain.',
    stopped: 'Yahan planner ke aur message nahi aayenge. Phir chalu karne ke liye START bhejiye.',
    stranger: 'Yeh number kisi planner mein verify nahi hai. Wahan Settings mein verify kijiye aur phir likhiye.',
    buttons: { done: 'Ho gaya', change: 'Badlein', undo: 'Wapas karein', new: 'Naya reminder banayein' },
  },
}
