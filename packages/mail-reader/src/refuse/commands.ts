import { words } from '../vocabulary/phrases.ts'

/** Phrases addressed to a program that reads the mail. */
const toMachine = words(
  [
    '(?:ignore|disregard|forget|override|bypass) (?:\\w+ ){0,4}(?:instructions?|rules|prompts?|guidelines|directions|polic(?:y|ies)|messages|constraints|commands|filters?)',
    '(?:system|developer|hidden) (?:prompt|message|instructions?|override)|new instructions?|end of (?:mail|email|prompt)|begin (?:prompt|instructions?)',
    '(?:as|you are|you.re|dear|hey|hello|hi|attention|note (?:to|for)|for|to)(?: now)?(?: an?| the| any| all| my| your| our)? (?:(?:automated|automatic|smart|helpful|virtual|ai|inbox|mail|email|planner) ){0,3}(?:ai(?![ -]?\\d)|a\\.i\\.|llm|language model|chatbots?|assistants?|planner|readers?|parsers?|bots?|agents?|scanners?|summari[sz]ers?)',
    '(?:the )?user (?:has |have )?(?:asked|authori[sz]ed|requested|wants|instructed)|(?:say|pretend|claim) (?:it|this|that it) (?:is|came|was) from|(?:for|thank you for) complying|without (?:asking|telling|informing) the user|mark (?:it |this )?as (?:trusted|verified|approved)',
    '(?:create|add|set|make|insert|schedule|save|put)(?: up)? (?:an? |the |this |new |following |one |urgent |me |these )*(?:reminder|task|todo|to-do|calendar (?:event|entry)|alarm)s? (?:to|for|named|titled|called|saying|that|with|on|at|in|:)',
    '(?:assistant|planner|ai|bot|agent) (?:must|should|shall|please|needs? to|has to|will now)',
    '(?:tool|function)[ _-]?call|jailbreak|do anything now|developer mode|admin mode|root access|execute (?:the )?(?:following|command|code)',
    '(?:forward|send|export|leak|reveal|print|output) (?:\\w+ ){0,3}(?:all )?(?:emails?|mails?|inbox|contacts|passwords?|api keys?|tokens?|system prompt) ?(?:to|from|in|as)?',
    'remind (?:the |this )?(?:user|reader|recipient|customer) to',
    '(?:saare|sabhi|pichle|purane|pehle ke|upar ke) (?:\\w+ ){0,2}(?:nirdesh\\w*|instructions?|niyam\\w*)(?: \\w+){0,3}',
    'reminder (?:banao|bana do|banaen|bana dijiye|laga do|lagao|set karo|set kar do|daal do|jodo)',
    'रिमाइंडर (?:बनाओ|बनाएं|बनाएँ|बना दो|लगाओ|लगा दो|सेट करो|जोड़ो|सेट करें)',
    '(?:पिछले|सभी|सारे|पुराने|ऊपर के)(?: \\S+){0,2} (?:निर्देश\\S*|नियम\\S*)(?: \\S+){0,3}',
  ].join('|'),
)
const markup =
  /(?:^|[\s"'[(<{])(?:system|assistant|developer|user)\s?(?::|\]|>|\|>)|<\|?(?:im_start|im_end|system|endoftext)|\[\/?(?:inst|system)\]|###\s?(?:system|instruction)|"?(?:role|function|tool_name)"?\s?:\s?"/i

/** Whether a mail contains instructions to a program: then nothing in it is trusted, not even a bill. */
export function givesOrders(text: string): boolean {
  return toMachine.test(text) || markup.test(text)
}
