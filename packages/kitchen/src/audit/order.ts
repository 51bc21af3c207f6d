import type { Cookbook } from '../read/cookbook.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, StepPart } from '../read/dish.ts'
import type { Found } from './found.ts'

type Named = {
  /** Matches a reference to something made earlier: "the reserved water", "the ground paste". */
  named: RegExp
  /** Matches what must come first: in a sentence, a food's name or its preparation. */
  makes: RegExp
}

/** The verb stems that explain a participle in a recipe. */
const stems: Readonly<Record<string, string>> = {
  cooked: 'cook|boil|simmer|steam|fry|whistle|done|soft|bak|roast|pressure|tender',
  boiled: 'boil|whistle|simmer|cook|steam',
  fried: 'fr(?:y|ied|ies)|brown|crisp|sear|turn|golden|gold\\b|oil|ghee|crackle|colour',
  roasted: 'roast|toast|brown|char|dry-fry|smell|bake|pan\\b|griddle|ember|flame',
  ground: 'gr(?:ind|ound)|paste|powder|pound|crush|blend',
  soaked: 'soak|steep|water|swell',
  steamed: 'steam',
  toasted: 'toast|roast|dry|pan\\b|brown',
  mashed: 'mash|crush|press',
  drained: 'drain|soak|boil|wash|rins|strain|cook|hang|water',
  strained: 'strain|sieve|press|drain',
  crushed: 'crush|pound|bruise',
  melted: 'melt|ghee|butter|warm|heat',
  measured: 'measur|litre|\\d ml|jug',
  chopped: 'chop|cut|minc',
  grated: 'grat',
  whisked: 'whisk|beat',
  beaten: 'beat|whisk',
  powdered: 'powder|grind|ground|pound|crush',
  marinated: 'marinat|rub|coat|mix|salt|smear|turn|spice|curd',
  rested: 'rest|knead|cover',
  kneaded: 'knead|dough',
  browned: 'brown|fr(?:y|ied)|colour|gold|sear',
  reserved: 'reserv|keep|kept|set aside|save|put aside|hold back|held back|lift|drain|strain|pour off|aside|squeez',
  kept: 'keep|kept|set aside|save|aside|leave|hold back|hold|back|reserv|measure',
}
const participles = Object.keys(stems).join('|')

/** Things made during cooking, and the words that show how they were made. */
const made: readonly (Named & { what: string })[] = [
  {
    what: 'paste',
    named: /\bthe (?:\w+ )?paste\b/i,
    makes: /paste|gr(?:ind|ound)|crush|pound|blend|puree|mash|bruise|rub|smash|mix|work|stir|whisk|slake/i,
  },
  {
    what: 'batter',
    named: /\bthe batter\b/i,
    makes: /batter|whisk|gr(?:ind|ound)|beat|mix|stir|loosen|blend|slack|work in/i,
  },
  {
    what: 'dough',
    named: /(?<!makes )\bthe dough\b/i,
    makes: /dough|knead|bring|bind|mix|work|press|gather|rub|stir/i,
  },
  { what: 'syrup', named: /\bthe syrup\b/i, makes: /syrup|sugar|jaggery|honey|gur\b/i },
  {
    what: 'filling',
    named: /\bthe (?:filling|stuffing)\b/i,
    makes:
      /filling|stuff|mix|fry|cook|mash|mince|stir|grate|brown|crumble|roast|crush|pound|melt|fold|toss|gr(?:ind|ound)/i,
  },
  {
    what: 'broth',
    named: /\bthe (?:broth|stock)\b/i,
    makes: /broth|stock|boil|simmer|cook|water|whistle|liquid/i,
  },
  { what: 'powder', named: /(?<!for )\bthe (?:ground )?powder\b/i, makes: /powder|gr(?:ind|ound)|pound|crush|sift/i },
  { what: 'dal', named: /\bthe cooked dal\b/i, makes: /boil|cook|whistle|simmer|pressure/i },
]

const cache = new Map<string, RegExp>()
const patternOf = (stem: string): RegExp => {
  const known = cache.get(stem)
  if (known) return known
  const pattern = new RegExp(stem, 'i')
  cache.set(stem, pattern)
  return pattern
}

function textOf(part: StepPart, { portions, timers }: Dish): string {
  if (part.kind === 'food') {
    const { name, preparation } = portions[part.index]!
    return ` ${name} (${preparation.replace(/^for .*/, '')}) `
  }
  if (part.kind === 'timer') return ` ${timers[part.index]!.name ?? ''}. `
  return part.kind === 'vessel' ? part.name : (wordsOfPart(part) ?? '')
}

/** Finds sentences that mention a preparation before any step makes it. */
export function orderDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const found: Found['doubts'] = []
    let before = ''
    for (const step of dish.steps) {
      const text = step.parts.map((part) => textOf(part, dish)).join('')
      looked++
      for (const one of text.matchAll(
        new RegExp(`(?<!, |for )\\b[Tt]he (${participles}) (?!rind|peel|zest)([a-z]+)`, 'gi'),
      )) {
        const earlier = before + text.slice(0, one.index)
        if (!patternOf(stems[one[1]!]!).test(earlier))
          found.push({ id: dish.id, why: `'${one[0]}' before a step makes it` })
      }
      for (const { named, makes, what } of made) {
        const one = named.exec(text)
        if (one && !makes.test(before + text.slice(0, one.index)))
          found.push({ id: dish.id, why: `'${one[0]}' before a step makes the ${what}` })
      }
      before += `${text}\n`
    }
    return found
  })
  return { looked, doubts }
}
