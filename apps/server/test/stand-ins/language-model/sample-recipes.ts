import type { RecipeAnswer } from '#features/assistant/prompts/recipe-answer.ts'

const step = (kind: RecipeAnswer['steps'][number]['kind'], minutes: number, text: string) => ({ kind, minutes, text })

const dish = (
  [category, diet, title, place]: [RecipeAnswer['category'], RecipeAnswer['diet'], string, string],
  ingredients: string,
  steps: RecipeAnswer['steps'],
  [drink, ...tips]: [string, ...string[]],
): RecipeAnswer => ({
  can: true,
  title,
  category,
  diet,
  place,
  serves: 4,
  ingredients: ingredients.split(';'),
  steps,
  tips,
  drink,
})

/** Recipes as a good model might write them: none is in our kitchen, and the judge accepts all. */
export const sampleRecipes: readonly RecipeAnswer[] = [
  dish(
    ['All-Time Snacks', 'Veg', 'Filter Coffee Tiramisu Cups', 'Karnataka'],
    '8 slices bread, crusts cut off;250 g hung curd;100 ml cream;60 g powdered sugar;10 g coffee powder;150 ml water;1 pinch cardamom powder',
    [
      step('prepare', 5, 'Brew the coffee powder with the hot water and let it cool.'),
      step('prepare', 8, 'Whisk the hung curd with cream, powdered sugar and cardamom powder until smooth and thick.'),
      step('prepare', 10, 'Dip the bread in the coffee for a second on each side and line four cups with it.'),
      step('prepare', 5, 'Spoon the whisked curd over the bread in two layers and smooth the top.'),
      step('stand', 120, 'Chill in the refrigerator until set.'),
    ],
    ['Hot filter coffee', 'Dip only for a second: bread that drinks too much falls apart.'],
  ),
  dish(
    ['Breakfast', 'Veg', 'Beetroot Coconut Poha', 'Karnataka'],
    '250 g poha;150 g beetroot, grated;40 g grated coconut;2 tbsp oil;1 tsp mustard seeds;1 sprig curry leaves;2 green chillies, slit;1 tbsp lemon juice;1 tsp salt',
    [
      step('prepare', 5, 'Rinse the poha in a sieve, toss with the salt and leave it to soften.'),
      step('cook', 2, 'Heat the oil, crackle the mustard seeds and add curry leaves and green chillies.'),
      step('cook', 6, 'Add the beetroot and cook covered until it is tender.'),
      step('cook', 4, 'Fold in the poha, cover and steam on a low flame until hot through.'),
      step('cook', 1, 'Finish with lemon juice and the grated coconut.'),
    ],
    ['Masala chai', 'Grate the beetroot coarsely, so that it keeps a bite.'],
  ),
  dish(
    ['Lunch', 'Veg', 'Pineapple Urad Dal with Mint', 'Kerala'],
    '200 g whole urad dal, soaked overnight;150 g pineapple, chopped;2 tbsp coconut oil;1 tsp cumin seeds;2 dry red chillies;1 tsp turmeric powder;15 g mint leaves, chopped;1 litre water;1.5 tsp salt',
    [
      step('stand', 480, 'Soak the urad dal overnight and drain.'),
      step('cook', 35, 'Pressure cook the urad dal with the water, turmeric powder and salt until soft.'),
      step('cook', 2, 'Heat the coconut oil, crackle the cumin seeds and add the dry red chillies.'),
      step('cook', 6, 'Add the pineapple and brown it at the edges.'),
      step('cook', 8, 'Stir the pineapple into the dal, simmer until thick and finish with the mint leaves.'),
    ],
    ['Salted buttermilk', 'A ripe pineapple needs no sugar.'],
  ),
  dish(
    ['Dinner', 'Non-Veg', 'Chicken with Roasted Makhana and Fennel', 'Bihar'],
    '600 g boneless chicken, cubed;60 g makhana;2 onions, sliced;200 g curd, whisked;2 tsp fennel seeds, crushed;1 tbsp ginger garlic paste;1 tsp red chilli powder;3 tbsp mustard oil;250 ml water;1.5 tsp salt',
    [
      step('cook', 6, 'Dry roast the makhana until crisp and set them aside.'),
      step('cook', 8, 'Heat the mustard oil and brown the onions slowly.'),
      step(
        'cook',
        3,
        'Add the ginger garlic paste, crushed fennel seeds and red chilli powder and fry until fragrant.',
      ),
      step('cook', 6, 'Add the chicken and salt and sear on a high flame.'),
      step('cook', 20, 'Stir in the curd and the water and simmer covered until the chicken is cooked through.'),
      step('cook', 3, 'Fold in the makhana just before serving.'),
    ],
    ['Fresh lime water', 'Makhana go in last: they soften within minutes.'],
  ),
  dish(
    ['Hi-Tea', 'Veg', 'Amaranth and Banana Griddle Cakes', 'Maharashtra'],
    '180 g rajgira flour;2 bananas, mashed;60 g jaggery, grated;100 ml milk;1 tsp cardamom powder;3 tbsp ghee',
    [
      step('prepare', 5, 'Mash the bananas with the jaggery until it melts.'),
      step('prepare', 5, 'Beat in the rajgira flour, milk and cardamom powder to a thick batter.'),
      step('stand', 10, 'Let the batter rest.'),
      step('cook', 15, 'Spread spoonfuls on a hot tawa with the ghee and brown both sides on a low flame.'),
    ],
    ['Ginger tea', 'Overripe bananas make the lightest cakes.'],
  ),
  dish(
    ['Hi-Tea', 'Non-Veg', 'Curry Leaf Fish Fingers with Poha Crust', 'Kerala'],
    '400 g boneless fish fillets, cut in fingers;120 g poha, crushed;2 eggs, beaten;2 tbsp rice flour;20 curry leaves, chopped;1 tsp black pepper, crushed;1 tsp turmeric powder;1 tbsp lemon juice;4 tbsp oil;1 tsp salt',
    [
      step('prepare', 10, 'Rub the fish with salt, turmeric powder, black pepper and lemon juice.'),
      step('prepare', 5, 'Mix the crushed poha with rice flour and curry leaves.'),
      step('prepare', 8, 'Dip the fish in the eggs and press it into the poha.'),
      step('cook', 12, 'Fry in the oil in a wide pan, turning once, until golden and the fish flakes.'),
    ],
    ['Kokum sherbet', 'Crush the poha by hand: powder makes a hard crust.'],
  ),
]
