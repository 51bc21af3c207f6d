import { saysEveryHours } from './frequency.ts'
import { word } from './rest.ts'

/** Words before a number that is no strength, or after 'take' for what is no medicine. */
const otherThings = new Set(
  'call dial phone ring text sms message msg ping email mail platform room flat house bus train flight gate seat floor ward bed line page chapter lesson exercise level channel extn ext meter invoice order bill account plot sector route block number version port server build ticket check every each har from after before till until upto about around under over next last first only with and the for maximum minimum least most limit water paani pani tea chai coffee juice milk doodh dudh food meal meals snack snacks lunch dinner breakfast break breaks rest nap walk walks stroll steps photo photos picture pictures screenshot screenshots snapshot backup backups reading readings note notes bp pulse temperature temp weight update updates turn turns round rounds steam bhaap bhap care part look time charge shower bath kids kid child children baby dog cat mummy papa mom dad selfie selfies attendance stock class classes over off out up down saans saas aaram aram chhutti khana roti feedback status report reports log logs data disk machine server oven heater geyser motor pump generator tank petrol diesel exercise kasrat pranayam ice pack diaper baby feed'.split(
    ' ',
  ),
)

const strength =
  /(?<![\p{L}\p{N}])(?<name>[\p{L}\p{M}]{3,}) (?:(?<more>[\p{L}]{1,7}) )?(?<n>\d{2,4}|\d+\.\d+|\d+(?=\s?mg)|\d+(?=\s?mcg))(?:\s?(?:mg|mcg))?(?=$|[\s,])(?!\s*(?:am|pm|baje|bje|o'?clock|st|nd|rd|th|k?m|kms|steps|pages?|times?|rs|rupees?|people|log|kg|l|litres?|%|बजे))/giu

const taken = word(
  '(?:take|have|give)\\s+(?:my\\s+|the\\s+)?(?<name>\\p{L}{3,})(?:\\s+\\d+(?:\\.\\d+)?(?:\\s?m?c?g)?)?(?=\\s+(?:every|each|\\d+\\s*-?\\s*hourly|q\\s?\\d|at|for|from)(?![\\p{L}]))|(?<hindi>[\\p{L}\\p{M}]{3,})\\s+(?:ko\\s+)?(?:har|हर)\\s+[\\p{L}\\p{M}\\p{N}]+\\s+(?:gha?nt[ea]|घंटे)(?:\\s+(?:me(?:in)?|par|pe|में|पर))?\\s+(?:lena|leni|khana|khani|लेना|लेनी|खाना|खानी)|(?:gha?nt[ea]|घंटे)(?:\\s+(?:me(?:in)?|par|pe|में|पर))?\\s+(?<after>[\\p{L}\\p{M}]{3,})\\s+(?:lena|leni|khana|khani|लेना|लेनी|खाना|खानी)|(?<verbFirst>[\\p{L}\\p{M}]{3,})\\s+(?:lena|leni|khana|khani|लेना|लेनी|खाना|खानी)(?:\\s+(?:hai|h|है))?\\s+(?:har|हर)\\s',
)

/** What may come before the name of a medicine: 'take', 'mummy ko', 'har 8 ghante'; a verb makes it something else. */
const beforeName =
  /^\s*(?:(?:please|take|have|give|start|remind\s+me\s+to\s+take|tab|cap|syp|inj|mera|meri|my|[\p{L}\p{M}]+\s+(?:ko|को)|(?:har|every|हर)\s+[\p{L}\p{M}\p{N}]+\s+(?:gha?nt[ea]|hours?|hrs?|घंटे)(?:\s+(?:me(?:in)?|par|pe|में|पर))?)[\s.]+)*$/iu

const isOther = (name: string): boolean => otherThings.has(name.toLowerCase())

/**
 * Whether a text is about a medicine by its shape alone: a word with a strength ('amoxiclav 625'), or something that is
 * taken ('take xyz', 'xyz lena'), every so many hours as prescriptions have it.
 */
export function hasMedicineShape(text: string): boolean {
  if (!saysEveryHours(text)) return false
  for (const { index, groups } of text.matchAll(strength)) {
    const isFirst = beforeName.test(text.slice(0, index))
    if (isFirst && !isOther(groups!.name!) && !isOther(groups!.more ?? '')) return true
  }
  const { name, hindi, after, verbFirst } = taken.exec(text)?.groups ?? {}
  const what = name ?? hindi ?? after ?? verbFirst
  return what !== undefined && !isOther(what)
}
