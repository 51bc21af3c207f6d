import type { Intent } from './request.ts'

type Phrase = {
  intent: Exclude<Intent, 'create'>
  pattern: RegExp
  /** Applies only with a duration: 'push gym by an hour'. */
  byLength?: true
}

const polite = '(?:(?:hey|ok|okay|please|pls|plz|can you|could you|kindly|zara|bhai|yaar|just)[\\s,]+)*'
const the = '(?:(?:my|the|mera|meri|mere|us|is|wo|woh|that|this)\\s+)?'
const reminder =
  '(?:\\s+(?:wala|wali|wale|ka|ki|ke|का|की|वाला|वाली))?(?:\\s+(?:reminder|alarm|task|event|रिमाइंडर|अलार्म))?(?:\\s+ko)?'
const noun = '(?<about>\\S(?:.*?\\S)??)'
const end = '[\\s.!]*$'
const week =
  '(?:(?:is|agle|this|next|इस|अगले)\\s+(?:hafte|saptah|mahine|week|month|weekend|हफ्ते|हफ़्ते|महीने)\\s+(?:mein |me |ka |ki |ke )?)?'
const whichDay = '(?:(?:aaj|kal|parson?|आज|कल|परसों?)\\s+(?:ki |ka |ke )?)?'
const source = (text: string) => new RegExp(text, 'iu')

/**
 * Patterns in order of priority; the first match wins. They are matched against the text without its day and time
 * words, so that 'cancel gym tomorrow' becomes 'cancel gym'. Sentences about something other than a reminder ('cancel
 * Netflix subscription') are filtered out by `isTask`.
 */
export const phrases: readonly Phrase[] = [
  // Questions.
  // 'Is hafte kaun se bill hain', 'aaj kaun si dawai baki hai'.
  {
    intent: 'ask',
    pattern: source(
      `^${week}${whichDay}(?:kaun\\s*s[aei]|कौन\\s*स[ाीे])\\s+(?!(?:kya|reminders?|tasks?|kaam|काम)(?!\\S))${noun}(?:\\s+(?:baa?ki|pending|due|bach[aei]|बाकी|बाक़ी))?(?:\\s+(?:hai|hain|h|है|हैं))(?:\\s+(?:is|इस)\\s+(?:hafte|mahine|हफ्ते|हफ़्ते|महीने))?[\\s?]*$`,
    ),
  },
  {
    intent: 'ask',
    pattern: source(
      `^${polite}(?:what(?:'s| is| are| do| all do| all| else)?|whats|which|show|list|tell me|any|anything|do i have|am i|how many|is there|kya kya|kya|kab|kitne|kaunse?|dikhao|batao)(?!\\S)(?:.*\\b(?:(?:do )?(?:i|we) have|i've|my|on|due|plans?|planned|schedule[d]?|agenda|reminders?|tasks?|free|busy|to do|todo|pending|left|happening|coming up|hai|hain|for|dikhao|batao|is|next)(?!\\S).*|(?: (?:i|we|me))?[\\s?]*)$`,
    ),
  },
  {
    intent: 'ask',
    pattern: source(
      `^${week}(?:mera |mere |meri |aur |mu?jh?e |मुझे |हमें |मेरा )*(?:din )?(?:ka |ki |ke |ko |mein |me )?(?:kya|kaunsa|kaunse|kitne|kab|koi|क्या|कब|कितने|कौन)(?: kya| क्या)?(?:\\s+(?!(?:hai|hain|है|हैं)\\s)\\S+){0,4}\\s*(?:hai|hain|h|है|हैं|karna hai|करना है)?[\\s?]*$`,
    ),
  },
  {
    intent: 'ask',
    pattern: source(
      `^${week}(?:mera |meri |mere |my |ka |ki |ke )*(?:schedule|agenda|plans|reminders|tasks)(?: (?:kya hai|dikhao|batao|batado|dikha do|please))?[\\s?]*$`,
    ),
  },
  { intent: 'ask', pattern: source(`^(?:when(?:'s| is| do i| did i)|what time is)\\s+${the}${noun}[\\s?]*$`) },
  { intent: 'ask', pattern: source(`^${polite}(?:do|have) i (?:have|got)\\b.*$`) },
  {
    intent: 'ask',
    pattern: source(
      `^${noun}\\s+(?:kab|when|kitne baje|कब|कितने बजे)(?:\\s+(?:\\S+n[aei]|\\S+न[ाेी])(?=\\s))?(?:\\s+(?:hai|hain|h|है|हैं|tha|thi))?[\\s?]*$`,
    ),
  },
  // 'Birthday kab hai Aarav ka'.
  {
    intent: 'ask',
    pattern: source(
      `^${noun}\\s+(?:kab|कब)\\s+(?:hai|h|है)\\s+(?<owner>\\S(?:.*?\\S)??)\\s+(?:ka|ki|ke|का|की|के)[\\s?]*$`,
    ),
  },
  // 'Parso shaam ko kuch hai kya', 'kal koi kaam hai kya'.
  {
    intent: 'ask',
    pattern: source(
      `^${week}(?:ko\\s+)?(?:kuch|koi\\s+(?:kaam|plan|programme?|reminder|meeting)|कुछ|कोई\\s+काम)(?:\\s+(?:baa?ki|pending|due|बाकी))?\\s+(?:hai|hain|h|है|हैं)(?:\\s+(?:kya|क्या)[\\s?]*|\\s*\\?\\s*)$`,
    ),
  },
  {
    intent: 'ask',
    pattern: source(
      `^${polite}(?:is|are) there (?:anything|something|any (?:reminders?|plans?|meetings?|tasks?))(?: (?:on|for|planned|due|scheduled))?[\\s?]*$`,
    ),
  },

  // Done.
  {
    intent: 'done',
    pattern: source(
      `^(?:i(?:'ve| have)? )?(?:already |just )?(?:paid|bought|sent|called|booked|submitted|ordered|collected|picked up|renewed|took|taken)\\s+(?:all )?(?:the|my|his|her|our)\\s+${noun}${end}`,
    ),
  },
  {
    intent: 'done',
    pattern: source(
      `^${polite}(?:(?:i(?:'ve|'m| have| am)? )?(?:already )?(?:done|finished|completed|through)(?: with)?|mark(?: off)?|tick(?: off)?|check off|complete|finish)\\s+${the}${noun}?(?:\\s+(?:as )?(?:done|complete|completed|finished|paid|bought|sent|read))?${end}`,
    ),
  },
  {
    intent: 'done',
    pattern: source(
      `^(?!.*\\s(?:time|timing|samay|टाइम|समय)(?:\\s+(?:ab|badal|change|अब|बदल)\\S*(?:\\s+(?:ke|kar))?)?\\s+(?:ho|हो))(?!(?:check|ask|see|confirm|find|ensure|make|verify|tell|dekh|pu?oo?ch)\\w*\\s)(?!.*\\s(?:cancel|radd|postpone|prepone|reschedule|shift|delay|कैंसिल|रद्द|शिफ्ट|पोस्टपोन)\\s)${the}${noun}(?: (?:is|are|was))?\\s+(?:done|finished|completed|over|ho gaya|ho gayi|ho gaye|hogaya|hogayi|hogya|ho chuka|हो गया|हो गई|हो गयी)(?: (?:hai|है))?${end}`,
    ),
  },
  {
    intent: 'done',
    pattern: source(
      `^(?:maine |मैंने )?${noun}\\s+(?:ko |ka |ki )?(?:(?:kar|le|de|bhar|bhej|kha|pi|la|bana|utha|rakh|pay|call|order|book|dekh|padh|likh|mil|ja|dho)\\s*(?:\\s(?:kar|de|le))?\\s*(?:liya|li|liye|diya|di|diye|chuka|chuki|aaya|aayi|gaya|gayi)|(?:कर|ले|दे|भर|भेज|खा|पी|बना|ला)\\s*(?:लिया|ली|लिए|दिया|दी|चुका|चुकी|आया))(?: (?:hai|hoon|hun|है|हूं))?${end}`,
    ),
  },

  // Cancel.
  {
    intent: 'cancel',
    pattern: source(
      `^${polite}(?:cancel|delete|remove|drop|forget|skip|clear|scrap|get rid of|stop reminding me (?:about|to|of|for)|don'?t remind me (?:about|to|of|for)|no need to remind me (?:about|to|of|for))\\s+(?:about\\s+)?${the}(?:reminder\\s+(?:for|to|about|of)\\s+)?${noun}${reminder}${end}`,
    ),
  },
  {
    intent: 'cancel',
    pattern: source(
      `^${noun}(?:\\s+(?:wala|wali|wale|ka|ki|ko|का|की|को|वाला|वाली))?(?:\\s+(?:reminder|alarm|task|रिमाइंडर|अलार्म))?(?:\\s+(?:ko|को))?\\s+(?:cancel|delete|remove|hata|hatao|mita|radd|rehne|कैंसिल|रद्द|डिलीट|हटा|हटाओ|मिटा|रहने)(?:\\s*(?:kar|कर))?(?:\\s*(?:do|de|dena|dijiye|karo|kardo|kar do|karna|na|दो|देना|करो|दीजिए))*${end}`,
    ),
  },

  {
    intent: 'cancel',
    pattern: source(
      `^${noun}(?:\\s+(?:wala|wali|wale|ka|ki|का|की|वाला|वाली))?\\s+(?:reminder|alarm|रिमाइंडर|अलार्म)(?:\\s+(?:ko|को))?\\s+(?:band|off|stop|बंद)(?:\\s*(?:kar|कर))?(?:\\s*(?:do|de|dena|dijiye|karo|kardo|दो|देना|करो|दीजिए))*${end}`,
    ),
  },

  // Change.
  {
    intent: 'change',
    pattern: source(`^${polite}(?:push|move|shift|extend|hold)\\s+${the}${noun}${reminder}${end}`),
    byLength: true,
  },
  {
    intent: 'change',
    pattern: source(
      `^${noun}\\s+(?:wala|wali|wale|वाला|वाली)\\s+(?:kaam|reminder|काम|रिमाइंडर)(?:\\s+(?:ko|pe|par|को|पर))*\\s+(?:daal|dal|rakh|kar|डाल|रख|कर)\\s*(?:do|de|dena|dijiye|lo|दो|देना|दीजिए|लो)?${end}`,
    ),
  },
  {
    intent: 'change',
    pattern: source(
      `^${polite}(?:reschedule|postpone|push back|prepone|bring forward|delay|snooze)\\s+${the}(?:(?:time|date|day|reminder|timing) (?:of|for)\\s+)?${noun}${reminder}(?:\\s+(?:to|for|by|till|until|from|on|at))*${end}`,
    ),
  },
  // 'Move dentist to 4 pm'; 'move furniture on Sunday' is a task.
  {
    intent: 'change',
    pattern: source(
      `^${polite}(?:move|shift|push|change|update)\\s+(?!to\\b)${the}(?:(?:time|date|day|reminder|timing) (?:of|for)\\s+)?${noun}${reminder}(?:\\s+(?:from|to))*\\s+to${end}`,
    ),
  },
  {
    intent: 'change',
    pattern: source(
      `^${noun}(?:\\s+(?:ko|ka|ki|ke|wala|wali|को|का|की))?(?:\\s+(?:reminder|time|timing|alarm|date|रिमाइंडर|टाइम))?(?:\\s+(?:ko|को))?\\s+(?:shift|move|change|badal|badha|postpone|reschedule|prepone|taal|khiska|aage|peeche|बदल|शिफ्ट|टाल|खिसका|ब(?:ढ़|ढ़|ढ)ा)(?:\\s*(?:kar|कर))?\\s*(?:do|de|dena|dijiye|karo|kardo|दो|देना|दीजिए|करो)(?:\\s+(?:please|na|yaar))?${end}`,
    ),
  },
  // 'Plumber ko 7 baje kar do', but not 'Ravi ko call kar do'.
  {
    intent: 'change',
    pattern: source(
      `^(?<about>(?:(?!(?:ko|को)\\s)\\S+\\s+){0,3}?(?!(?:ko|को)\\s)\\S+)\\s+(?:ko|ka time|ki timing|को|का समय)\\s+(?:kar|kardo|कर)\\s*(?:do|de|dena|dijiye|दो|देना|दीजिए)?${end}`,
    ),
  },
]
