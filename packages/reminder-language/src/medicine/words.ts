import { doseHours } from '../hours-of-day.ts'
import { writeTime } from '../write-time.ts'

/** Units of medicines, by the words for them. */
export const unitWords: readonly [RegExp, Unit][] = [
  [/^(?:tablets?|tabs?|goli(?:y?an?|y?aan?|yon)?|pills?|गोली|गोलियां|गोलियाँ|टैबलेट)$/i, 'tablet'],
  [/^(?:capsules?|caps?|कैप्सूल)$/i, 'capsule'],
  [/^(?:ml|मिली|एमएल)$/i, 'ml'],
  [/^(?:drops?|boond(?:en?|ein)?|बूंद|बूंदें|बूँद|ड्रॉप)$/i, 'drop'],
  [/^(?:tea\s?spoons?|table\s?spoons?|tbsp|tsp|spoons?|spoonfuls?|cha?mm?ach|चम्मच)$/i, 'spoon'],
  [/^(?:puffs?|पफ)$/i, 'puff'],
  [/^(?:units?|iu|यूनिट)$/i, 'unit'],
  [/^(?:sachets?|packets?|पाउच)$/i, 'sachet'],
  [/^(?:injections?|inj|teeka|सुई|इंजेक्शन)$/i, 'injection'],
]

export type Unit = 'tablet' | 'capsule' | 'ml' | 'drop' | 'spoon' | 'puff' | 'unit' | 'sachet' | 'injection' | 'dose'

/** The same words as one pattern, for use after a number. */
export const units =
  'tablets?|tabs?|goli(?:y?an?|y?aan?|yon)?|pills?|capsules?|caps?|ml|drops?|boond(?:en?|ein)?|tea\\s?spoons?|table\\s?spoons?|tbsp|tsp|spoons?|spoonfuls?|cha?mm?ach|puffs?|units?|sachets?|injections?|गोली|गोलियां|गोलियाँ|टैबलेट|कैप्सूल|मिली|एमएल|बूंद|बूंदें|बूँद|चम्मच|पफ|यूनिट|सुई|इंजेक्शन'

/** Words used only for medicines. */
export const isMedicineWord =
  /(?<![\p{L}\p{N}])(?:medicines?|meds|medication|dawai(?:yan?|yaan?)?|dawa(?:a|ein)?|davai|dava|tablets?|tabs?|goli(?:y?an?|y?aan?)?|pills?|capsules?|syrup|eye\s?drops?|ear\s?drops?|nasal\s(?:drops?|spray)|inhaler|insulin|antibiotics?|ointment|दवा|दवाई|दवाइयां|दवाइयाँ|गोली|सिरप|इंसुलिन)(?![\p{L}\p{N}])|\d\s?(?:mg|mcg)(?![\p{L}\p{N}])/iu

/** Best-selling medicines in India by brand name, so that 'Dolo 650' is recognized. */
export const isKnownName =
  /\b(?:dolo|crocin|calpol|paracetamol|pacimol|combiflam|ibuprofen|brufen|disprin|saridon|meftal|zerodol|voveran|ultracet|azithromycin|azithral|azee|augmentin|amoxicillin|amoxyclav|moxikind|clavam|taxim|zifi|cefixime|monocef|ciprofloxacin|cifran|ciplox|norflox|oflox|flagyl|metrogyl|doxycycline|pantoprazole|pantocid|pantop|pan[ -]?(?:d|40)|omez|omeprazole|rabeprazole|razo|rantac|digene|gelusil|ondem|emeset|domstal|loperamide|electral|cetirizine|cetzine|levocet|allegra|avil|montek|montair|sinarest|cheston|ascoril|benadryl|asthalin|budecort|foracort|seroflo|metformin|glycomet|glimepiride|amaryl|januvia|galvus|jalra|istamet|lantus|mixtard|telma|telmisartan|losar|losartan|amlong|amlodipine|stamlo|olmesar|metoprolol|metolar|met\s?xl|concor|atenolol|ramipril|ecosprin|aspirin|clopidogrel|clopitab|atorva|atorvastatin|rosuvas|rosuvastatin|rozavel|thyronorm|eltroxin|thyroxine|levothyroxine|shelcal|calcirol|gemcal|vitamin|becosules|zincovit|limcee|neurobion|evion|livogen|autrin|folvite|folic|revital|supradyn|a\s?to\s?z|omega|montelukast|wysolone|prednisolone|deflazacort|gabapentin|pregabalin|escitalopram|clonazepam|duphaston|tamsulosin|urimax|febuxostat|zyloric|colchicine)\b/i

/** Verbs of errands about medicine, which are not doses. */
export const isErrand =
  /(?<![\p{L}])(?:buy|order|purchase|get|collect|pick\s?up|bring|refill|deliver(?:y|ed)?|courier|return|bill|pay|shop|stock\s?up|prescription|khari+d\w*|khareed\w*|la+na|la+ni|la+o|le\s?a+(?:na|ni|o)|mang(?:a|wa)\w*|खरीद\p{L}*|लाना|लानी|लाओ|मंगवा\p{L}*|मंगा\p{L}*|ऑर्डर)(?![\p{L}])/iu

/** Number words, as far as needed for doses and days. */
export const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  ek: 1,
  एक: 1,
  once: 1,
  two: 2,
  do: 2,
  दो: 2,
  twice: 2,
  three: 3,
  teen: 3,
  tin: 3,
  तीन: 3,
  thrice: 3,
  four: 4,
  char: 4,
  chaar: 4,
  चार: 4,
  five: 5,
  paanch: 5,
  panch: 5,
  पांच: 5,
  पाँच: 5,
  six: 6,
  chhe: 6,
  che: 6,
  छह: 6,
  seven: 7,
  saat: 7,
  सात: 7,
  eight: 8,
  aath: 8,
  आठ: 8,
  nine: 9,
  nau: 9,
  ten: 10,
  das: 10,
  दस: 10,
  fifteen: 15,
  pandrah: 15,
  पंद्रह: 15,
  half: 0.5,
  aadha: 0.5,
  aadhi: 0.5,
  adhi: 0.5,
  आधी: 0.5,
  आधा: 0.5,
  '½': 0.5,
  '1/2': 0.5,
  '1½': 1.5,
  '¼': 0.25,
  '1/4': 0.25,
}

const at = (hour: number): string => writeTime(hour * 3600)

/** Parts of the day at which medicine is taken. */
export const partTimes: readonly [RegExp, string][] = [
  [/morning|subah|subha|सुबह/i, at(doseHours.morning)],
  [/noon|afternoon|dopahar|dopeher|दोपहर/i, at(doseHours.afternoon)],
  [/evening|sha+m|शाम/i, at(doseHours.evening)],
  [/night|bed\s?time|raat|रात/i, at(doseHours.night)],
]

/** Times for a number of doses a day, spread evenly over the waking hours. */
export const usualTimes: Readonly<Record<number, readonly string[]>> = {
  1: ['09:00:00'],
  2: ['08:00:00', '20:00:00'],
  3: ['08:00:00', '14:00:00', '20:00:00'],
  4: ['08:00:00', '12:00:00', '16:00:00', '20:00:00'],
  5: ['07:00:00', '10:00:00', '13:00:00', '17:00:00', '21:00:00'],
  6: ['07:00:00', '10:00:00', '13:00:00', '16:00:00', '19:00:00', '22:00:00'],
}
