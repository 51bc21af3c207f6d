import { doseHours } from '../hours-of-day.ts'
import { smallNumbers } from '../languages/small-numbers.ts'
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
  [/^(?:sachets?|पाउच)$/i, 'sachet'],
  [/^(?:injections?|inj|shots?|सुई|इंजेक्शन)$/i, 'injection'],
]

export type Food = 'before' | 'with' | 'after'

export type Unit = 'tablet' | 'capsule' | 'ml' | 'drop' | 'spoon' | 'puff' | 'unit' | 'sachet' | 'injection' | 'dose'

/** The same words as one pattern, for use after a number. */
export const units =
  'tablets?|tabs?|goli(?:y?an?|y?aan?|yon)?|pills?|capsules?|caps?|ml|drops?|boond(?:en?|ein)?|tea\\s?spoons?|table\\s?spoons?|tbsp|tsp|spoons?|spoonfuls?|cha?mm?ach|puffs?|units?|iu|sachets?|injections?|inj|गोली|गोलियां|गोलियाँ|टैबलेट|कैप्सूल|मिली|एमएल|बूंद|बूंदें|बूँद|चम्मच|पफ|यूनिट|पाउच|सुई|इंजेक्शन|ड्रॉप'

/** Words used only for medicines. */
export const isMedicineWord =
  /(?<![\p{L}\p{N}])(?:medicines?|meds|medication|dawai(?:yan?|yaan?)?|dawa(?:a|ein)?|davai|dava|tablets?|tabs?|goli(?:y?an?|y?aan?)?|pills?|capsules?|syrup|syp|inj|eye\s?drops?|ear\s?drops?|nasal\s(?:drops?|spray)|inhaler|insulin|injections?|antibiotics?|ointment|(?:aankh|kaan|naak)\s(?:ki|ke|me(?:in)?)\s(?:drops?|dawa\p{L}*)|(?:आँख|आंख|कान|नाक)\s(?:की|में)\s(?:ड्रॉप|दवा\p{L}*)|विटामिन|टैबलेट|कैप्सूल|इंजेक्शन|क्रोसिन|डोलो|पैरासिटामोल|कैल्शियम|थायरॉइड|दवा|दवाई|दवाइयां|दवाइयाँ|गोली|सिरप|इंसुलिन)(?![\p{L}\p{N}])|\d\s?(?:mg|mcg)(?![\p{L}\p{N}])/iu

/** Brands of insulin, which is dosed in units. */
const insulins = ['mixtard', 'lantus', 'actrapid', 'novorapid', 'humalog', 'tresiba', 'basalog'].join('|')

export const isInsulin: RegExp = new RegExp(`insulin|इंसुलिन|\\b(?:${insulins})`, 'iu')

const otherNames =
  /[a-z]{3,}(?:nidazole|conazole|prazole|bendazole|cillin|mycin|floxacin|sartan|olol|vastatin|dipine|gliptin|gliflozin|tidine|cycline|setron|lukast|zepam|zolam|profen|semide|thiazide|parin|dronate|formin|glitazone|racetam|triptyline|oxetine)|ovral|letroz|alprax|gabapin|azithro|moxicip|letrozole|d rise|dolo|crocin|calpol|paracetamol|pacimol|combiflam|ibuprofen|brufen|disprin|saridon|meftal|zerodol|voveran|ultracet|azithromycin|azithral|azee|augmentin|amoxicillin|amoxyclav|moxikind|clavam|taxim|zifi|cefixime|monocef|ciprofloxacin|cifran|ciplox|norflox|oflox|flagyl|metrogyl|doxycycline|pantoprazole|pantocid|pantop|pan[ -]?(?:d|40)|omez|omeprazole|rabeprazole|razo|rantac|digene|gelusil|ondem|emeset|domstal|loperamide|electral|cetirizine|cetzine|levocet|allegra|avil|montek|montair|sinarest|cheston|ascoril|benadryl|asthalin|budecort|foracort|seroflo|metformin|glycomet|glimepiride|amaryl|januvia|galvus|jalra|istamet|telma|telmisartan|losar|losartan|amlong|amlodipine|stamlo|olmesar|metoprolol|metolar|met\s?xl|concor|atenolol|ramipril|ecosprin|aspirin|clopidogrel|clopitab|atorva|atorvastatin|rosuvas|rosuvastatin|rozavel|thyronorm|eltroxin|thyroxine|levothyroxine|shelcal|calcirol|gemcal|vitamin|becosules|zincovit|limcee|neurobion|evion|livogen|autrin|folvite|folic|revital|supradyn|a\s?to\s?z|omega(?:[ -]3)?|montelukast|wysolone|prednisolone|deflazacort|gabapentin|pregabalin|escitalopram|clonazepam|duphaston|tamsulosin|urimax|febuxostat|zyloric|colchicine|methotrexate|folitrax|mtx|hcqs?|hydroxychloroquine|sulfasalazine|leflunomide|azathioprine|mycophenolate|tacrolimus|omnacortil|predmet|medrol|methylprednisolone|prednisone|dexamethasone|dexona|betnesol|warfarin|warf|acitrom|apixaban|rivaroxaban|digoxin|lanoxin|lasix|furosemide|torsemide|dytor|aldactone|spironolactone|alendronate|osteofos|ibandronate|risedronate|semaglutide|rybelsus|ozempic|mounjaro|tirzepatide|trulicity|aciclovir|acyclovir|valacyclovir|ivermectin|albendazole|zentel|fluconazole|forcan|itraconazole|terbinafine|nitrofurantoin|levofloxacin|levoflox|cefuroxime|ceftum|cefpodoxime|clarithromycin|linezolid|rifaximin|domperidone|ondansetron|vomikind|rabekind|pantosec|nexpro|esomeprazole|lactulose|duphalac|cremaffin|isabgol|mesacol|levetiracetam|levipil|levera|eptoin|phenytoin|valproate|valparin|carbamazepine|tegrital|oxetol|lamotrigine|clobazam|frisium|lithium|olanzapine|quetiapine|risperidone|sertraline|fluoxetine|paroxetine|nexito|melatonin|alprazolam|levocetirizine|fexofenadine|deriphyllin|duolin|levolin|budesonide|formoterol|salbutamol|tiotropium|dapagliflozin|forxiga|empagliflozin|jardiance|vildagliptin|sitagliptin|teneligliptin|gliclazide|diamicron|glyciphage|voglibose|nebivolol|nebicard|cilnidipine|cilacar|bisoprolol|carvedilol|nifedipine|enalapril|hydrochlorothiazide|chlorthalidone|prazopress|betahistine|vertin|stemetil|tobramycin|moxifloxacin|moxiflox|latanoprost|timolol|otrivin|nasivion|isotretinoin|progesterone|susten|deviry|primolut|regestrone|letrozole|clomiphene|cabergoline|tranexamic|mefenamic|cyclopam|drotin|buscopan|naproxen|diclofenac|aceclofenac|etoricoxib|tramadol|thiocolchicoside|d3|b12|b-complex|calcium|arachitol|uprise|multivitamin|ors|refresh\s?tears|clopilet|orofer|ferrous|dexorange/

/** Best-selling medicines in India by brand name, so that 'Dolo 650' is recognized. */
export const isKnownName: RegExp = new RegExp(`\\b(?:${insulins}|${otherNames.source})\\b`, 'i')

/** Verbs of errands about medicine, which are not doses. */
export const isErrand =
  /(?<![\p{L}])(?:buy|order|purchase|get|collect|pick\s?up|bring|refill|deliver(?:y|ed)?|courier|return|bill|pay|shop|stock\s?up|prescription|khari+d\w*|khareed\w*|la+na|la+ni|la+o|le\s?a+(?:na|ni|o)|mang(?:a(?!l)|wa)\w*|खरीद\p{L}*|लाना|लानी|लाओ|मंगवा\p{L}*|मंगा\p{L}*|ऑर्डर)(?![\p{L}])/iu

/** Number words, as far as needed for doses and days. */
export const numbers: Readonly<Record<string, number>> = {
  ...smallNumbers,
  a: 1,
  an: 1,
  one: 1,
  ek: 1,
  एक: 1,
  once: 1,
  twice: 2,
  thrice: 3,
  chhe: 6,
  che: 6,
  छह: 6,
  eight: 8,
  aath: 8,
  आठ: 8,
  nine: 9,
  nau: 9,
  twelve: 12,
  barah: 12,
  बारह: 12,
  पंद्रह: 15,
  full: 1,
  poori: 1,
  puri: 1,
  whole: 1,
  half: 0.5,
  aadha: 0.5,
  aadhi: 0.5,
  adhi: 0.5,
  आधी: 0.5,
  आधा: 0.5,
  डेढ़: 1.5,
  dedh: 1.5,
  quarter: 0.25,
  dono: 2,
  teeno: 3,
  teenon: 3,
  chaaro: 4,
  charo: 4,
  दोनों: 2,
  तीनों: 3,
  '½': 0.5,
  '1/2': 0.5,
  '1½': 1.5,
  '2½': 2.5,
  '3½': 3.5,
  '¼': 0.25,
  '1/4': 0.25,
}

const at = (hour: number): string => writeTime(hour * 3600)

/** Parts of the day at which medicine is taken. */
export const partTimes: readonly [RegExp, string][] = [
  [/morning|mrng|subah|subha|सुबह/i, at(doseHours.morning)],
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

/** The hours that the reader of reminders uses for the same words. */
export const mealTimes: Readonly<Record<'before' | 'with' | 'after', Readonly<Record<string, string>>>> = {
  before: { breakfast: '08:00:00', lunch: '12:00:00', dinner: '20:00:00' },
  with: { breakfast: '08:30:00', lunch: '13:00:00', dinner: '20:00:00' },
  after: { breakfast: '09:00:00', lunch: '14:00:00', dinner: '21:00:00' },
}

export const startsWithAmount = new RegExp(
  `^\\s*(?:\\d+(?:\\.\\d+)?|½|half|ek|do|one|two|aadhi)?\\s*(?:${units})(?![\\p{L}])`,
  'iu',
)
export const startsWithStrength = /^\s*\d+(?:\.\d+)?\s*(?:mg|mcg)\b/i
export const startsWithNumber = /^\s*\d{2,4}(?:\.\d+)?(?:\s+\p{L}|$)/u

/** Whether a part of a text begins with a dose: '2.5 mg', 'half tablet', or a bare strength. */
export const startsWithDose = (text: string): boolean =>
  startsWithStrength.test(text) || startsWithAmount.test(text) || startsWithNumber.test(text)
