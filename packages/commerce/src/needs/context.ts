import { foldWord } from './fold.ts'

/**
 * Decides when a word expresses no need for a vendor: in a story, a message to a friend, a name, a figure of speech, or
 * a place or time named after it. Patterns are written in ordinary spelling; both sides are folded (fold.ts) for
 * comparison, with one space between words.
 */

/** Whether a part of a text narrates rather than asks. Something bought or booked counts as asked for in any case. */
export function isStatement(words: string, asks: boolean): boolean {
  if (undone.test(words)) return true
  return (
    !asks && (story.test(words) || work.test(words) || chore.test(words) || turningOff.test(words) || isChat(words))
  )
}

/** Whether words are only a time, a place or another sense: 'gym ke bad', 'near the bank', 'of course'. */
export function isAside(words: readonly string[], from: number, to: number): boolean {
  const after = words.slice(to, to + 4).join(' ')
  if (timeOrPlaceAfter.test(after)) return true
  const before = words.slice(Math.max(0, from - 3), from).join(' ')
  if (timeOrPlaceBefore.test(before)) return true
  const sense = senses.get(words.slice(from, to).join(' '))
  return sense !== undefined && ((sense.after?.test(after) ?? false) || (sense.before?.test(before) ?? false))
}

const story = anyOf(`
  all the best | best of luck | shubhkamna | kahani | kahaniya | thanks | thank you | shukriya | dhanyavad | धन्यवाद | शुक्रिया | kavita | gaane | gaana | song | songs | poem | story | stories | novel chapter | plot |
  spelling | spellings | meaning | meme | memes | quotes | riddle | joke | jokes | chutkula | chutkule | essay |
  nibandh | wallpaper | ringtone | emoji | model photo | cartoon | episode | podcast | article | blog | lyrics |
  bol yad | holiday | chhuti | chuti | lands | landed | landing | group me | group mein | whatsapp group |
  whatsapp | umbrella | chhata | river spot | dream | dreams | sapna | sapne | sapno | imagine | think about |
  think of | sochna | yad karna | yad karni | memorise | memorije | practise | practice | likhna | likhni | padhna |
  padhni | reading | chapter | password | name of | naam yad | naam kya | naam sochna | pretend | role play | quiz |
  crossword | trivia | status dalna | status lagana | dp | reel | instagram | insta | youtube | news | khabar |
  history of | science of | luck | manifest | gratitude | journal | bahana | bahane | dialogue | dialog | write |
  writing | check email | check mail | samvad | संवाद | बहाना | कहानी | कहानियां | कविता | गाना | गाने | गीत |
  स्पेलिंग | निबंध | चुटकुला | चुटकुले | छुट्टी | सपना | सपने | छाता | पढ़ना | पढना | लिखना | लिखनी | सोचना |
  याद करना | याद करनी | पासवर्ड | खबर
`)

const work = anyOf(`
  ppt | presentation | presentations | deck | slide | slides | sprint | jira | standup | stand up | scrum | code |
  coding task | deploy | deployment | server | api | bug | bugs | pull request | pr review | website | web page |
  landing page | logo | pitch | proposal | dashboard | spreadshet | excel | minutes of meeting | mom of meeting |
  client | clients | stakeholder | intern | interns | appraisal | linkedin | (?<!teacher )meeting | minutes |
  agenda | training data | dataset | मीटिंग | बैठक
`)

/** Chores that people do themselves at home. */
const chore = anyOf(`
  switch off | turn off | keep | put | rakhna | rakhni | rakh dena | pani dena | pani dalna | पानी देना | पानी डालना | रखना | रख देना | switch on | turn on | lock the | iron my | iron the | brush | brushing | utarna | utarne |
  utarni | sukhana | sukhane | sukhani | dhona | dhone | dhoni | jalana | jalani | ubalna | bhigona | bhigo | soak |
  boil | wipe | fold | sulana | sunana | sunani | uthana | uthna | pilana | chhodna | chodna | chhodne | nahana |
  naha | sona hai | sone jana | feed | water the | help | teach | play with | wash the | wash my | wash your |
  tiffin pack | tiffin pack karna | pack tiffin | pack the tiffin | pack lunch | pack the lunch | lunch pack | dabba pack | tiffin banana | tiffin taiyar |
  टिफिन पैक | डब्बा पैक | टिफिन बनाना | fridge me | fridge mein | frij me | frij mein | फ्रिज में | रखकर | उतारना | उतारने | सुखाना | सुखाने | धोना |
  धोने | जलाना | उबालना | भिगोना | सुलाना | सुनाना | उठना | उठाना | पिलाना | छोड़ना | नहाना
`)

/** Turning something off. Ending a contract, for which Hindi uses the same words, is excluded. */
const turningOff = folding(
  /^(?!.*(subscription|acount|netflix|hotstar|card|policy|conection|sim|service|plan|khata)).*( |^)(band|off|silent) (karna|karni|kar dena|kar|rakhna|pe)( |$)|बंद (करना|करनी|कर देना)( |$)/u,
)

/** People who are asked, told or called because of their work. */
const professional = anyOf(`
  doctor | dr | dentist | plumber | electrician | carpenter | tailor | darji | dhobi | pandit | panditji | purohit |
  vakil | lawyer | advocate | ca | broker | agent | mistri | caterer | halvai | fotographer | decorator | painter |
  mechanic | mechanik | driver | maid | bai | cook | tutor | sir | madam | mam | teacher | principal | school |
  bank | hospital | clinic | lab | salon | parlour | parlor | gym | society | vendor | shop | dukan | dukandar |
  wala | wale | wali | guy | uber | ola | cab | taxi | courier | packers | hotel | owner | makan malik | landlord |
  customer care | company | technician | service center | service centre | service | vet | chemist | medical |
  restaurant | bakery | sunar | sonar | jeweller | florist | trainer | fysio | fysiotherapist | counsellor | jio |
  airtel | insurance | movers | pest | laundry | somebody | someone | anyone | repair | receptionist | helpline |
  office | nurse | compounder | priest | maulvi | dj | milkman | kabadi | डॉक्टर | वकील | पंडित | मिस्त्री |
  प्लंबर | दर्जी | धोबी | वाला | वाले | वाली | मैकेनिक | इलेक्ट्रीशियन | बढ़ई | टीचर | सर | मैडम | सीए | हलवाई |
  सुनार | नाई
`)

/** A message to someone: the recipient comes between the verb and the subject. */
const messageEnglish = folding(
  /(?:^|(?:^| )(?:to|and|then|please|pls|must) )(?:tell|ask|remind|wish|congratulate|thank|text|message|ping|whatsapp|call|phone|email|mail|reply to|reply|inform|discuss with|discuss|talk to|speak to|chat with|meet|catch up with) (?!me |back)((?:[^ ]+ ?){1,4})/u,
)
const messageHindi = folding(
  /((?:[^ ]+ ){1,3})(?:ko|se|को|से)(?: [^ ]+){0,5} (?:bolna|bol dena|bolo|batana|batani|bata dena|batao|puchna|puchni|puchne|puch lena|puchh lena|puchhna|pochna|kehna|kahna|kah dena|yad dilana|yad dila dena|samjhana|wish karna|wish karni|badhai|phone|fon|call|message|reply|javab|mafi|sory|bat karni|bat karna|milna|wapas|बोलना|बताना|बतानी|पूछना|पूछनी|कहना|बधाई|फोन|बात करना|बात करनी|याद दिलाना|समझाना)/u,
)

/** Words that begin the content of a message. */
const matter = folding(/(^| )(about|for|if|that|to|whether|how|when|why|on|regarding|re)( .*|$)/u)

function isChat(words: string): boolean {
  const english = messageEnglish.exec(words)?.[1]?.replace(matter, '')
  if (english !== undefined && !professional.test(english)) return true
  const hindi = / (ko|se|को|से) /u.test(words) ? messageHindi.exec(words)?.[1] : undefined
  return hindi !== undefined && !professional.test(hindi) && !professional.test(words)
}

/** Things not to do, already done, or done by the person, which need no vendor. */
const undone = anyOf(`
  (banana|banani|lana|lani|lena|leni|khana|khani|khane|jana|karna|karni|mangana|mangvana|bulana|kharidna|bharna|dena) (nahi|mat) |
  (nahi|mat) (banana|banani|lana|lani|lena|leni|khana|khani|khane|jana|karna|karni|kharidna|mangana|mangvana|bulana|bharna|dena|karo|lo) |
  (don't|dont|do not|never|avoid|skip|stop|no more|quit|less) ([^ ]+ing|buy|order|eat|go|book|take|call|get|cook|spend|drink|use) |
  (kar|de|bhar|bok|manga|kara|karva|kharid|le) (diya|di|liya|li|chuka|chuki)( hai| he| h|$) | (ho chuka|ho chuki) |
  already (paid|booked|done|ordered|bought) | kam (dekhna|khana|karna|chalana) |
  ko (?:[^ ]+ ){0,4}yad dil(?:ana|ani|a dena) | को (?:[^ ]+ ){0,4}याद दिलाना |
  (khana|chini|chai|junk|kharcha|cigarette|sharab) band | paise bachane | save money | khud | khud se | myself |
  by myself | diy | apne hath | (नहीं|मत) (बनाना|बनानी|लाना|लेना|खाना|जाना|करना|मंगाना|खरीदना) | खुद
`)

const timeOrPlaceAfter = oneOf(
  /^(ke |ki |se )?(baad|bad|pehle|dauran|vakt)( |$)/u,
  /^(jaisa|jaisi|jaise|jesa|जैसा|जैसी|जैसे|stop|recipe|wrap|wrapping)( |$)/u,
  /^(jane|hone|ane|khulne|khatam hone|band hone) (se pehle|ke bad)/u,
  /^ke (samne|same|piche|pichhe|bagal|age|upar|niche|najdik|side|time)( |$)/u,
  /^ke pas (wale|wali|wala|mil|milna|khada|khadi|ruk|park|rehta|rahta)/u,
  /^(wali|wale|wala) (gali|dost|group|gaana|gaane|kahani|uncle|auntie|aunty|road|rod|chok|chovk|photo|video|message|folder|file|bat|kisa|scene|sin|sapna|joke|ladka|ladki|park|mod|building|gate)( |$)/u,
  /^(photo|video|meme|song|story|joke|group|wale group|meeting|ppt|presentation|report bana|road|rod|chok|gali|holiday|friend|friends|dost) ?/u,
  /^(ke|के) (सामने|पीछे|बगल|आगे|ऊपर|नीचे)/u,
  /^(के |से )?(बाद|पहले)( |$)/u,
  /^(वाली|वाले|वाला) (गली|दोस्त|कहानी|गाना|गाने|ग्रुप|अंकल|आंटी|सड़क|फोटो|बात)/u,
)

const timeOrPlaceBefore = folding(
  /(^| )(after|before|near|behind|opposite|op|outside|next to|during|while|beside|past|front of|between|since|until|til)( the| my| our| his| her| your)?$/u,
)

type Sense = { before?: RegExp; after?: RegExp }

const person =
  /^(ko|didi|di|anty|aunty|bhabhi|ne|bua|masi|mami|chachi|madam|mam|se (bat|mil|puch)|ka (birthday|phone|call)|and|ke (ghar|sath)|को|दीदी|ने|से)( |$)/
const toPerson = /(^| )(call|text|message|ask|tell|meet|meet with|with|return|wish|ping|phone)$/

/** Ambiguous words, folded, with neighbours that rule out the need. */
const written: Record<string, Sense> = {
  train: {
    before: /(^| )(toy|to|can|must|vil|and)$/,
    after:
      /^(the|my|him|her|them|new|for|intern|team|yourself|with|of thought|model|daily|hard)( |$)|pahunch|ayegi|a rahi|arriv|reach/,
  },
  gym: { after: /^(bag|clothes|kapde|shoes|bottle)( |$)/ },
  bus: { after: /^(ho|karo|kar|itna|yahi|abhi|ab)( |$)/ },
  course: { before: /(^| )(of|main|golf|race|due)$/, after: /^(correction|of action|of)( |$)/ },
  cake: { before: /(^| )(piece of|rice|fish|carrot)$/, after: /^walk/ },
  bank: {
    before: /(^| )(river|blood|power|question|food|data|piggy|world|west|left|right|jamuna|ganga)( ka)?$/,
    after: /^(holiday|of the|par bharosa|on|wali|wale|chori|robbery)( |$)/,
  },
  doctor: {
    before: /(^| )(play|becoming|become|a|an|banna|be a|future)$/,
    after: /^(strange|vho|banna|ban|wala khel|day|ki spelling|bane|bana)( |$)/,
  },
  डॉक्टर: { after: /^(बनना|बनने|बनूं|बनू)/u },
  dr: { after: /^(strange|kalam|ambedkar)( |$)/ },
  light: {
    before: /(^| )(red|green|traffic|de|day|moon|sun|high|in|spot|lime)$/,
    after: /^(jane|le|lena|liya|dinner|music|weight|reading|exercise|katne|kat)( |$)/,
  },
  paint: {
    before: /(^| )(face|finger|to|kids|spray|want to)$/,
    after: /^(with|with|brush|sketch|together|a picture)( |$)/,
  },
  gas: { before: /(^| )(pet me|acidity|tear|natural)$/, after: /^(ho|ban|hoti|acidity|band|bujha|of)( |$)/ },
  film: { after: /^(the|of|review|making)( |$)/ },
  movie: { after: /^(review|plot|ending|ka end|scene)( |$)/ },
  table: {
    before: /(^| )(time|periodic|multiplication|pool|water|of)$/,
    after: /^(of|yad|tennis|mat|likh|spoon)( |$)/,
  },
  class: {
    before: /(^| )(first|second|high|world|upper|middle|business)$/,
    after: /^(mate|mates|group|monitor|teacher ka naam|me)( |$)/,
  },
  ring: { before: /(^| )(phone|key|bell|to)$/, after: /^(rod|road|the|me|back|up|tone|him|her)( |$)/ },
  drop: { after: /^(a|an|the|in|by|out|him a|me a|idea|plan)( |$)/ },
  match: { after: /^(the|with|with|karo|kar|colour|dekhna|dekhni|hoga)( |$)/ },
  play: { after: /^(with|with|the|a|guitar|chess|ludo|music|store)( |$)/ },
  flower: { after: /^(show|pot)/ },
  puja: { after: person, before: toPerson },
  pet: { after: /^(name|the)( |$)/ },
  gold: { before: /(^| )(old is|heart of|olympic|as good as)$/, after: /^(medal|fish|standard)( |$)/ },
  mala: { after: person },
  rose: { after: person, before: /(^| )(prices|price|sun|temperature|vho)$/ },
  chain: { before: /(^| )(supply|food|block)$/ },
  exam: { before: /(^| )(luck for|luck in|luck with)$/ },
  flight: {
    before: /(^| )(mom|mama|dad|papa|his|her|their|uncle|bhaiya|didi)( ki| ka)?$/,
    after: /^(mode|of stairs|land|lands|pahunch|ayegi|arriv|track|status of)( |$)/,
  },
  hospital: { after: /^(me hai|mein hai|wale sin)( |$)/ },
  medicine: { after: /^(band|balls|ball)( |$)/ },
  policy: { before: /(^| )(leave|privacy|hr|foreign|company|office|wfh|return|refund)$/ },
  prime: { after: /^(minister|number|numbers|time)( |$)/ },
  court: { before: /(^| )(food|supreme|supreme)$/ },
  party: { before: /(^| )(third|congres|political|bjp|aap)$/ },
  plant: { after: /^(a tree|trees)/ },
  tablet: { before: /(^| )(draving|graphic)$/ },
  platform: { before: /(^| )(social|online|digital|learning)$/ },
  book: {
    before: /(^| )(read|reading|finish|return|story|my|note)$/,
    after: /^(padh|reading|club|review|chapter)( |$)/,
  },
  books: { before: /(^| )(read|reading|finish|good|return)$/, after: /^(padh|read)( |$)/ },
  fish: { after: /^(tank|pond)/ },
  chai: { after: /^(pe|pina|pini|banana|banani|break|pi|par)( |$)/ },
  tea: { before: /(^| )(green|drink|make|morning|have)$/, after: /^(break|time|banana)( |$)/ },
  milk: { before: /(^| )(drink|boil|oat)$/, after: /^(pina|pi|the cow)( |$)/ },
  dudh: { after: /^(pina|pi |ubal|garam|pila|boil|rakh)/ },
  दूध: { after: /^(पीना|पी |उबाल|गरम|पिला)/ },
  chaval: { after: /^(bhigo|bana|paka|dho)/ },
  rajma: { after: /^(bhigo|bhigona|bana|soak)/ },
  chana: { after: /^(bhigo|bhigona|soak)/ },
  badam: { after: /^(bhigo|bhigona|khana|soak)/ },
  dahi: { after: /^(jamana|jama|jamani|set)/ },
}

/** Returns a pattern for any of the words or phrases, separated by bars. */
function anyOf(table: string): RegExp {
  return folding(new RegExp(`(^| )(${table.trim().replace(/\s*\|\s*/g, '|')})( |$)`, 'u'))
}

function oneOf(...patterns: RegExp[]): RegExp {
  return folding(new RegExp(patterns.map(({ source }) => source).join('|'), 'u'))
}

/** Folds the words of a pattern. Patterns contain words consisting only of letters. */
function folding(pattern: RegExp): RegExp {
  return new RegExp(pattern.source.replace(/[a-z']{2,}/g, foldWord), 'u')
}

const senses = new Map(
  Object.entries(written).map(([word, { before, after }]) => [
    foldWord(word),
    { ...(before && { before: folding(before) }), ...(after && { after: folding(after) }) },
  ]),
)
