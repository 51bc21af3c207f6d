/** A cook's advice by the nature of the main; what stands in brackets is what it needs or shuns in the steps (`recipe/tips.ts`). */
export const tipsByNature: Record<string, string[]> = {
  root: ['[!peel|boil the|drink:|pickle:] Young roots are sweeter and need no peeling, only a scrub.'],
  potato: [
    '[\\bgravy|potatoes?.{0,60}\\bmash|\\bmash.{0,30}potato] Old, floury potatoes mash well; waxy new ones keep their shape in curry.',
    '[boil the (baby )?potatoes.{0,40}(skin|peel|mash)!mash hard|while warm] Boil potatoes a few hours ahead: cold ones are easier to peel and to shape.',
  ],
  tuber: ['[itch] Oil your palms before you peel what itches, and never skip the souring: it is what stops the itch.'],
  lotus: ['Choose lotus root closed at both ends; open ones hold mud.'],
  leafy: [
    '[^(sabzi|saag|easternveg|bhurji):] Salt greens only at the end: they shrink to a fifth and are easily oversalted.',
    '[wash|pick] Wash leaves in a deep bowl and lift them out, so that the grit stays behind.',
  ],
  okra: [
    'Wash okra an hour before and dry it well; moisture is what makes it slimy.',
    '[!gravy|simmer|batter|with salt|rub|salt and] Add salt to okra only when it is nearly done.',
  ],
  gourd: [
    '[!pumpkin|cucumber|ash gourd] Taste a raw sliver of the gourd: a bitter one is poisonous and goes into the bin.',
  ],
  bitter: [
    '[lemon juice|tamarind|mango powder|amchur|kokum|\\bcurd\\b!jaggery|pakora:|chips:|batter|pickle:|sugar] Something sweet or sour at the end rounds off the bitterness.',
  ],
  firmgourd: ['[!pumpkin|brinjal] Choose slim, hard gourds; yellowing means large seeds.'],
  brinjal: ['A brinjal that is light for its size has fewer seeds.'],
  cabbage: [
    '[(brisk|high|full|fierce)( flame)?!squeeze|steam] Cook cabbage on a high flame, or it turns watery and smells.',
  ],
  floret: [
    '[(warm salted water).*(fry|brown)!gravy|simmer|masala] Dry the florets on a cloth after soaking and they brown instead of steaming.',
  ],
  pea: [
    '[green peas.{0,40}(blanch|boil|simmer|cook|\\bturn)!pressure|whistle|\\bcover|grind|crush] Cook green peas with the lid off and they keep their colour.',
  ],
  mushroom: [
    '[mushrooms.{0,90}(they turn golden|take colour)!soup:|pickle:] Do not crowd mushrooms: they brown only where their water can escape.',
  ],
  jackfruit: ['Buy raw jackfruit ready cut, or oil the knife, the board and your hands.'],
  rawbanana: ['[raw banana!boil|skin|quite dry] Keep cut raw banana under water, or it blackens.'],
  flower: ['[banana flower] The evening before is the time to clean banana flower; leave it in water overnight.'],
  drumstick: ['Thick, dark drumsticks are woody; choose those that bend.'],
  whole: ['[hard ten minutes|rajma] Boil soaked pulses hard for the first ten minutes: half cooked they are not safe.'],
  split: [
    '[(boil|simmer) the [a-z ]*(dal|gram)!milk|grind|pressure-cook|whistle] Skim the foam as dal comes to the boil: it tastes cleaner and does not spill.',
  ],
  tofu: ['[gravy|simmer] Press tofu well, and it drinks the gravy instead of watering it.'],
  paneer: [
    '[!grate|crumbl|knead|warm salted water] Soak shop paneer in warm salted water for ten minutes and it turns soft.',
    '[paneer[^.]*about [345] minutes|about [345] minutes[^.]*paneer|the paneer (for the last|and simmer)!^(kheer|kofta):] Paneer needs three minutes of heat; more makes it chewy.',
  ],
  egg: [
    '[\\b(break|beat)( in)? (the )?(duck )?eggs!nine minutes|four minutes|boil the eggs] Crack each egg into a cup first: one bad one does not spoil the lot.',
  ],
  chicken: [
    '[bone|joint!^haleem:|wings|shred] Chicken is done when the thigh juices run clear; 74 C at the bone.',
    '[marina|(rub|mix|turn) the chicken[^.]*leave] Marinate even for fifteen minutes with salt: it seasons to the bone.',
  ],
  chickenboneless: ['[!shred|fine\\b|mince|grind] Cut pieces of one size so that none dries out.'],
  mince: [
    '[mince[^.]*(brown (and|or)\\b|dry and brown|until brown|is brown)!chicken mince|drain off] Drain the fat that mince gives off only if it is more than a spoon; it carries the flavour.',
  ],
  mutton: [
    '[mutton|lamb!boneless|liver|mince|trotters|chops] Ask for shoulder and leg together: bone for taste, lean for bite.',
    '[raw papaya] A little grated raw papaya softens old mutton; too much of it turns the meat mealy.',
  ],
  pork: ['[\\bbrown] Let pork brown in its own fat before any water goes in.'],
  fish: [
    '[gravy!^kofta:|flake the|steam] Never stir fish curry: hold the pan by the rim and swirl.',
    '[rub[^.]*turmeric|with turmeric and a little salt] Turmeric and salt for ten minutes firm the fish and take away its smell.',
  ],
  prawn: [
    '[!^pickle:|very fine|chop(ped)? fine|grind the prawns|pound] Prawns curl to a C when done and to an O when overdone.',
  ],
  crab: ['Buy crab heavy for its size and cook it the same day.'],
  shell: ['Throw out shells that stay shut after cooking.'],
  fruit: [
    '[!^(drink|preserve|teabake|chutney|pickle|rasam|kuzhambu|kadhi|coconutstew):|mash|grate|puree|blend|pulp|chikoo|sapota|custard apple|banana] Use fruit that is ripe but still firm; soft fruit turns to juice.',
  ],
  coarse: ['[roast the semolina] Semolina is roasted when it smells of biscuits; pale, it stays gluey.'],
  flour: ['[knead|dough!^namkeen:] Add water by the spoon: flours differ from mill to mill.'],
  coconut: ['[grated coconut!dry coconut] Freshly grated coconut keeps a month in the freezer.'],
}

/** Advice that belongs to a kind of dish, by family. */
export const tipsByFamily: Record<string, string[]> = {
  cheela: [
    'Let the first cheela be small: it tells whether the batter wants water and the tawa more heat.',
    '[onion] Wipe the tawa with half an onion dipped in oil between cheelas and none will stick.',
  ],
  dosa: ['[tawa] Sprinkle water on the tawa and wipe it before each dosa; too hot a tawa makes the batter clump.'],
  instantdosa: ['Thin the batter again after every third dosa, as the flour swells on standing.'],
  uttapam: ['[ferment|overnight] Day-old, slightly sour batter makes the best uttapam.'],
  idli: [
    '[overnight|ferment!fold in] Do not stir risen batter; scoop it from one side so that the air stays in.',
    'A wet cloth in the mould lifts idlis out without a mark.',
  ],
  vada: ['[urad dal] Beat ground urad dal by hand until a drop floats in water: that is what makes it light.'],
  upma: [
    '[semolina] Roast a jar of rava at once; it keeps a month and upma is then a ten-minute dish.',
    '[semolina] Three parts of water to one of rava gives a soft upma, two and a half a fluffy one.',
  ],
  khichdi: ['Keep it looser than you like it: khichdi sets as it cools.'],
  dhokla: ['[\\beno\\b] Have the steamer boiling before the fruit salt goes in; the lift lasts only a minute or two.'],
  paratha: [
    '[fill] Season the filling just before you stuff, so that the salt does not draw water.',
    '[fill] Roll from the middle outwards and turn often: the filling spreads evenly and does not burst.',
  ],
  thepla: ['A spoon of hot oil in the dough keeps theplas soft for two days.'],
  puri: ['A stiff dough drinks less oil than a soft one.'],
  roti: [
    '[!jowar|bajra|ragi|rice flour|maize|batter] Rest a dough of wheat twenty minutes and it rolls without springing back.',
  ],
  kulcha: ['An iron tawa holds enough heat to stand in for a tandoor; turn it over the flame for the last minute.'],
  sabzi: [
    '[brown!\\bcovered\\b|salt with a few|rub[^.]*salt|salted|parboil] Salt goes in after the first few minutes, so that the vegetable browns before it gives up its water.',
    'A wide kadhai keeps a dry sabzi from steaming.',
  ],
  rasedar: ['[!papad] Leave the gravy a little thinner than you want it; it thickens on standing.'],
  thoran: [
    '[grated coconut|the coconut] Fresh coconut makes the dish; frozen will do if it is thawed fully, desiccated will not.',
  ],
  dal: [
    '[pour[^.]*(over|in)[^.]*!tadka[^.]*(boil|simmer|married)|(boil|simmer)[^.]*tadka] Pour the tadka over and cover at once: half of its scent is in the steam.',
    '[pressure-cook] A few drops of ghee in the cooker keep dal from foaming over.',
  ],
  sambar: ['Add sambar powder after the tamarind has lost its raw smell and it stays fragrant.'],
  chana: ['[kabuli chana!tea] A black tea bag in the cooker gives chole their dark colour without soda.'],
  kadhi: ['Use curd that is a day old: sour curd makes the better kadhi.'],
  kofta: ['[\\bslip them into[^.]*oil] Fry one kofta first; if it breaks, work a little more besan into the rest.'],
  chickencurry: [
    '[bone] Thighs and drumsticks stay juicier in gravy than breast.',
    '[masala] Fry the masala until oil shows at the rim before the chicken goes in; later it will only boil.',
  ],
  muttoncurry: ['[the meat browns!liver] Do not hurry the browning: colour is flavour.'],
  fishcurry: ['[gravy!steam] Make the gravy ahead and slip the fish in when people sit down.'],
  shellfish: [
    '[prawns] Keep the prawns aside, cold, until the gravy tastes right: seafood must never wait for the sauce.',
  ],
  biryani: [
    '[seven parts] Salt the rice water like the sea: rice takes no salt afterwards.',
    'A tawa under the pot keeps the bottom from burning.',
  ],
  pulao: ['[basmati] Loosen the rice with a fork when it has stood: a spoon breaks the long grains.'],
  friedrice: ['Cook rice the day before and chill it within the hour; warm rice turns to porridge in the wok.'],
  chaat: ['[curd] Chill the curd and the chutneys; a chaat lives on hot, cold and crisp together.'],
  samosa: ['[barely warm] A low flame for the first ten minutes is what makes a flaky crust without blisters.'],
  pakora: ['[batter!soda] Soda makes pakoras drink oil; a spoon of hot oil in the batter does the same work.'],
  namkeen: ['[\\bfry in] Cool one piece before you take out the lot: crispness shows only when it is cold.'],
  momo: ['Keep filled momos under a damp cloth, as a dried rim does not seal.'],
  kebab: ['[(on|along) skewers] Soak wooden skewers an hour, or they burn before the kebab is done.'],
  fishfry: [
    '[!prawns|squid|crab|mussels] Dry the fish well before the masala goes on: wet, it sticks to the pan and breaks.',
  ],
  soup: ['[\\bblend] Fill the blender no more than half with hot soup and leave its lid ajar: steam blows it off.'],
  halwa: ['[boil water|pour in water] Warm the water before it meets the hot ghee, and stand back.'],
  kheer: [
    '[!coconut milk] A heavy pan and a spoon resting in it keep milk from boiling over.',
    '[\\bsoft\\b] Sweeten only when all is soft: what is sweet stops cooking.',
  ],
  dairysweet: ['[chhena] Rinse fresh chhena in cold water, so that no sourness stays.'],
  friedsweet: ['[warm syrup] Syrup and sweets should not both be hot: warm syrup, hot sweet.'],
  chutney: [
    '[(mint|coriander) leaves.*\\bgrind!\\bpound|char] Grind with ice-cold water, and the colour stays fresh.',
    '[glossy] Take it off while it still runs: a sweet chutney sets as it cools.',
    '[adding water by the spoon] Be sparing with the water: what is ground too thin cannot be thickened.',
  ],
  teabake: [
    '[cake|muffin|loaf] Leave the oven shut for the first two thirds of the time: a rising cake falls in a draught.',
    '[set apart on the tray] They are soft when they come out and turn crisp as they cool.',
    '[butter] Let everything come to the warmth of the room first: cold milk makes creamed butter curdle.',
  ],
  fruitbowl: [
    '[\\b(apple|banana|pear|guava)s?\\b] Cut last what browns in the air, and dress it at once.',
    '[melon|pineapple|papaya|grapes|lime|mango|litchi] Chill the fruit whole: once it is cut it weeps in the cold.',
  ],
  pickle: [
    'These amounts give a spoonful each; for a jar of a kilo multiply them by ten, and keep every wet spoon out of it.',
  ],
  misal: ['[red tarri.*\\bpav] Skim the tarri off before you serve and let everyone pour their own heat.'],
  kathiroll: ['Keep the filling dry: a wet one soaks the roll.'],
}
