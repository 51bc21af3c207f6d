import { type Aim, isMeal, relishes } from './aim.ts'

/** Aims about the method and the vessels. */
export const methodAims: readonly Aim[] = [
  {
    words: /\b(?:without|no|bina) (?:an? )?(?:oven|otg|baking)\b/,
    fits: ({ dish }) => !dish.methods.includes('oven') && !dish.methods.includes('tandoor'),
  },
  {
    words: /\b(?:in (?:an? |the )?)?(?:pressure cooker|cooker|kukar|instant pot)\b(?! (?:cake|mutton|chicken))/,
    fits: ({ dish }) => dish.methods.includes('pressure cooker'),
    worth: (_, { vessels }) => (vessels.length === 1 ? 0.3 : 0),
  },
  {
    words: /\b(?:one|single)[ -](?:pot|pan|vessel)(?: meals?| dinner| dish(?:es)?)?\b/,
    fits: (entry, { vessels, isFried }) =>
      vessels.length <= 1 &&
      !isFried &&
      (entry.dish.role === 'whole meal' || entry.dish.course === 'rice') &&
      isMeal(entry),
    worth: ({ dish }) => (dish.role === 'whole meal' ? 0.3 : 0),
  },
  {
    words: /\b(?:in (?:an? |the )?)?air ?fr(?:yer|ied|y)\b/,
    // No recipe of ours is written for an air fryer; oven-baked and grilled dishes come close.
    fits: ({ dish: { methods, course } }) =>
      methods.includes('air fryer') ||
      ((methods.includes('oven') || methods.includes('grill')) &&
        ['snack', 'kebab', 'fry', 'sabzi', 'chaat'].includes(course)),
    worth: ({ dish }) => (dish.methods.includes('air fryer') ? 1 : 0),
  },
  {
    words: /\b(?:in (?:an? |the )?)?microwave\b/,
    fits: ({ dish }) => dish.methods.includes('microwave'),
  },
  {
    words: /\b(?:without|no|zero|bina)(?: any)? (?:oil|tel|ghee|fat)\b|\boil[ -]?free\b|\btel ke bina\b/,
    fits: (entry, traits) => !relishes.has(entry.dish.course) && traits.oil < 0.3,
    worth: (entry) => (isMeal(entry) ? 0.3 : 0),
  },
  {
    words: /\b(?:without|no) (?:cooking|fire|gas|flame|stove)\b|\bno[ -]?cook\b|\bfireless\b/,
    fits: (_, { heat }) => heat === 0,
  },
  {
    words: /\b(?:steamed|steam cooked|bhap(?:a|e) (?:wal[aei]|hua))\b/,
    fits: ({ dish }) => dish.methods.includes('steam'),
  },
  { words: /\bbaked\b/, fits: ({ dish }) => dish.methods.includes('oven') },
]
