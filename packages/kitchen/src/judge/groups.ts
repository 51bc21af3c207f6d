/** Matches items listed among the ingredients that are not food, or weigh nothing. */
export const toolsAndColours =
  /^(food colou?r\w*|edible colou?r|toothpick|skewer|parchment|foil|muslin|cheesecloth|banana leaf for (lining|serving))/i

/** Words for a group of ingredients: the members by aisle or by id. */
export const groups: Record<string, { aisles: readonly string[]; ids?: readonly string[] }> = {
  vegetable: { aisles: ['vegetable'] },
  veggie: { aisles: ['vegetable'] },
  sabzi: { aisles: ['vegetable'] },
  masala: { aisles: ['spice'] },
  spice: { aisles: ['spice'] },
  seasoning: { aisles: ['spice'] },
  temper: { aisles: ['spice'], ids: ['curry-leaves', 'urad-dal', 'chana-dal'] },
  dal: { aisles: ['pulse'] },
  lentil: { aisles: ['pulse'] },
  pulse: { aisles: ['pulse'] },
  bean: { aisles: ['pulse'], ids: ['beans', 'gawar', 'sem', 'barbati'] },
  rice: { aisles: ['grain'] },
  flour: { aisles: ['grain'], ids: ['besan', 'sattu'] },
  nut: { aisles: ['nut'], ids: ['raisins', 'dates', 'figs'] },
  fruit: { aisles: ['fruit', 'nut'] },
  fish: { aisles: ['fish'] },
  meat: { aisles: ['meat'] },
  oil: { aisles: ['fat'], ids: ['butter', 'white-butter'] },
  fat: { aisles: ['fat'], ids: ['butter', 'white-butter'] },
  herb: { aisles: [], ids: ['coriander', 'mint', 'dill', 'curry-leaves'] },
  sweetener: { aisles: ['sweetener'] },
  syrup: { aisles: ['sweetener'] },
}
