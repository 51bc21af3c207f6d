/**
 * Vegetables and fruit at their best on the plains, by month (1 is January) and zone, as ingredient ids. Zones: north,
 * west, south, east. A guide based on mandi arrivals and cooks' experience, not a price forecast.
 */
export const produceTable = `
1|north|peas red-carrot carrot cauliflower cabbage methi spinach bathua sarson turnip radish radish-leaves green-garlic chholia potato|kinnow orange guava amla strawberry papaya
1|west|peas sem kand sweet-potato green-garlic methi gawar spinach carrot cauliflower brinjal cabbage|strawberry grapes guava papaya
1|south|sem carrot beans drumstick cabbage ash-gourd suran peas cauliflower brinjal|orange papaya banana guava
1|east|cauliflower peas potato radish sem spinach cabbage nolen-gur sarson carrot brinjal beans|orange papaya
2|north|peas red-carrot carrot cauliflower spinach methi bathua beetroot spring-onion green-garlic cabbage sarson radish|grapes kinnow strawberry guava
2|west|peas brinjal beans carrot capsicum sweet-potato gawar sem cabbage methi spinach|grapes orange strawberry chikoo
2|south|brinjal beans carrot capsicum sweet-potato gawar cabbage drumstick|grapes orange watermelon chikoo
2|east|cauliflower peas brinjal beans carrot spinach sem cabbage radish drumstick|orange papaya
3|north|lauki parwal raw-jackfruit beans spinach mint carrot cabbage capsicum methi peas|grapes orange watermelon strawberry
3|west|lauki beans drumstick cucumber raw-mango gawar brinjal cabbage capsicum carrot spinach|watermelon muskmelon grapes strawberry
3|south|drumstick raw-mango raw-jackfruit cucumber beans brinjal okra ash-gourd gawar|watermelon muskmelon grapes pineapple
3|east|drumstick raw-mango raw-jackfruit cucumber parwal pumpkin brinjal okra spinach|watermelon muskmelon pineapple
4|all|lauki turai okra karela tinda cucumber parwal raw-jackfruit raw-mango mint barbati pumpkin gawar tindora|watermelon muskmelon mango bael
5|all|okra karela turai lauki tinda parwal pumpkin arbi cucumber raw-mango barbati tindora gawar raw-jackfruit|mango litchi watermelon muskmelon jamun bael jackfruit
6|all|okra karela lauki turai parwal tindora arbi arbi-leaves pumpkin barbati cucumber amaranth raw-jackfruit|mango litchi jamun plum
6|east|okra karela lauki turai parwal tindora arbi bamboo-shoot pumpkin barbati cucumber pui raw-jackfruit|mango litchi jamun pineapple
7|north|corn karela lauki turai arbi arbi-leaves mushroom okra pumpkin barbati parwal|jamun plum pear mango
7|west|corn karela lauki turai arbi-leaves amaranth okra tindora pumpkin arbi barbati|jamun plum pear
7|south|arbi banana-stem amaranth okra snake-gourd karela pumpkin barbati tindora brinjal|jamun pineapple jackfruit
7|east|bamboo-shoot arbi amaranth parwal okra pui karela pumpkin barbati|jamun pineapple jackfruit
8|all|okra turai karela lauki arbi gawar corn cucumber tindora parwal pumpkin barbati brinjal|pear apple custard-apple plum guava
9|all|okra lauki turai parwal sweet-potato pumpkin beans amaranth brinjal arbi corn tindora barbati|apple pear custard-apple pomegranate guava
10|all|cauliflower spinach methi radish sweet-potato suran beans brinjal pumpkin cabbage lauki arbi|apple custard-apple pomegranate guava amla
11|north|peas red-carrot carrot cauliflower methi spinach sarson radish spring-onion chholia cabbage radish-leaves turnip brinjal|orange guava amla chikoo custard-apple
11|west|peas cauliflower methi spinach suran carrot spring-onion brinjal beans cabbage|orange guava chikoo custard-apple
11|south|suran beans carrot sweet-potato kand cabbage brinjal drumstick pumpkin|orange guava papaya banana
11|east|cauliflower suran beans carrot sweet-potato spinach nolen-gur cabbage radish brinjal peas|orange guava papaya
12|north|peas red-carrot carrot cauliflower cabbage spinach methi bathua sarson turnip radish beetroot green-garlic|orange kinnow guava amla strawberry
12|west|peas sem kand sweet-potato green-garlic methi spinach brinjal cauliflower carrot cabbage beans|strawberry orange papaya guava
12|south|sem beans carrot cabbage drumstick beetroot peas cauliflower brinjal|grapes orange papaya
12|east|cauliflower peas sem spinach radish nolen-gur carrot cabbage brinjal beans|orange papaya
`
