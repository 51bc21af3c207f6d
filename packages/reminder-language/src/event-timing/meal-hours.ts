/** The times of meals by their names, in hours; the same as the cook is told (who-eats). */
const hours: readonly (readonly [names: string, hour: number])[] = [
  ['breakfast|nashte|nashta|naashta|naashte|subah ka khana|subah ke khane|नाश्ता|नाश्ते|सुबह का खाना|सुबह के खाने', 8.5],
  ['lunch|dopahar ka khana|dopahar ke khane|दोपहर का खाना|दोपहर के खाने|लंच', 13],
  ['dinner|supper|raat ka khana|raat ke khane|रात का खाना|रात के खाने|डिनर', 20],
]

/** Words for preparing a meal ahead of time: 'book a table for dinner', 'nashte ke liye bread lana'. */
const errands =
  'book|buy|order|call|reserve|get|invite|pick|bring|fetch|ask|tell|plan|decide|soak|defrost|marinate|thaw|check|remind|pay|send|pack|lana|laana|lena|mangwana|mangana|kharidna|karna|bhigona|dena|लाना|लेना|मंगवाना|खरीदना|करना'
/** Words that make the meal part of a noun: 'dinner set', 'lunch box'. */
const things =
  'box|boxes|bag|set|table|plates?|menu|order|booking|reservation|bill|tiffin|dabba|list|plan|recipe|time|ka|ki|ke|का|की|के'

type Meal = { seconds: number; begins: RegExp; within: RegExp }

const source = (text: string) => new RegExp(text, 'i')
const meals: readonly Meal[] = hours.map(([names, hour]) => ({
  seconds: hour * 3600,
  begins: source(`^(?:the\\s+)?(?:${names})(?=$|[\\s:,])(?!\\s+(?:${things})(?=$|\\s))`),
  within: source(
    `(?:^|\\s)(?:for|at|in)\\s+(?:${names})(?=$|[\\s,])|(?:^|\\s)(?:${names})\\s+(?:me|mein|main|ko|pe|par|ke liye|में|मे|को|पर|के लिए)(?=$|[\\s,])`,
  ),
}))
const isErrand = source(`^(?:${errands})(?=\\s)|(?:^|\\s)(?:${errands})(?:\\s+(?:hai|h|है))?$`)

/** Cheap test, since most titles name no meal. */
export const mayName = /breakfast|na+sht|lunch|dinner|supper|khan|नाश्त|खान|लंच|डिनर/i

/**
 * Returns the time of the meal that a title is about, in seconds after midnight: 'dinner with Ravi', 'kaddu ki sabzi
 * lunch me'. Null if it names no meal, or only a preparation for one.
 */
export function mealSeconds(title: string): number | null {
  if (!mayName.test(title)) return null
  const meal = meals.find(({ begins, within }) => begins.test(title) || within.test(title))
  return meal && (!isErrand.test(title) || /\b(?:banana|pakana)\b/i.test(title)) ? meal.seconds : null
}
