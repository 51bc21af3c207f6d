/** Whether the text of a step from another source describes only work at the board, without any cooking. */
export function isBoardWork(text: string): boolean {
  // Brackets describe earlier preparation: "fried black in a drop of oil".
  const said = text.replace(/\([^()]*\)/g, '').replace(readyMade, '')
  return byHandAlone.test(said) && !isNearFire.test(said)
}

const byHandAlone =
  /\b(?:grind|pat|shape|roll|knead|mix|whip|whisk|beat|peel|cut|chop|slice|hollow|fill|stuff|pick|clean|wash|rub|pound|grate|press|squeeze|strain|thread|wrap|fold|tie|spread|churn|pleat|scrape|shell|divide|soak|make|blend|mash|dust|scatter|arrange|assemble|layer|garnish|sprinkle|dress|set out|scrub|rinse|pull off|pluck|trim|snip|knock off|string|strip)\b/i
const isNearFire =
  /\b(?:heat|hot|boil\w*|bubbl\w*|fr(?:y|ied|ying)|cook\w*|simmer\w*|steam\w*|bak(?:e|ed|ing)(?! (?:soda|powder))|roast\w*|toast\w*|brown|flame|fire|oven|griddle|tawa|tava|kadhai|kadai|coals?|embers?|melt|smok\w+|temper\w*|crackle|splutter|warm|sizzle|pressure|whistles?|scald|blanch\w*|thicken\w*|caramel\w*|grill\w*|pan|wilt|on (?:low|medium|high)|sear|char|pop|swell|redden|render|reduce|poach|gold\w*|crisp\w*|flip|drip|lifts?|underside|ladle\w*|lots?|batch\w*|uncover|lid|mash until soft|dry it, stirring|stirring each|(?:fat|oil|ghee) (?:appears|shows|parts|rises|floats|leaves|comes|separates))\b/i

/** Matches foods named after an earlier preparation, such as roasted cumin. */
const readyMade = /\broasted (?:\w+ )?(?:cumin|gram|chana|peanut|sesame|semolina|coriander|powder|flour)\b/gi
