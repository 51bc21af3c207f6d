import type { Cookbook } from '../read/cookbook.ts'
import { addedMinuteDoubts } from './added-minutes.ts'
import { allergenDoubts } from './allergens.ts'
import { amountDoubts } from './amounts.ts'
import { boardClockDoubts } from './board-clocks.ts'
import { closedCookerDoubts } from './closed-cookers.ts'
import { fryingDoubts, rawMeatDoubts, timeDoubts } from './cooking.ts'
import { countDoubts } from './counts.ts'
import { duplicateDoubts } from './duplicates.ts'
import { fastDoubts } from './fasts.ts'
import type { Found } from './found.ts'
import { fullCookerDoubts } from './full-cookers.ts'
import { fullPanDoubts } from './full-pans.ts'
import { handworkDoubts } from './handwork.ts'
import { hiddenWorkDoubts } from './hidden-work.ts'
import { fermentDoubts, repeatedWaitDoubts, shellfishDoubts, toastDoubts } from './instructions.ts'
import { fillerDoubts, missingPreparationDoubts } from './missing-preparation.ts'
import { looseNameDoubts, nameDoubts, soundDoubts } from './names.ts'
import { orderDoubts } from './order.ts'
import {
  batchDoubts,
  bathDoubts,
  companyDoubts,
  jarDoubts,
  leafDoubts,
  reductionDoubts,
  saltDoubts,
  sealedDoubts,
} from './servings.ts'
import { shareDoubts } from './shares.ts'
import { uncountedDoubts } from './uncounted.ts'
import { unmarkedArticleDoubts, unmarkedNameDoubts } from './unmarked.ts'
import { unsaidMeanwhileDoubts } from './unsaid-meanwhile.ts'
import { waitingDoubts } from './waiting.ts'

/**
 * An audit of the whole cookbook. The rules are deliberately broad: a doubt is not a fault until a person has checked
 * it.
 */
export type Audit = {
  name: string
  about: string
  of: (book: Pick<Cookbook, 'dishes' | 'foods' | 'places'>) => Found
}

export const audits: readonly Audit[] = [
  { name: 'names', about: 'without a Hindi name, or a name in the script of its home', of: nameDoubts },
  { name: 'sounds', about: 'a title that sounds like a name of another dish', of: soundDoubts },
  { name: 'loose names', about: 'names that say another kind than the title', of: looseNameDoubts },
  {
    name: 'duplicates',
    about: 'the same foods by weight, made in the same way, in one place or its kin',
    of: duplicateDoubts,
  },
  { name: 'amounts', about: 'salt, fat, chilli, sugar or people out of bounds', of: amountDoubts },
  { name: 'times', about: 'words and clocks that do not agree', of: timeDoubts },
  { name: 'added minutes', about: 'pages whose time is not what the steps add up to', of: addedMinuteDoubts },
  { name: 'unsaid meanwhile', about: 'parallel work that no sentence calls so', of: unsaidMeanwhileDoubts },
  { name: 'frying', about: 'a frying bath without a clock', of: fryingDoubts },
  { name: 'raw meat', about: 'meat and fish that cook too short', of: rawMeatDoubts },
  { name: 'counts', about: 'numbers in sentences that stay when the servings change', of: countDoubts },
  { name: 'shares', about: 'pieces that do not share out among two, four, six or eight', of: shareDoubts },
  { name: 'uncounted', about: 'dishes that shape pieces and never say how many', of: uncountedDoubts },
  { name: 'order', about: 'what a sentence names before a step makes it', of: orderDoubts },
  {
    name: 'full pans',
    about: 'fish, paneer, mushrooms, okra and gourds for eight browned in one pan',
    of: fullPanDoubts,
  },
  {
    name: 'full cookers',
    about: 'cookers for eight filled above two thirds, and no page says so',
    of: fullCookerDoubts,
  },
  { name: 'closed cookers', about: 'cookers that nobody opens when their pressure has gone', of: closedCookerDoubts },
  { name: 'said twice', about: 'waits that two sentences say', of: repeatedWaitDoubts },
  { name: 'ferments', about: 'batters that ferment without a place or a sign', of: fermentDoubts },
  { name: 'shellfish', about: 'clams and mussels that stay shut', of: shellfishDoubts },
  { name: 'toasts', about: 'bread and pizza bases for all on one griddle or in one oven', of: toastDoubts },
  { name: 'handwork', about: 'clocks too short for what is kneaded, shaped and filled', of: handworkDoubts },
  { name: 'board', about: 'work at the board whose minutes count as cooking', of: boardClockDoubts },
  { name: 'hidden work', about: 'work by hand in a step that shows only its wait', of: hiddenWorkDoubts },
  { name: 'fasts', about: 'accompaniments that break the fast of a dish', of: fastDoubts },
  { name: 'waiting', about: 'waits that no sentence says, and soaking begun when the pan is hot', of: waitingDoubts },
  { name: 'missing preparation', about: 'foods that nobody peels, veins or smokes', of: missingPreparationDoubts },
  { name: 'filler', about: 'ends of sentences that tell nobody anything', of: fillerDoubts },
  { name: 'baths', about: 'oil or syrup too little, or too much, for the vessel at two to eight', of: bathDoubts },
  { name: 'batches', about: 'sweets that keep, made by the spoonful', of: batchDoubts },
  { name: 'reductions', about: 'pots that boil down by a clock that stands still', of: reductionDoubts },
  { name: 'rounded salt', about: 'salt that rounding makes another', of: saltDoubts },
  { name: 'sealed pots', about: 'clocks of a sealed pot that grow with the servings', of: sealedDoubts },
  { name: 'company', about: 'what a page names beside a dish that holds it', of: companyDoubts },
  { name: 'jars', about: 'drinks for eight in one jar of the mixer', of: jarDoubts },
  { name: 'leaves', about: 'curry leaves that somebody would have to count', of: leafDoubts },
  { name: 'swapped names', about: 'foods of swaps that a sentence names without a mark', of: unmarkedNameDoubts },
  { name: 'kadhais', about: 'kadhais for frying that stay as large for two', of: unmarkedArticleDoubts },
  { name: 'allergens', about: 'foods whose name says what their row leaves out', of: allergenDoubts },
]

/**
 * Runs one audit.
 *
 * @throws Error when the audit found nothing to check, because an empty audit would always pass.
 */
export function runAudit({ name, of }: Audit, book: Parameters<Audit['of']>[0]): Found {
  const found = of(book)
  if (found.looked === 0) throw new Error(`The audit of ${name} found nothing to look at.`)
  return found
}
