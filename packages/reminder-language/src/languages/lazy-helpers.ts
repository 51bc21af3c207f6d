import { readWithTiming } from '../event-timing/read-with-timing.ts'
import { registerFestivals } from '../festivals/load.ts'
import { helpBy } from '../helpers.ts'
import { corrected } from '../refiners/corrections.ts'
import { exceptionOf } from '../refiners/exception.ts'
import { noteOf } from '../refiners/note.ts'
import { dropDescribingDates } from '../refiners/passes/drop-describing-dates.ts'
import { dropMentions } from '../refiners/passes/drop-mentions.ts'
import { dropOfNotes } from '../refiners/passes/drop-of-notes.ts'
import { dropPassingFestivals } from '../refiners/passes/drop-passing-festivals.ts'
import { dropRates } from '../refiners/passes/drop-rates.ts'
import { joinYearlyDates } from '../refiners/passes/join-yearly-dates.ts'
import { keepAskedTimes } from '../refiners/passes/keep-asked-times.ts'
import { addLeanings } from '../refiners/passes/lean.ts'
import { resolveElsewhere } from '../refiners/resolve-elsewhere.ts'
import { severalOf, withoutTimes } from '../refiners/several.ts'
import { addZones, zoneOf } from '../refiners/zones.ts'
import { addTags } from '../tags/tags.ts'
import { taxonomy } from '../tags/taxonomy.ts'
import { carriersIn, withoutCarriers } from '../title/carriers.ts'
import { keepsEnd } from '../title/ends.ts'
import { withoutObligation } from '../title/obligation.ts'
import { openingWords } from '../title/openers.ts'
import { isPartOfTask } from '../title/part-of-task.ts'
import { requested } from '../title/requested.ts'
import { fixTypos } from '../tokens/fix-typos.ts'
import { addHint } from '../tokens/hints.ts'
import { findNamesBy } from '../tokens/names.ts'
import { clearWords } from '../tokens/words.ts'
import { addVocabulary } from '../vocabulary/index.ts'
import { halves } from './activity-hours.ts'
import { namesIn } from './known-names.ts'
import { moreEnglish, moreHinglish } from './more-words.ts'
import { wordKinds, zoneNames, zonePlaces } from './word-kinds.ts'

let learnt = false

/**
 * Adds everything that is loaded separately from the reader: India's feasts, the words for tags, names that contain day
 * words, the half of the day in which activities take place, and the helpers (helpers.ts). Idempotent.
 */
export function loadLazyHelpers(): void {
  if (learnt) return
  learnt = true
  addVocabulary(moreEnglish, moreHinglish)
  registerFestivals()
  addTags(taxonomy)
  findNamesBy(namesIn)
  addLeanings(halves)
  for (const [bit, words] of wordKinds) addHint(words.split(' '), bit)
  addZones(zoneNames, zonePlaces)
  helpBy({
    fixTypos,
    corrected,
    exceptionOf,
    noteOf,
    zoneOf,
    resolveElsewhere,
    severalOf,
    dropDescribingDates,
    dropMentions,
    dropOfNotes,
    dropPassingFestivals,
    dropRates,
    joinYearlyDates,
    keepAskedTimes,
    withoutTimes,
    isPartOfTask,
    requested,
    openingWords,
    carriersIn,
    withoutCarriers,
    keepsEnd,
    withoutObligation,
    readWithTiming,
  })
  clearWords()
}
