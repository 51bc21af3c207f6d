/** Matches to the end of a comparison: a punctuation mark, or the point where the step continues with other work. */
const work =
  'add|stir|pour|put|mix|fold|tip|drop|sprinkle|scatter|strew|top|finish|temper|throw|toss|lay|beat|whisk|knead|blend|grind|rub|season|fry|cook|crush|squeeze|return|take|lift'
const on = `(?:(?!\\b(?:and|then),? (?:${work})\\b|[,.;:!?()]).)*`
const measures =
  'sizes?|thickness|colou?rs?|browns?|golds?|reds?|shades?|grain|smells?|smelling|tastes?|tasting|textures?|consistency|feel|looks?|shapes?|strength|scent'

/** Patterns for descriptions of looks, size, feel, smell and doneness. */
const comparisons: readonly RegExp[] = [
  // The result of the work: "grind to a thick cream", "boil down to a jam".
  /\b(?:in)?to (?:an? )?(?:[\w-]+,? ){0,3}?(?:cream|milk|jam|butter|honey|peas|breadcrumbs?)\b/gi,
  /\b(?:for|is|be) (?:an? )?(?:[\w-]+,? ){0,3}?(?:cream|jam|butter|honey)\b/gi,
  // "pea-sized", "butter-soft", "milk-coffee brown", "olive green"
  /\b[a-z]+(?:-[a-z]+)*-(?:sized?|colou?red|like|soft|smooth|fine|thick|thin|brown|white|gold|golden|green|yellow|red|black|dark|shaped)\b/gi,
  /\b(?:butter|lemon|olive|cream|honey|mustard|coffee|tea|chocolate|wine|brick|pea) (?:yellow|green|brown|white|red|colou?r|coloured)\b/gi,
  // "as thick as cream", "no thicker than a chapati", "until it runs like honey"
  new RegExp(`\\b(?:as(?! (?:well|soon|it|they|you)\\b)|than)\\b${on}`, 'gi'),
  new RegExp(`(?<!\\b(?:you|would|things|something) )\\blike\\b(?! it\\b)${on}`, 'gi'),
  // "the size of a lime", "the brown of coffee", "smells of raisins"
  new RegExp(`\\b(?:${measures}) of\\b${on}`, 'gi'),
  // "walnuts of dough", "roll peas of it", "in walnut lumps"
  /\b[\w-]+ of (?:it|(?:the |soft |wet |this )?(?:dough|batter|paste|mixture|mass|mash))\b/gi,
  /\b\w+ lumps?\b/gi,
  /\b(?:an?|each) (?:lime|lemon|walnut|pea|marble|gooseberry|almond|egg) of\b/gi,
  // "the sugar in them burns"
  /\bthe \w+ in (?:it|them)\b/gi,
  // "until a fork enters the potato", "thick enough to coat the rice"
  new RegExp(`\\b(?:until|till|so that|enough (?:to|for|that))\\b${on}`, 'gi'),
]

const staple =
  '(?:rice|rotis?|phulkas?|chapatis?|bread|naans?|parottas?|parathas?|pooris?|puris?|idlis?|dosas?|bhakris?)'

/** Matches serving suggestions. */
const serving =
  /\b(?:serve[sd]?|serving|enjoy|eat|eats|eaten|drink|drunk|pair|go(?:es)? (?:well )?with|accompan\w+|relish|alongside|plate (?:it )?(?:with|up)|mop|scoop|offer|breakfast|supper)\b[^.;!?]*/gi

/** Patterns for accompaniments, substitutes and optional ingredients. */
const choices: readonly RegExp[] = [
  serving,
  new RegExp(`\\b(?:over|on|onto|with|by|for|into|in|of|a) (?:[\\w'’-]+ ){0,3}?${staple}\\b`, 'gi'),
  // Liquids saved for another dish.
  /\b(?:keep|save)\w*\b[^.;,]*\bfor (?:the )?\w+/gi,
  /\bon the plate\b[^.;]*/gi,
  /[^,.;:()]*\b(?:if|optional\w*|instead|in place of|stands? in for|helps?)\b[^,.;:()]*/gi,
  // Pieces used to grease the pan and then discarded.
  /\b(?:rub|wip|greas|brush)\w*\b[^.;,]*\b(?:tava|tawa|griddle|pan|skillet|it) with (?:half |a |an )[^.;]*/gi,
  /\b(?:piece|half|slice|stick) of (?:radish|onion|potato|brinjal)\b/gi,
]

/**
 * Removes comparisons from a step: "as thick as cream", "the size of a lime", "the brown of coffee", "until a fork
 * enters the potato" use no cream, lime, coffee or potato.
 */
export const withoutComparisons = (step: string): string => without(step, comparisons)

/** Removes serving suggestions ("over hot rice", "drink it with toddy") and options ("if you like") from a step. */
export const withoutChoices = (step: string): string => without(step, choices)

/** Removes serving suggestions from a text. */
export const withoutServing = (text: string): string => without(text, [serving])

const without = (step: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((text, pattern) => text.replace(pattern, ' ; '), step)
