import type { Allergen } from '../read/vocabulary.ts'

/** Words in a food's name that imply an allergen, and exceptions. */
export const indicatorWords: readonly { allergen: Allergen; words: RegExp; unless?: RegExp }[] = [
  {
    allergen: 'gluten',
    words:
      /\b(wheat|wholewheat|flour|maida|semolina|suji|bread|pav|bun|noodles?|pasta|vermicelli|barley|oats?|rusk|biscuits?|naan|roti|phulka|paratha|khari|wrapper|macaroni|spaghetti|couscous|soy sauce|gluten|puri)\b/,
    unless:
      /\b(buckwheat|rice|gram|besan|rajgira|kuttu|moth|glass|pav bhaji masala|millet|ragi|maize|corn|jowar|bajra|sorghum|chestnut|tapioca|amaranth|barnyard|singhara|coconut|soya|mung|moong|urad|potato|arrowroot|foxtail|kodo|pea|chickpea|lentil|pulse|cassava|breadfruit|banana|finger|pearl|lotus|bean|job|sago|bread fruit|lily|urd|samak|little|proso|sweet potato|flour-?less|water chestnut|puri masala|pani puri masala)\b/,
  },
  {
    allergen: 'milk',
    words:
      /\b(milk|curd|yogurt|buttermilk|paneer|chhena|khoya|mawa|cream|butter|ghee|cheese|rabri|malai|whey|chhurpi|condensed)\b/,
    unless:
      /\b(coconut|peanut|almond|soya|soy|cashew|oat|butter bean|cream of tartar|cream biscuit|sesame|cocoa|kokum|mahua)\b/,
  },
  { allergen: 'egg', words: /\b(eggs?|mayonnaise|meringue)\b/, unless: /\b(egg plant|eggless|veg|duck eggplant)\b/ },
  { allergen: 'soy', words: /\b(soya|soy|tofu|axone|hawaijar|kinema|tempeh|miso|soybean)\b/ },
  { allergen: 'peanut', words: /\b(peanuts?|groundnuts?)\b/ },
  {
    allergen: 'tree-nut',
    words: /\b(almonds?|cashews?|walnuts?|pistachios?|hazelnuts?|pine nuts?|pecans?|chironji|charoli|chilgoza)\b/,
    unless: /cashew (apple|leaf|fruit)|almond gum/,
  },
  { allergen: 'sesame', words: /\b(sesame|tahini|gingelly|til)\b/ },
  // Labels in India and Europe treat the plant, leaf and seed alike; gundruk is the fermented leaf.
  { allergen: 'mustard', words: /\b(mustard|kasundi|sarson|gundruk|laipatta)\b/ },
]
