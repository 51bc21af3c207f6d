import type { ReasonKind } from '../../src/judge/reason.ts'
import type { SubmittedRecipe } from '../../src/judge/submitted-recipe.ts'

/**
 * Recipes as a language model or a neighbour would write them; about half have one fault. They were written before the
 * judge's rules, except for the two duplicates of cookbook dishes. `fault` is the fault the judge must find; it must
 * accept the good ones.
 *
 * One recipe per block: fault or "good", type, serves, prep and cook minutes, title, claimed figures; then the
 * ingredients (separated by `;`), then the steps (separated by `//`). A line starting with `=` lists our recipes that
 * are already known.
 */
const text = `
good|Veg|4|10|25|Lauki Chana Dal
1/2 cup chana dal, soaked 1 hour;2 cups bottle gourd, peeled and cubed;1 medium onion, finely chopped;2 tomatoes, chopped;1 tbsp ginger garlic paste;1/2 tsp turmeric powder;1 tsp red chilli powder;1 tsp cumin seeds;2 tbsp ghee;2.5 cups water;salt to taste;2 tbsp fresh coriander, chopped
Drain the chana dal and pressure cook with bottle gourd, turmeric, salt and water for 4 whistles.//Heat ghee in a pan and splutter cumin seeds.//Saute onion until golden, then add ginger garlic paste and cook for a minute.//Add tomatoes and red chilli powder and cook until soft.//Pour the tempering over the dal, simmer 5 minutes, and finish with coriander.

good|Veg|2|5|15|Masala Oats with Vegetables
1 cup rolled oats;1/4 cup carrots, diced;1/4 cup green peas;1 small onion, chopped;1 green chilli, slit;1/2 tsp mustard seeds;6-8 curry leaves;2 tsp oil;2 1/2 cups water;Salt as per taste
Heat oil and crackle mustard seeds with curry leaves.//Add onion and green chilli and saute for 2 minutes.//Stir in carrots and peas and cook 3 minutes.//Add oats and roast for a minute.//Pour in water with salt and cook until creamy, about 6 minutes.

good|Non-Veg|4|20|40|Home-Style Chicken Curry
750 g chicken, curry cut;3 onions, thinly sliced;3 tomatoes, pureed;1 tablespoon ginger-garlic paste;1/2 cup curd, whisked;1 tsp haldi;2 tsp Kashmiri mirch powder;1 tbsp dhania powder;1 tsp garam masala;3 tbsp oil;2 bay leaves;1 cup water;salt to taste;handful of coriander leaves
Heat oil with bay leaves and brown the onions slowly.//Add ginger-garlic paste and fry till the raw smell goes.//Stir in haldi, Kashmiri mirch, dhania powder and tomato puree; cook until oil separates.//Add chicken and salt and sear on high heat for 5 minutes.//Lower the flame, stir in curd, pour water and cook covered for 25 minutes until the chicken is cooked through.//Finish with garam masala and coriander leaves.

good|Veg|3|480|20|Sprouted Moong Salad Bowl
2 cups moong sprouts;1 cucumber, chopped;1 tomato, chopped;1 small onion, chopped;1 lemon, juiced;1/2 tsp chaat masala;1/4 tsp black salt;1 tbsp roasted peanuts;few mint leaves
Steam the moong sprouts for 5 minutes and let them cool.//Toss with cucumber, tomato and onion.//Season with chaat masala, black salt and lemon juice.//Top with roasted peanuts and mint leaves and serve at once.

good|Veg|4|15|20|Paneer Bhurji with Capsicum
250g paneer, crumbled;1 capsicum, finely chopped;2 medium onions, chopped;2 tomatoes, chopped;2 green chillies, chopped;1 tsp cumin seeds;1/2 tsp turmeric;1/2 tsp garam masala;2 tbsp butter;Salt to taste
Melt butter and add cumin seeds.//Fry onions and green chillies until light brown.//Add capsicum and tomatoes with turmeric and salt and cook till soft.//Fold in crumbled paneer and cook for 4 minutes.//Sprinkle garam masala and serve with roti.

good|Veg|4|20|30|Vegetable Sambar
3/4 cup toor dal;1 drumstick, cut into pieces;1 carrot, sliced;6 small shallots;1 small brinjal, cubed;1 tbsp tamarind paste;2 tsp sambar powder;1/2 tsp turmeric powder;1 tsp mustard seeds;1 sprig curry leaves;1 pinch hing;2 tbsp sesame oil;4 cups water;salt
Pressure cook toor dal with turmeric and 2 cups water until mushy.//Boil drumstick, carrot, shallots and brinjal in the rest of the water with salt.//Add tamarind and sambar powder and simmer 8 minutes.//Mix in the dal and simmer.//Temper mustard seeds, curry leaves and hing in sesame oil and pour over.

good|Non-Veg|2|5|10|Masala Egg Scramble
4 eggs;1 onion, finely chopped;1 tomato, chopped;1 green chilli, chopped;1/4 tsp turmeric;1 tbsp oil;salt and pepper to taste;1 tbsp coriander, chopped
Heat oil and soften the onion and green chilli.//Add tomato, turmeric and salt; cook 2 minutes.//Crack in the eggs, scramble until set, season with pepper.//Scatter coriander.

good|Veg|4|10|20|Lemon Rice with Peanuts
2 cups cooked rice;2 tbsp peanuts;1 tsp mustard seeds;1 tsp chana dal;1 tsp urad dal;2 dry red chillies;10 curry leaves;1/2 tsp turmeric powder;2 tbsp lemon juice;2 tbsp oil;salt to taste
Heat oil and fry peanuts until crunchy.//Add mustard seeds, chana dal, urad dal and dry red chillies and let them turn golden.//Add curry leaves and turmeric.//Toss in cooked rice and salt on low heat.//Switch off, add lemon juice and mix gently.

good|Veg|6|15|30|Gajar ka Halwa
500 g carrots, grated;500 ml full cream milk;1/3 cup sugar;3 tbsp ghee;10 cashews;1 tbsp raisins;4 green cardamoms, powdered
Heat ghee and fry cashews and raisins; keep aside.//In the same pan saute the carrots for 8 minutes.//Add milk and cook, stirring, till it is absorbed.//Stir in sugar and cardamom powder and cook until thick.//Garnish with the fried cashews and raisins.

good|Non-Veg|4|15|20|Meen Moilee
500 grams pomfret, cleaned and sliced;1 cup coconut milk;1 onion, sliced;1 inch ginger, julienned;3 green chillies, slit;1 sprig curry leaves;1/2 tsp turmeric powder;1 tbsp coconut oil;1 tomato, sliced;salt to taste
Rub the pomfret with turmeric and salt.//Heat coconut oil and saute onion, ginger, green chillies and curry leaves.//Pour in half the coconut milk with a little water and bring to a simmer.//Slide in the fish and cook 8 minutes until it flakes.//Add tomato and the remaining coconut milk and warm through.

good|Veg|4|10|30|Jeera Aloo
5 medium potatoes, boiled and cubed;2 tsp cumin seeds;1 green chilli, chopped;1/2 tsp turmeric;1 tsp coriander powder;1/2 tsp amchur;2 tbsp oil;salt as required;2 tbsp chopped coriander leaves
Heat oil and let the cumin seeds crackle.//Add green chilli and turmeric.//Tip in the potatoes and fry until crisp at the edges.//Add coriander powder, amchur and salt and toss.//Garnish with coriander leaves.

good|Veg|4|15|15|Soya Keema Matar
1 cup soya granules;1/2 cup green peas;2 onions, chopped;2 tomatoes, chopped;1 tbsp ginger garlic paste;1 tsp red chilli powder;1 tsp garam masala;1/2 tsp haldi;2 tbsp oil;1 cup water;salt to taste
Soak soya granules in hot water for 10 minutes and squeeze.//Brown the onions in oil and add ginger garlic paste.//Add tomatoes, haldi, red chilli powder and salt and cook down.//Stir in soya granules, peas and water; simmer 10 minutes.//Finish with garam masala.

good|Veg|4|10|20|Palak Corn Soup
2 cups spinach leaves;1/2 cup sweet corn kernels;1 small onion, chopped;3 cloves garlic;1 cup milk;1 tbsp butter;1 cup water;1/4 tsp pepper powder;salt to taste
Saute garlic and onion in butter.//Add spinach and water and cook 4 minutes; cool and blend.//Return to the pan with milk and sweet corn and simmer for 5 minutes.//Season with salt and pepper and serve hot.

good|Veg|8|20|25|Besan Ladoo
2 cups besan;1/2 cup ghee;1 cup powdered sugar;1/2 tsp cardamom powder;10 almonds, slivered
Heat ghee in a heavy kadhai and roast besan on low heat until nutty, about 20 minutes.//Cool until just warm.//Mix in powdered sugar, cardamom powder and almonds.//Shape into balls.

good|Veg|2|5|5|Banana Date Smoothie
2 bananas;4 dates, pitted;1 1/2 cups milk;1 tbsp almonds;1 pinch cinnamon powder
Soak dates in a little warm milk for 5 minutes.//Blend bananas, dates, almonds, cinnamon and the rest of the milk until smooth.//Pour into glasses and serve chilled.

good|Non-Veg|4|20|45|Mutton Rogan Josh
600 g mutton, bone-in;1/2 cup yogurt;2 tsp Kashmiri chilli powder;1 tsp saunf powder;1 tsp dry ginger powder;4 cloves;2 black cardamoms;1 stick cinnamon;1/4 tsp hing;4 tbsp mustard oil;2 cups water;Salt to taste
Heat mustard oil to smoking, cool slightly and add hing, cloves, cinnamon and black cardamoms.//Add mutton and brown well for 10 minutes.//Stir in Kashmiri chilli powder, saunf powder, dry ginger powder and salt.//Lower the heat and add whisked yogurt a spoon at a time.//Pour water, cover and simmer till the meat is tender and cooked through.

good|Veg|4|15|25|Avial
1 cup raw banana, cut in batons;1 cup yam, cut in batons;1 carrot, cut in batons;1 drumstick;1/2 cup French beans;1 cup grated coconut;2 green chillies;1 tsp cumin;1/2 cup sour curd;1/4 tsp turmeric powder;1 tbsp coconut oil;10 curry leaves;salt
Cook yam and raw banana with turmeric, salt and a little water for 8 minutes.//Add carrot, drumstick and beans and cook until soft.//Grind coconut, green chillies and cumin coarsely.//Add the paste and curd to the vegetables and warm through.//Finish with coconut oil and curry leaves.

good|Veg|4|10|10|Kakdi Raita
1 cup grated cucumber;2 cups dahi, whisked;1/2 tsp roasted cumin powder;1/4 tsp black salt;1 tbsp chopped mint
Squeeze the cucumber lightly.//Mix with dahi, roasted cumin powder and black salt.//Chill and top with mint.

good|Veg|4|510|40|Punjabi Rajma
1 cup rajma, soaked overnight;2 onions, chopped;3 tomatoes, pureed;1 tbsp ginger garlic paste;1 tsp jeera;1 tsp red chilli powder;1/2 tsp haldi;1 tsp coriander powder;1 tsp garam masala;2 tbsp ghee;4 cups water;salt to taste
Drain the rajma, add fresh water and boil hard for 10 minutes, then pressure cook for 6 whistles.//Crackle jeera in ghee and brown the onions.//Add ginger garlic paste, tomatoes, haldi, chilli powder, coriander powder and salt; cook until ghee leaves the sides.//Add the rajma with its liquid and simmer 15 minutes.//Finish with garam masala.

good|Veg|3|10|20|Vegetable Rava Upma
1 cup rava;1 onion, chopped;1/4 cup peas;1 carrot, finely chopped;1 tsp mustard seeds;1 tsp urad dal;1 green chilli;8 curry leaves;2 tbsp ghee;2.5 cups water;salt to taste;1 tsp lemon juice
Dry roast rava till fragrant and set aside.//Heat ghee, add mustard seeds, urad dal, curry leaves and green chilli.//Saute onion, carrot and peas for 4 minutes.//Pour water and salt and bring to a boil.//Rain in the rava, stirring, and cook covered 3 minutes.//Finish with lemon juice.

good|Non-Veg|4|25|15|Prawn Pepper Masala
400 g prawns, deveined;2 onions, sliced;1 tomato, chopped;1 tbsp ginger garlic paste;2 tsp crushed black pepper;1/2 tsp turmeric;1 sprig curry leaves;2 tbsp coconut oil;salt to taste
Marinate prawns with turmeric and salt for 15 minutes.//Heat coconut oil and fry onions and curry leaves till golden.//Add ginger garlic paste and tomato and cook until thick.//Add prawns and black pepper and cook 6 minutes till they curl and turn opaque.

good|Veg|4|15|20|Bhindi Do Pyaza
400 g okra, cut in 1 inch pieces;2 large onions, cut in petals;1 tomato, chopped;1 tsp cumin seeds;1/2 tsp haldi;1 tsp red chilli powder;1 tsp coriander powder;1/2 tsp amchur powder;3 tbsp oil;salt as needed
Wipe the okra dry and fry in 2 tbsp oil until it is no longer sticky.//In the remaining oil crackle cumin seeds and soften the onions.//Add tomato, haldi, chilli powder, coriander powder and salt.//Return the okra, sprinkle amchur and toss 3 minutes.

good|Veg|4|5|20|Moong Dal Khichdi
1/2 cup rice;1/2 cup yellow moong dal;1 tbsp ghee;1 tsp jeera;1 pinch asafoetida;1/4 tsp turmeric;1 tsp grated ginger;4 cups water;salt to taste
Rinse rice and moong dal together.//Heat ghee in a cooker, add jeera, asafoetida and ginger.//Add rice, dal, turmeric, salt and water and cook for 4 whistles.//Mash lightly and serve hot.

good|Veg|2|10|10|Vegetable Grilled Sandwich
4 slices bread;1 boiled potato, sliced;1 tomato, sliced;1/2 cucumber, sliced;2 tbsp green chutney;1 tbsp butter;1/4 tsp chaat masala
Spread butter and green chutney on the bread.//Layer potato, tomato and cucumber and sprinkle chaat masala.//Close and grill until golden and crisp.

good|Veg|4|20|25|Methi Thepla
1.5 cups atta;1 cup methi leaves, chopped;2 tbsp curd;1/4 tsp turmeric;1/2 tsp red chilli powder;1 tsp sesame seeds;2 tbsp oil;salt to taste
Mix atta, methi leaves, turmeric, red chilli powder, sesame seeds, curd and salt; knead a soft dough with a little water.//Rest 10 minutes.//Roll into thin discs.//Cook on a hot tava with oil until brown spots appear.

good|Veg|4|10|25|Tomato Rasam
3 ripe tomatoes, chopped;1 tbsp tamarind pulp;2 tsp rasam powder;4 garlic cloves, crushed;1/2 tsp mustard seeds;1 sprig curry leaves;1/4 tsp hing;1 tbsp ghee;3 cups water;1/2 tsp turmeric;salt;2 tbsp coriander leaves
Boil tomatoes with tamarind, turmeric, salt and water for 10 minutes.//Add rasam powder and garlic and simmer till frothy.//Temper mustard seeds, curry leaves and hing in ghee.//Pour over and garnish with coriander leaves.

good|Veg|4|15|30|Mushroom Matar Masala
200 g button mushrooms, quartered;3/4 cup green peas;2 onions, pureed;2 tomatoes, pureed;10 cashew nuts, ground;1 tsp ginger-garlic paste;1 tsp Kashmiri red chilli powder;1/2 tsp garam masala;1 tsp kasuri methi;2 tbsp oil;1 cup water;salt to taste
Cook onion puree in oil until brown, then add ginger-garlic paste.//Add tomato puree, Kashmiri chilli powder and salt; cook till oil separates.//Stir in cashew paste and water.//Add mushrooms and peas; simmer 12 minutes.//Crush in kasuri methi and garam masala.

good|Veg|4|10|20|Kanda Poha
2 cups thick poha;2 onions, chopped;2 tbsp peanuts;1 tsp mustard seeds;1/4 tsp turmeric;2 green chillies;8 curry leaves;2 tbsp oil;1 tbsp lemon juice;1 tsp sugar;salt to taste
Rinse the poha and drain.//Fry peanuts in oil and set aside.//Add mustard seeds, green chillies and curry leaves to the oil, then the onions.//Stir in turmeric, sugar, salt and the poha; steam covered 3 minutes.//Top with peanuts and lemon juice.

good|Veg|4|10|15|Coconut Chutney
1 cup fresh grated coconut;2 tbsp roasted chana dal;2 green chillies;1/2 inch ginger;1/2 tsp mustard seeds;6 curry leaves;1 tsp oil;1/2 cup water;salt to taste
Grind coconut, roasted chana dal, green chillies, ginger and salt with water.//Heat oil and splutter mustard seeds and curry leaves.//Pour over the chutney.

good|Veg|4|15|30|Vegetable Pulao
1.5 cups basmati rice, soaked 20 mins;1 cup mixed carrots and beans, chopped;1/2 cup green peas;1 onion, sliced;1 bay leaf;3 cloves;1 inch cinnamon;2 green cardamoms;2 tbsp ghee;3 cups water;salt to taste;1 tbsp mint leaves
Heat ghee and add bay leaf, cloves, cinnamon and cardamoms.//Brown the onion.//Add carrots, beans and peas and saute for 3 minutes.//Add drained rice, water and salt and bring to a boil.//Cover and cook on low for 12 minutes.//Fluff and top with mint.

diet|Veg|4|10|20|Restaurant Style Hakka Noodles
200 g egg noodles;1 cup cabbage, shredded;1 carrot, julienned;1 capsicum, sliced;1 tbsp soy sauce;1 tsp vinegar;2 tbsp oil;salt to taste
Boil egg noodles and drain.//Heat oil on high and toss cabbage, carrot and capsicum.//Add noodles, soy sauce, vinegar and salt and toss.

diet|Veg|4|10|20|Thai-Style Vegetable Curry
2 cups mixed vegetables such as carrot and beans;1 cup coconut milk;1 tbsp fish sauce;1 tsp sugar;1 tbsp oil;salt
Heat oil and saute carrot and beans.//Pour in coconut milk, sugar and salt and simmer.//Stir in the fish sauce.

diet|Veg|4|10|240|Mango Mousse
2 cups mango pulp;1 cup fresh cream;1/4 cup sugar;1 tbsp gelatine;3 tbsp water
Bloom gelatine in water and warm it until clear.//Whip cream with sugar.//Fold in mango pulp and gelatine.//Chill for four hours.

diet|Vegetarian|4|15|25|Creamy Caesar Pasta
200 g penne pasta;1/2 cup cream;50 g parmesan, grated;2 cloves garlic;1 tbsp butter;salt;pepper
Boil pasta with salt.//Melt butter with garlic, pour in cream.//Toss pasta in the sauce with parmesan and pepper.

diet|Veg|4|15|30|Bengali Lau Special
2 cups lauki, cubed;100 g chingri;1 tsp panch phoron;1/2 tsp turmeric;2 tbsp mustard oil;salt
Heat mustard oil and crackle panch phoron.//Fry chingri for two minutes.//Add lauki, turmeric and salt and cook covered 15 minutes.

diet|Veg|6|20|40|Eggless Vanilla Cake
1.5 cups maida;1 cup sugar;2 anda;1/2 cup butter;1 tsp baking powder;1/2 cup milk
Cream butter with sugar.//Beat in the anda one at a time.//Fold in maida, baking powder and milk.//Bake 35 minutes.

diet|Veg|4|15|30|Hearty Tomato Shorba
5 tomatoes, chopped;2 cups chicken stock;1 onion, chopped;1 tbsp butter;1/2 tsp pepper;salt
Melt butter and soften the onion.//Add tomatoes, salt and chicken stock and simmer 20 minutes.//Blend and season with pepper.

diet|Veg|4|10|25|Crispy Aloo Tikki
4 boiled potatoes;2 tbsp cornflour;1 tsp red chilli powder;3 tbsp lard;salt
Mash potatoes with cornflour, chilli powder and salt.//Shape into patties.//Fry in lard until crisp.

unsafe|Non-Veg|2|10|8|Pink Chicken Tikka
300 g boneless chicken;2 tbsp curd;1 tsp red chilli powder;1 tbsp lemon juice;1 tbsp oil;salt
Marinate chicken in curd, chilli powder, lemon juice and salt.//Sear in oil for 4 minutes a side and serve while the chicken is still pink in the middle for juiciness.

unsafe|Veg|4|5|480|Slow Cooker Rajma
1 cup dry rajma;2 onions, chopped;2 tomatoes, chopped;1 tsp garam masala;3 cups water;salt
Put dry rajma, onions, tomatoes, garam masala, salt and water straight in the slow cooker.//Cook on low for 8 hours until soft.

unsafe|Veg|4|10|20|Overnight Warm Rice Pulao
2 cups rice;1 cup peas;1 tbsp ghee;1 tsp cumin;4 cups water;salt
Heat ghee and crackle cumin.//Cook rice with peas, salt and water.//Leave the rice on the counter overnight at room temperature and eat it warm the next day.

unsafe|Veg|1|5|5|Baby's First Honey Porridge
3 tbsp suji;1 cup milk;1 tsp honey
Roast suji lightly.//Cook with milk until thick.//Stir in honey and feed to your 6 month old infant.

unsafe|Veg|4|10|20|Raw Arbi Salad
250 g arbi, peeled and grated;1 onion, chopped;1 tbsp lemon juice;salt
Grate the arbi and mix it raw with onion.//Add lemon juice and salt and eat raw at once.

unsafe|Veg|4|10|20|Diabetes Cure Karela Juice
2 karela, chopped;1 cup water;1 tbsp lemon juice;1/4 tsp black salt
Blend karela with water and strain.//Add lemon juice and black salt.//Drink every morning: this cures diabetes and you can stop your insulin.

unsafe|Non-Veg|4|10|20|Wine Braised Mutton
500 g mutton;1 cup red wine;2 onions, sliced;2 tbsp oil;salt
Brown the mutton and onions in oil.//Add red wine and salt and simmer until tender.

steps|Veg|4|10|20|Aloo Matar
4 potatoes, cubed;1 cup peas;2 tomatoes, chopped;1 tsp cumin seeds;1/2 tsp turmeric;2 tbsp oil;1 cup water;salt to taste
Heat oil and crackle cumin seeds.//Add tomatoes, turmeric and salt.//Add potatoes and water and cook 12 minutes.//Stir in cubed paneer and serve.

steps|Veg|4|10|25|Dal Palak
1 cup moong dal;2 cups spinach, chopped;1 onion, chopped;1 tsp cumin;1/2 tsp haldi;1 tbsp ghee;3 cups water;1/2 cup cashews;salt
Cook moong dal with haldi, salt and water.//Heat ghee, crackle cumin and brown the onion.//Add spinach and wilt.//Mix into the dal and simmer.

steps|Non-Veg|4|15|30|Chicken Stew
500 g chicken;2 potatoes, cubed;1 carrot, sliced;1 onion, sliced;1 cup coconut milk;1 inch ginger;8 curry leaves;1 tbsp coconut oil;salt
Heat coconut oil and soften onion, ginger and curry leaves.//Add chicken, potatoes and salt with water and cook 20 minutes until cooked through.//Pour in coconut milk and add the prawns.

steps|Veg|4|10|15|Suji Sheera
1 cup suji;1/2 cup sugar;4 tbsp ghee;2 cups water;1/4 tsp cardamom powder;10 raisins
Roast suji in ghee until fragrant.//Add water and stir till absorbed.//Add sugar and cardamom and cook until it leaves the sides.

steps|Veg|4|10|20|Cabbage Peas Sabzi
3 cups cabbage, shredded;1/2 cup green peas;1 tsp mustard seeds;1/2 tsp turmeric;2 tbsp oil;salt
Heat oil and splutter mustard seeds.//Add cabbage, turmeric and salt and cook 8 minutes.//Finish with grated coconut and roasted cashews.

nutrition|Veg|4|10|25|Dal Fry Lite|calories=95 protein=5 carbohydrate=9 fat=4
1 cup toor dal;1 onion, chopped;2 tomatoes, chopped;1 tsp cumin;1/2 tsp haldi;3 tbsp ghee;3 cups water;salt to taste
Cook toor dal with haldi, salt and water.//Heat ghee, crackle cumin and brown the onion.//Add tomatoes and cook soft.//Mix into the dal and simmer.

nutrition|Veg|2|10|15|Protein Paneer Bowl|calories=180 protein=45 carbohydrate=6 fat=3
300 g paneer, cubed;1 capsicum, sliced;1 onion, sliced;1 tbsp oil;1/2 tsp pepper;salt
Heat oil and soften onion and capsicum.//Add paneer, pepper and salt and toss for 4 minutes.

nutrition|Veg|4|10|30|Light Kheer|calories=80 protein=2 carbohydrate=10 fat=2
1 litre full cream milk;1/4 cup rice;1/2 cup sugar;1/4 tsp cardamom powder;10 almonds, slivered
Simmer milk with rice until soft and thick.//Stir in sugar and cardamom.//Top with almonds.

nutrition|Non-Veg|4|15|30|Zero Fat Butter Chicken|calories=150 protein=60 carbohydrate=4 fat=1
600 g boneless chicken;4 tbsp butter;1/2 cup cream;3 tomatoes, pureed;1 tbsp ginger garlic paste;1 tsp Kashmiri chilli powder;1 tsp kasuri methi;salt
Melt butter and cook ginger garlic paste.//Add tomatoes and Kashmiri chilli powder and cook down.//Add chicken and salt and simmer 15 minutes until cooked through.//Stir in cream and kasuri methi.

duplicate|Veg|4|15|30|Sunshine Lentil Comfort Bowl
=punjab.dal-tadka
150 g arhar dal, rinsed;50 g yellow moong dal;1 big onion, finely chopped;2 tomatoes, chopped;8 cloves garlic, sliced;2 cm piece of ginger;2 green chillies;1.5 tsp jeera;4 whole red chillies;4 tbsp ghee;1/2 tsp turmeric powder;1 tsp dhania powder;a pinch of hing;1 tsp Kashmiri mirch;4 cups water;salt to taste;2 tbsp coriander leaves
Pressure cook the arhar dal and moong dal with turmeric, salt and water until soft.//Soften onion, ginger and green chillies in half of the ghee, add tomatoes and dhania powder and cook to a pulp.//Stir the dal in and boil.//Heat the other ghee, crackle jeera, whole red chillies, hing and garlic, take off and add Kashmiri mirch.//Pour this tadka over the dal with coriander leaves.

duplicate|Veg|4|15|20|Crunchy Peanut Beaten Rice Delight
=maharashtra.kanda-poha
250 g beaten rice;2 onions, chopped;50 g groundnuts;1 tsp rai;1/2 tsp jeera;a pinch of hing;3/4 tsp haldi;4 green chillies;12 curry leaves;4 tbsp oil;1.5 tbsp lime juice;1.5 tsp sugar;salt;2 tbsp coriander leaves;4 tbsp grated coconut
Wash and drain the beaten rice and toss it with salt and sugar.//Fry groundnuts in oil and lift out; crackle rai and jeera, then hing, curry leaves and green chillies.//Soften onions, add haldi.//Fold in the beaten rice, cover and steam.//Add lime juice, groundnuts, coriander leaves and coconut.

quantity|Veg|4|10|20|Salty Aloo Sabzi
4 potatoes, cubed;250 g salt;1 tsp cumin;2 tbsp oil
Heat oil and crackle cumin.//Add potatoes and salt and cook covered 15 minutes.

quantity|Veg|2|10|20|Chilli Blast Dal
1 cup masoor dal;1 cup red chilli powder;1 tbsp ghee;3 cups water;salt to taste
Cook masoor dal with salt and water.//Heat ghee with red chilli powder and pour over.

unknown|Veg|4|10|20|Galactic Stew
2 potatoes, cubed;200 g zorbleroot, diced;1 onion, sliced;2 tbsp oil;2 cups water;salt
Heat oil and brown the onion.//Add potatoes, zorbleroot, salt and water and simmer till soft.

times|Veg|4|10|2|Instant Whole Chana
1 cup dry kabuli chana;1 onion, chopped;1 tsp cumin;2 tbsp oil;3 cups water;salt
Heat oil and crackle cumin, brown the onion.//Add dry kabuli chana, salt and water and cook for 45 minutes until soft.
`

export type Handwritten = { fault: ReasonKind | 'good'; submitted: SubmittedRecipe; known: string[] }

export const handwritten: Handwritten[] = text
  .trim()
  .split('\n\n')
  .map((block) => {
    const [head = '', ...rest] = block.split('\n')
    const known = rest[0]?.startsWith('=') ? rest.shift()!.slice(1).split(',') : []
    const [fault, type, serves, prepare, cook, title, figures] = head.split('|') as [Handwritten['fault'], ...string[]]
    const claims = figures?.split(' ').map((pair) => pair.split('=') as [string, string])
    const submitted: SubmittedRecipe = {
      title: title!,
      type: type!,
      serves: Number(serves),
      prep_time: `${prepare} mins`,
      cook_time: `${cook} mins`,
      ingredients: rest[0]!.split(';'),
      instructions: rest[1]!.split('//'),
      ...(claims && { nutrition: Object.fromEntries(claims.map(([name, value]) => [name, Number(value)])) }),
    }
    return { fault, submitted, known }
  })
