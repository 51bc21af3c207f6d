import type { Traits } from '../traits.ts'
import { type Aim, holds, isDry, isMeal, isMild, isSoft, relishes } from './aim.ts'

const hasHoney = ({ foods }: Traits): boolean => foods.some(({ name }) => name === 'honey')

/** Aims about the eater: babies, children, the sick; packed and soft food. */
export const eaterAims: readonly Aim[] = [
  {
    words:
      /\b(?:(?:for )?(?:an? |my )?(?:\d+ ?(?:months?|mo) old )?(?:bab(?:y|ies)|infants?)(?! (?:corn|potato|aloo|onion|jackfruit|brinjal|octopus|spinach))(?: food)?|(?:for )?(?:an? )?\d+ months?(?: old)?(?: baby)?|weaning(?: food)?|annaprashan|first foods?)\b/,
    // Hardly any salt or sugar; no honey, chilli or nuts; soft in texture.
    fits: (entry, traits) =>
      isSoft(entry, traits) &&
      isMeal(entry) &&
      traits.salt <= 0.7 &&
      traits.sugar <= 9 &&
      traits.chilli === 0 &&
      !hasHoney(traits) &&
      holds(traits, 'nut') === 0,
    worth: (_, { salt, sugar }) => 1 - salt - sugar / 10,
  },
  {
    words: /\b(?:(?:for )?(?:my |a )?(?:toddlers?|(?:\d|one|two|three) years? old)(?: food)?)\b/,
    isCircumstance: true,
    fits: (entry, traits) =>
      isMeal(entry) && isMild(traits, 0.15) && !traits.isFried && traits.salt <= 1.6 && !hasHoney(traits),
    worth: (entry, traits) => (isSoft(entry, traits) ? 0.6 : 0) + Math.min(0.3, traits.protein / 60),
  },
  {
    words: /\b(?:(?:for )?(?:my |the )?(?:kids?|children|bach+on|bach+e|bach+o)(?: ke liye| ka| ki)?)\b/,
    isCircumstance: true,
    fits: (entry, traits) => !relishes.has(entry.dish.course) && isMild(traits, 0.8),
    worth: (_, traits) => 0.3 - traits.chilli / 4,
  },
  {
    words:
      /\b(?:(?:for )?(?:a )?(?:diabet(?:ic|ics|es)|sugar patients?|madhumeh)(?: friendly| patients?| diet| food| recipes?)*)\b/,
    // Few fast carbohydrates, and fibre counts in its favour. These are figures only, not medical advice.
    fits: (entry, traits) =>
      isMeal(entry) &&
      !traits.isFried &&
      traits.sugar <= 2 &&
      traits.carbohydrate <= 35 &&
      holds(traits, 'fast starch') <= 0.12 &&
      traits.kcal >= 60,
    worth: (_, { fibre, protein, carbohydrate }) => fibre / 20 + protein / 60 - carbohydrate / 100,
  },
  {
    words:
      /\b(?:(?:for )?(?:my |the )?(?:elderly|old people|senior citizens?|grandparents?|grandmother|grandfather|dadi|dada|nani|nana|buzurg|old age)(?: people| parents)?)\b/,
    isCircumstance: true,
    fits: (entry, traits) =>
      isMeal(entry) && isSoft(entry, traits) && isMild(traits, 0.8) && traits.fat <= 14 && traits.sugar <= 12,
    worth: (_, { salt, fat }) => 0.4 - salt / 10 - fat / 60,
  },
  {
    words:
      /\b(?:(?:for |when |in )?(?:a )?(?:fever|sick|sick person|ill(?:ness)?|upset stomach|loose motions?|convalescen\w+|bukhar|patients?))\b/,
    fits: (entry, traits) =>
      isMeal(entry) && isSoft(entry, traits) && isMild(traits, 0.5) && traits.fat <= 9 && traits.sugar <= 10,
    worth: (_, { fat, chilli }) => 0.4 - fat / 30 - chilli,
  },
  { words: /\b(?:soft|easy to chew|no chewing|mushy)(?: food)?\b/, fits: isSoft },
  {
    words:
      /\b(?:tiffin ?box|lunch ?box|school tiffin|kids tiffin|office (?:tiffin|lunch|box)|school lunch|tiffin(?= for|$| recipes?| ideas?)|dabba|packed lunch)\b/,
    isCircumstance: true,
    fits: (entry, traits) => isDry(entry) && entry.dish.course !== 'sweet' && traits.grams >= 70,
    worth: (entry, { wait }) =>
      (['bread', 'rice', 'breakfast dish'].includes(entry.dish.course) ? 0.4 : 0) - Math.min(0.3, wait / 2000),
  },
  {
    words: /\b(?:travel(?:l?ing)?|train journey|journey|road trip|picnic|safar|trek(?:king)?)(?: food| snacks?)?\b/,
    isCircumstance: true,
    // Food that keeps for a day unrefrigerated: no gravy, curd or fresh coconut.
    fits: (entry, traits) => isDry(entry) && entry.dish.course !== 'rice' && holds(traits, 'spoils', 0.08) === 0,
    worth: ({ dish }) => (['snack', 'bread'].includes(dish.course) ? 0.3 : 0),
  },
]
