import { type Aim, holds, isMeal, isMild, relishes } from './aim.ts'

/** Aims about the effect: nutrients, calories, heat. */
export const effectAims: readonly Aim[] = [
  {
    words:
      /\b(?:high|rich in|full of|more|good)[ -]protein\b|\bprotein[ -](?:rich|packed)\b|\bprotein\b(?= (?:breakfast|lunch|dinner|snacks?|meals?|veg|food|diet|dishes|recipes|$))/,
    fits: (entry, { protein, kcal }) => isMeal(entry) && protein >= 12 && protein * 4 >= kcal * 0.18,
    worth: (_, { protein, kcal }) => protein / 40 + ((protein * 4) / Math.max(1, kcal)) * 0.5,
  },
  {
    words: /\b(?:low|less|little|kam)[ -](?:oil|fat|tel|ghee)\b|\bkam tel (?:wal[aei]|ka|ki|mein)?/,
    fits: (entry, traits) => !relishes.has(entry.dish.course) && !traits.isFried && traits.oil <= 4 && traits.fat <= 9,
    worth: (_, { oil }) => 0.4 - oil / 10,
  },
  {
    words: /\b(?:iron[ -]?rich|rich in iron|high iron|iron)(?: food| foods)?\b(?! (?:griddle|kadhai|pan|tawa))/,
    fits: (entry, traits) => isMeal(entry) && holds(traits, 'iron', 0.15) > 0,
    worth: (_, traits) => holds(traits, 'iron'),
  },
  {
    words: /\b(?:calcium[ -]?rich|rich in calcium|high calcium|calcium)(?: food| foods)?\b/,
    fits: (_, traits) => holds(traits, 'calcium', 0.25) > 0,
    worth: (_, traits) => holds(traits, 'calcium') / 2,
  },
  {
    words: /\b(?:high[ -](?:fibre|fiber)|(?:fibre|fiber)[ -]rich|rich in (?:fibre|fiber))\b/,
    fits: (entry, { fibre }) => isMeal(entry) && fibre >= 6,
    worth: (_, { fibre }) => fibre / 20,
  },
  {
    words: /\b(?:low[ -]carbs?|keto|low carbohydrate)\b/,
    fits: (entry, { carbohydrate, protein }) => isMeal(entry) && carbohydrate <= 12 && protein >= 5,
    worth: (_, { carbohydrate }) => 0.4 - carbohydrate / 40,
  },
  {
    words: /\b(?:low[ -]cal(?:orie)?s?|weight[ -]?loss|diet(?:ing)? food|slimming|fat loss|vajan kam)\b/,
    fits: (entry, { kcal, isFried, sugar, grams }) =>
      isMeal(entry) && !isFried && kcal <= 260 && sugar <= 5 && grams >= 90,
    worth: (_, { protein, fibre, kcal }) => protein / 40 + fibre / 30 - kcal / 1500,
  },
  {
    words:
      /\blight(?:er)?\b(?= (?:dinner|lunch|meals?|breakfast|food|snacks?|supper|curry|dal|evening|khana)|$)|\bhalka(?: phulka)?\b/,
    fits: (entry, { kcal, fat, isFried }) => isMeal(entry) && !isFried && kcal <= 300 && fat <= 10,
    worth: (_, { kcal, fat }) => 0.4 - kcal / 1500 - fat / 60,
  },
  {
    words: /\b(?:healthy|nutritious|sehatmand|paushtik)\b/,
    fits: ({ dish }, { isFried, sugar, protein, fibre, oil }) =>
      !isFried &&
      dish.course !== 'sweet' &&
      !relishes.has(dish.course) &&
      sugar <= 4 &&
      oil <= 9 &&
      (protein >= 6 || fibre >= 4),
    worth: (_, { protein, fibre, oil }) => protein / 60 + fibre / 40 - oil / 50,
  },
  {
    words: /\b(?:not (?:too )?spicy|less spicy|non[ -]?spicy|mild|no chilli|without chilli|kam mirch|bina mirch)\b/,
    fits: (_, traits) => isMild(traits, 0.25),
  },
  {
    words: /\b(?:spicy|teekha|tikha|hot and spicy|jhannat)\b(?= |$)/,
    fits: (_, { chilli }) => chilli >= 1.8,
    worth: (_, { chilli }) => Math.min(0.4, chilli / 12),
  },
]
