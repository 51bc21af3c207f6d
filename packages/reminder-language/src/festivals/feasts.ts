/**
 * Feasts and remembered days, by how their day is found:
 *
 * - `fixed`: month and day; `nth`: month, which, weekday (0 Sunday), and days after it;
 * - `lunar`: month of the Hindu year counted to the new moon (1 Chaitra), tithi (1-30, 15 full moon, 30 new moon), the
 *   hour of day at which that tithi decides, and days after it; `solar`: the sun's entry into a sign (0 Mesha), days after;
 * - `islamic`: month and day of the tabular calendar, days after; `easter`: days from Easter Sunday;
 * - `star`: the solar month and the moon's mansion in it (Onam).
 *
 * Where a published day differs (table.ts), it goes before the rule.
 */
export type Feast = {
  names: string
  fixed?: readonly [month: number, day: number]
  nth?: readonly [month: number, nth: number, weekday: number, after?: number]
  lunar?: readonly [month: number, tithi: number, hour: number, after?: number]
  solar?: readonly [sign: number, after?: number]
  islamic?: readonly [month: number, day: number, after?: number]
  easter?: number
  star?: readonly [sign: number, mansion: number]
  /** Kept at a distance of some days from another feast. */
  near?: readonly [feast: string, days: number]
  /** The last given weekday before another feast. */
  lastBefore?: readonly [feast: string, weekday: number]
  parsi?: true
  /** The day of the first new moon, in China, on or after a month and day. */
  newMoon?: readonly [month: number, day: number]
}

export const feasts: Readonly<Record<string, Feast>> = {
  Diwali: {
    names: 'diwali|deepavali|lakshmi puja|laxmi pooja|diwali puja|badi diwali|दिवाली|दीवाली|दीपावली|लक्ष्मी पूजा',
    lunar: [7, 30, 18],
  },
  'Naraka Chaturdashi': {
    names: 'naraka chaturdashi|narak chaturdashi|chhoti diwali|roop chaudas|kali chaudas|छोटी दिवाली|नरक चतुर्दशी',
    lunar: [7, 29, 5.5],
  },
  Dhanteras: { names: 'dhanteras|dhan teras|dhantrayodashi|dhanatrayodashi|dhanteras puja|धनतेरस', lunar: [7, 28, 18] },
  'Govardhan Puja': { names: 'govardhan puja|govardhan|annakut|गोवर्धन पूजा', lunar: [8, 1, 7] },
  'Bhai Dooj': {
    names: 'bhai dooj|bhaiya dooj|bhau beej|bhai phonta|bhaidooj|bhai beej|भाई दूज|भैया दूज',
    lunar: [8, 2, 14],
  },
  Chhath: {
    names: 'chhath puja|chhath|chhat puja|dala puja|dala chhath|surya shashthi|छठ पूजा|छठ',
    lunar: [8, 6, 7],
  },
  Holi: {
    names: 'holi|phagwah|dhulandi|dhuleti|dhulivandan|rangwali holi|badi holi|होली|धुलंडी',
    lunar: [12, 15, 18, 1],
  },
  'Holika Dahan': {
    names: 'holika dahan|kamudu pyre|holika pyre|choti holi|holika|होलिका दहन|छोटी होली',
    lunar: [12, 15, 18],
  },
  'Raksha Bandhan': {
    names: 'raksha bandhan|rakshabandhan|rakhi|rakhi purnima|रक्षा बंधन|रक्षाबंधन|राखी',
    lunar: [5, 15, 7],
  },
  Janmashtami: {
    names:
      'janmashtami|krishna janmashtami|krishnashtami|gokulashtami|janmashtmi|krishna jayanti|जन्माष्टमी|कृष्ण जन्माष्टमी',
    lunar: [5, 23, 6.2],
  },
  'Ganesh Chaturthi': {
    names:
      'ganesh chaturthi|vinayaka chaturthi|ganesha chaturthi|ganpati|vinayak chaturthi|vinayaka chavithi|ganesh puja|गणेश चतुर्थी|गणपति',
    lunar: [6, 4, 11.5],
  },
  'Anant Chaturdashi': { names: 'anant chaturdashi|ganesh visarjan|ganpati visarjan|गणेश विसर्जन', lunar: [6, 14, 7] },
  Navratri: { names: 'navratri|navaratri|sharad navratri|navratra|navratri start|नवरात्रि|नवरात्र', lunar: [7, 1, 7] },
  'Maha Saptami': { names: 'maha saptami|durga saptami|durga puja|दुर्गा पूजा|महा सप्तमी', lunar: [7, 7, 7] },
  'Durga Ashtami': { names: 'durga ashtami|maha ashtami|mahashtami|durgashtami|दुर्गा अष्टमी|महाअष्टमी', lunar: [7, 8, 7] },
  'Maha Navami': { names: 'maha navami|mahanavami|maha navmi|महानवमी', lunar: [7, 9, 7] },
  Dussehra: {
    names:
      'dussehra|dasara|dushera|dussehera|dasehra|vijayadashami|vijaya dashami|vijay dashmi|vijayadasami|vijaydashami|दशहरा|विजयादशमी',
    lunar: [7, 10, 14],
  },
  'Valmiki Jayanti': {
    names:
      'valmiki jayanti|maharishi valmiki jayanti|pargat diwas|sharad purnima|kojagiri purnima|वाल्मीकि जयंती|शरद पूर्णिमा',
    lunar: [7, 15, 7],
  },
  'Karva Chauth': {
    names: 'karva chauth|karwachauth|karaka chaturthi|करवा चौथ',
    lunar: [7, 19, 20],
  },
  'Guru Nanak Jayanti': {
    names:
      'guru nanak jayanti|gurpurab|guru purab|guru nanak birthday|guru nanak gurpurab|guru nanak dev jayanti|gurunanak jayanti|kartik purnima|dev diwali|गुरु नानक जयंती|गुरुपर्व|कार्तिक पूर्णिमा',
    lunar: [8, 15, 7],
  },
  'Guru Gobind Singh Jayanti': {
    names:
      'guru gobind singh jayanti|guru gobind singh birthday|guru govind singh jayanti|guru govind singh birthday|गुरु गोबिंद सिंह जयंती',
    lunar: [10, 7, 7],
  },
  'Guru Ravidas Jayanti': {
    names: 'guru ravidas jayanti|ravidas jayanti|guru ravidas birthday|गुरु रविदास जयंती|रविदास जयंती',
    lunar: [11, 15, 7],
  },
  'Maha Shivaratri': {
    names: 'maha shivaratri|mahashivratri|maha shivratri|mahashivaratri|shivratri|shivaratri|महाशिवरात्रि|शिवरात्रि',
    lunar: [11, 29, 24],
  },
  'Vasant Panchami': {
    names: 'vasant panchami|basant panchami|saraswati puja|vasanta panchami|बसंत पंचमी|वसंत पंचमी|सरस्वती पूजा',
    lunar: [11, 5, 9],
  },
  'Dayanand Saraswati Jayanti': {
    names:
      'saraswati jayanti|dayanand saraswati jayanti|maharishi dayanand jayanti|maharishi dayanand saraswati jayanti',
    lunar: [11, 25, 7],
  },
  'Ram Navami': {
    names: 'ram navami|rama navami|ramnavami|ram navmi|sri rama navami|राम नवमी|रामनवमी',
    lunar: [1, 9, 11.5],
  },
  Ugadi: {
    names:
      'ugadi|yugadi|chaitra sukladi|chaitra sukhladi|vikram samvat new year|hindu new year|gudi padwa|gudhi padwa|chaitra navratri|cheti chand|samvatsaradi|उगादि|गुड़ी पड़वा',
    lunar: [1, 1, 7],
  },
  'Mahavir Jayanti': {
    names: 'mahavir jayanti|mahavir janma kalyanak|महावीर जयंती',
    lunar: [1, 13, 7],
  },
  'Hanuman Jayanti': { names: 'hanuman jayanti|hanuman janmotsav|हनुमान जयंती', lunar: [1, 15, 7] },
  'Akshaya Tritiya': { names: 'akshaya tritiya|akshay tritiya|akha teej|अक्षय तृतीया', lunar: [2, 3, 7] },
  'Buddha Purnima': {
    names: 'buddha purnima|buddh purnima|buddha jayanti|vesak|बुद्ध पूर्णिमा',
    lunar: [2, 15, 7],
  },
  'Basava Jayanti': { names: 'basava jayanti|basavanna jayanti', lunar: [2, 3, 7] },
  'Rath Yatra': { names: 'rath yatra|ratha yatra|jagannath rath yatra|jagannath yatra|रथ यात्रा', lunar: [4, 2, 7] },
  'Guru Purnima': { names: 'guru purnima|गुरु पूर्णिमा', lunar: [4, 15, 7] },
  'Hariyali Teej': { names: 'hariyali teej|teej|हरियाली तीज|तीज', lunar: [5, 3, 7] },
  'Nag Panchami': { names: 'nag panchami|naga panchami|नाग पंचमी', lunar: [5, 5, 7] },
  'Makar Sankranti': {
    names:
      'makar sankranti|makara sankranti|sankranti|uttarayan|uttarayana|sankranthi|makar sankrant|मकर संक्रांति|संक्रांति|उत्तरायण',
    solar: [9],
  },
  Pongal: { names: 'pongal|thai pongal|surya pongal|पोंगल', solar: [9] },
  Bhogi: { names: 'bhogi|bhogi pongal|bogi pandigai|bhogi pandigai|bhogi pandugalu', near: ['Pongal', -1] },
  'Mattu Pongal': { names: 'mattu pongal', near: ['Pongal', 1] },
  'Kaanum Pongal': { names: 'kaanum pongal|kanni pongal|kanu pongal', near: ['Pongal', 2] },
  Baisakhi: {
    names: 'baisakhi|vaisakhi|vaishakhi|mesadi|vaisakhadi|bohag bihu|puthandu|tamil new year|बैसाखी',
    solar: [0],
  },
  Vishu: { names: 'vishu|pohela boishakh|poila boishakh|bengali new year', solar: [0, 1] },
  Onam: { names: 'onam|thiruvonam|thiru onam|tiruvonam|ओणम', star: [4, 22] },
  'Eid al-Fitr': {
    names:
      'eid al fitr|eid ul fitr|id ul fitr|ramzan eid|ramadan eid|meethi eid|eid|idul fitr|id al fitr|ईद उल फितर|मीठी ईद|ईद',
    islamic: [10, 1],
  },
  'Eid al-Adha': {
    names:
      'eid al adha|eid ul adha|eid ul zuha|eid al zuha|bakrid|bakra eid|bakr id|bakri eid|bakri id|bakr eid|idul zuha|id ul zuha|id ul adha|बकरीद|ईद उल जुहा',
    islamic: [12, 10],
  },
  Muharram: { names: 'muharram|moharram|islamic new year|hijri new year|मुहर्रम', islamic: [1, 1] },
  Ashura: { names: 'ashura|day of ashura|yom ashura|yaum e ashura|आशूरा', islamic: [1, 10] },
  'Milad un-Nabi': {
    names: 'milad un nabi|eid milad un nabi|eid e milad|mawlid|maulid|id e milad|mawlid an nabawi|ईद ए मिलाद',
    islamic: [3, 12],
  },
  "Hazrat Ali's Birthday": {
    names: 'hazrat ali birthday|hazarat ali birthday|hazarat alis birthday|hazrat alis birthday|ali birthday',
    islamic: [7, 13],
  },
  'Shab-e-Barat': { names: 'shab e barat', islamic: [8, 15, -1] },
  Ramadan: { names: 'ramadan|ramzan|start of ramadan|beginning of ramadan|ramazan|रमजान', islamic: [9, 1] },
  'Jamat ul-Vida': {
    names: 'jamat ul vida|jumuatul wida|jummat ul bidah|alvida juma|jumu atul wida',
    lastBefore: ['Eid al-Fitr', 5],
  },
  'Parsi New Year': { names: 'parsi new year|jamshedi navroz|navroz|shahenshahi navroz|pateti', parsi: true },
  'Easter Sunday': { names: 'easter|easter sunday|ईस्टर', easter: 0 },
  'Good Friday': { names: 'good friday|गुड फ्राइडे', easter: -2 },
  'Ash Wednesday': { names: 'ash wednesday', easter: -46 },
  'Easter Monday': { names: 'easter monday', easter: 1 },
  Pentecost: { names: 'pentecost|whit sunday', easter: 49 },
  'Chinese New Year': {
    names: 'chinese new year|lunar new year|spring festival|चीनी नव वर्ष|चीनी नया साल',
    newMoon: [1, 21],
  },
  "New Year's Day": {
    names:
      'new years day|new year day|new year|new years|naya saal|naye saal|nav varsh|yuandan|nye saal|नया साल|नए साल|नव वर्ष|नये साल|नववर्ष|न्यू ईयर|न्यू इयर|नव वर्ष दिवस|न्यू ईयर डे|न्यू इयर डे',
    fixed: [1, 1],
  },
  "New Year's Eve": { names: 'new years eve|new year eve|nye|न्यू इयर ईव|न्यू ईयर ईव', fixed: [12, 31] },
  Lohri: { names: 'lohri|lohari|लोहड़ी', fixed: [1, 13] },
  'Republic Day': { names: 'republic day|gantantra diwas|गणतंत्र दिवस', fixed: [1, 26] },
  "Valentine's Day": { names: 'valentines day|valentine day|valentines|वैलेंटाइन डे|वैलेंटाइन|वेलेंटाइन डे', fixed: [2, 14] },
  'Shivaji Jayanti': { names: 'shivaji jayanti|shiv jayanti|शिवाजी जयंती', fixed: [2, 19] },
  "Women's Day": { names: 'womens day|women day|international womens day|mahila diwas|महिला दिवस', fixed: [3, 8] },
  "St Patrick's Day": {
    names:
      'saint patricks day|st patricks day|saint patrick|st patrick|saint patrick day|st patricks|संत पैट्रिक|संत पैट्रिक दिवस|सेंट पैट्रिक|सेंट पैट्रिक दिवस|सेंट पैट्रिक डे',
    fixed: [3, 17],
  },
  "April Fools' Day": { names: 'april fools day|april fool|april fools|april fool day|अप्रैल फूल', fixed: [4, 1] },
  'Ambedkar Jayanti': { names: 'ambedkar jayanti|bhim jayanti|अंबेडकर जयंती|आंबेडकर जयंती', fixed: [4, 14] },
  'Earth Day': { names: 'earth day|पृथ्वी दिवस', fixed: [4, 22] },
  'Labour Day': {
    names:
      'labour day|labor day|may day|mazdoor diwas|maharashtra day|workers day|मई दिवस|लेबर डे|श्रमिक दिवस|मजदूर दिवस|महाराष्ट्र दिवस',
    fixed: [5, 1],
  },
  'Rabindra Jayanti': {
    names: 'rabindra jayanti|rabindranath jayanti|rabindranath tagore jayanti|रबींद्र जयंती',
    fixed: [5, 9],
  },
  'Yoga Day': { names: 'yoga day|international yoga day|योग दिवस', fixed: [6, 21] },
  'Independence Day': { names: 'independence day|swatantrata diwas|swatantra diwas|स्वतंत्रता दिवस', fixed: [8, 15] },
  "Teachers' Day": { names: 'teachers day|teacher day|shikshak diwas|शिक्षक दिवस', fixed: [9, 5] },
  'Gandhi Jayanti': { names: 'gandhi jayanti|gandhi jayanthi|गांधी जयंती', fixed: [10, 2] },
  "Veterans' Day": { names: 'veterans day|veteran day|वेटरन्स डे', fixed: [11, 11] },
  Halloween: { names: 'halloween|halloween day|हैलोवीन|हैलोवीन दिवस|हेलोवीन', fixed: [10, 31] },
  "Children's Day": { names: 'childrens day|children day|bal diwas|बाल दिवस', fixed: [11, 14] },
  'Christmas Eve': { names: 'christmas eve|xmas eve|क्रिसमस ईव', fixed: [12, 24] },
  Christmas: { names: 'christmas|xmas|christmas day|x mas|bada din|क्रिसमस|क्रिसमस डे|क्रिसमस दिवस', fixed: [12, 25] },
  'Boxing Day': { names: 'boxing day', fixed: [12, 26] },
  "Mother's Day": { names: 'mothers day|mother day|मातृ दिवस|मदर्स डे|मदर डे', nth: [5, 2, 0] },
  "Father's Day": { names: 'fathers day|father day|पितृ दिवस|फादर्स डे|फादर डे', nth: [6, 3, 0] },
  'Friendship Day': { names: 'friendship day|मित्रता दिवस', nth: [8, 1, 0] },
  'Martin Luther King Day': {
    names: 'martin luther king day|mlk day|martin luther king jr day|एम एल के दिवस|मार्टिन लूथर किंग दिवस',
    nth: [1, 3, 1],
  },
  "Presidents' Day": {
    names: 'presidents day|president day|washingtons birthday|प्रेसिडेंट्स डे|राष्ट्रपति दिवस',
    nth: [2, 3, 1],
  },
  'Memorial Day': { names: 'memorial day|मेमोरियल डे|स्मृति दिवस', nth: [5, -1, 1] },
  Thanksgiving: { names: 'thanksgiving|thanksgiving day|थैंक्सगिविंग|थैंक्सगिविंग दिवस|थैंक्सगिविंग डे', nth: [11, 4, 4] },
  'Black Friday': { names: 'black friday|ब्लैक फ्राइडे', nth: [11, 4, 4, 1] },
  'Cyber Monday': { names: 'cyber monday|साइबर मंडे', nth: [11, 4, 4, 4] },
}

/** Feasts whose day moves against the calendar, so that 'every Diwali' cannot be an RRULE. */
export function moves(feast: string): boolean {
  const rule = feasts[feast]
  return rule !== undefined && rule.fixed === undefined && rule.nth === undefined
}
