import type { Case } from '../case.ts'
import { accountsAndSayings } from './accounts-and-sayings.ts'
import { codesAndParticles } from './codes-and-particles.ts'
import { daysAndTurns } from './days-and-turns.ts'
import { easilyMisread } from './easily-misread.ts'
import { engineersMothersStudents } from './engineers-mothers-students.ts'
import { english } from './english.ts'
import { englishTexting } from './english-texting.ts'
import { hindi } from './hindi.ts'
import { hindiMixed } from './hindi-mixed.ts'
import { hinglish } from './hinglish.ts'
import { hinglishTexting } from './hinglish-texting.ts'
import { hoursAndDeadlines } from './hours-and-deadlines.ts'
import { hurriedLines } from './hurried.ts'
import { libraryPhrases } from './library-phrases.ts'
import { nearMisses } from './near-misses.ts'
import { notesAndTales } from './notes-and-tales.ts'
import { recurring } from './recurring.ts'
import { spokenLines } from './spoken.ts'
import { takenBack } from './taken-back.ts'
import { titlesCleared } from './titles-cleared.ts'

/** All lines, by topic. */
export const allLines: readonly (readonly [name: string, cases: readonly Case[]])[] = [
  ['Hinglish', hinglish],
  ['Hindi', hindi],
  ['English', english],
  ['what repeats', recurring],
  ['what only looks like a time', nearMisses],
  ['English in text-message style', englishTexting],
  ['Hinglish in text-message style', hinglishTexting],
  ['Hindi mixed with English', hindiMixed],
  ['the phrase kinds of other libraries', libraryPhrases],
  ['what is easily misread', easilyMisread],
  ['what is said aloud', spokenLines],
  ['what is taken back', takenBack],
  ['what is said in a hurry', hurriedLines],
  ['what only tells or notes', notesAndTales],
  ['what does not belong to the title', titlesCleared],
  ['accounts and sayings', accountsAndSayings],
  ['codes and particles', codesAndParticles],
  ['days and turns', daysAndTurns],
  ['hours and deadlines', hoursAndDeadlines],
  ['what engineers, mothers and students write', engineersMothersStudents],
]
