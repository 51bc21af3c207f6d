import { isRelative } from '../details/words.ts'
import type { Options, Reading } from '../reading.ts'
import { sentencesOf } from '../several/several.ts'

/** Returns the shortest title among the sentences, if there are several times. */
export const titleIn = (rest: string, { title }: Reading, options: Options): string =>
  sentencesOf(rest, options)
    .map(({ reading }) => reading.title)
    .filter((one) => one.trim() !== '')
    .reduce((shortest, one) => (one.length < shortest.length ? one : shortest), title)

const verbs =
  /^(?:please\s+)?(?:take|have|give|eat|remind\s+(?:me\s+)?to\s+take|lena|leni|khana|khani|start)\s+(?:my\s+)?|\s+(?:le\s?na|le\s?ni|kha\s?na|kha\s?ni|de\s?na|de\s?ni|lo|le\s?lo)(?:\s+(?:hai|hain|he))?$|\s+(?:लेना|लेनी|खाना|खानी|देना|देनी)(?:\s+है)?$/giu
const joints = /^(?:of|ki|ka|ke|ko|and|aur|,|-|–|:|•)\s+|\s+(?:of|ki|ka|ke|ko|and|aur|for|at|from|se|x|,|-|–|:)$/giu

/** What names a frequency is no part of a name. */
const frequencyLeft =
  /(?:\s+(?:once|twice|thrice|daily|weekly|monthly|roz(?:ana)?|(?:\d|ek|do|teen|one|two|three)\s+(?:times?|ba+r)|रोज़?|बार))+$/giu
const onlyParticles =
  /^(?:(?:subah|sha+m|dopahar|raat|morning|evening|night|ko|ke|ki|se|me|mein|at|in|the|सुबह|शाम|दोपहर|रात|को|में)(?:\s+|$))*$/iu

/** 'BP ki goli mummy ko': the person is asked for separately. */
const lastRelative = /\s+(\p{L}[\p{L}\p{M}]*?)(?:ji)?(?:\s+ko|\s+को)?$/iu

/** Removes verbs, and words that connected it to removed parts, from a title. */
export function nameOf(title: string): string {
  let name = title.replace(/\s+/g, ' ').trim()
  for (let before = ''; before !== name; ) {
    before = name
    name = name
      .replace(verbs, '')
      .replace(joints, '')
      .replace(/^[\s,.;:–-]+|[\s,;:–-]+$/gu, '')
      .trim()
  }
  name = name.replace(frequencyLeft, '').trim()
  if (onlyParticles.test(name)) name = ''
  name = name.replace(lastRelative, (written, whom: string) => (isRelative.test(whom) ? '' : written)).trim()
  name = name.replace(/(?:\s+(?:and|aur|for|ke\s+liye|और|के\s+लिए))+$/iu, '').trim()
  // 'Mummy ko dawai': the person is asked for separately.
  const [, whom, what] = /^(\p{L}[\p{L}\p{M}]*)\s+(?:ko|ke\s+liye|को|के\s+लिए)\s+(\S.*)$/iu.exec(name) ?? []
  const short = (whom && isRelative.test(whom.replace(/ji$/iu, '')) ? what! : name).slice(0, 100).trim()
  return short === '' ? 'Medicine' : `${short[0]!.toUpperCase()}${short.slice(1)}`
}
