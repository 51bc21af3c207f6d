/**
 * Kitchen tips, one per line: topic|season, or - for the whole year|the tip. Each is self-contained: one to three short
 * sentences with what to do and why.
 */
export const kitchenTipTable = `
spices|-|Heat oil properly before adding whole spices: a cumin seed should sizzle at once, or it goes soggy instead of fragrant.
spices|-|Add ground turmeric and chilli with a spoon of water or on a low flame; they burn in seconds in hot dry oil and turn bitter.
spices|-|Roast whole spices on a low flame until you smell them, then cool them fully before grinding, or the powder cakes.
spices|-|Crush cardamom with a pinch of sugar: the grains help to break the seeds to a fine powder.
spices|-|Garam masala goes in at the end; its scent is lost with long boiling.
spices|-|Mustard seeds must pop before the next spice goes in; unpopped seeds stay hard and bitter.
spices|-|Rub kasuri methi between the palms as it goes into the pot: warmth and crushing bring the scent out.
spices|-|Soak saffron in a spoon of warm milk for ten minutes before use; the colour spreads evenly and less is needed.
spices|-|Fry hing in fat for a few seconds before anything wet goes in. Raw hing smells sharp, fried hing smells of onion and garlic.
spices|-|Buy whole spices in small amounts and write the month on the jar: ground ones fade in about half a year.
spices|-|Keep chilli powder in the dark, away from the stove. Light and warmth turn the red to brown.
spices|-|Fenugreek seeds turn from nutty to bitter in a moment: take them off as soon as they are a shade darker.
spices|-|Tie whole spices in a piece of muslin for pulao or stock and lift them out in one go.
spices|-|Dry-roast rock salt or common salt in the monsoon, or keep a few grains of rice in the jar, and it stays loose.
tadka|-|Finish dal with the tadka and put the lid on for two minutes: the steam carries the scent into the pot.
tadka|-|Pat curry leaves dry before they go into hot oil. Drops of water make the oil spit.
tadka|-|For curd dishes let the tadka cool for a minute before pouring it over, so that the curd does not split.
tadka|-|Slit green chillies before frying; a whole one can burst in hot oil.
dal|-|Soak rajma and chana overnight, throw that water away, and boil rajma hard for ten minutes before simmering: raw kidney beans upset the stomach.
dal|-|Add tomato, tamarind or kokum to dal only when it is soft: sour slows the softening. Salt may go in from the start.
dal|-|A few drops of oil in the pressure cooker keep the dal from frothing up into the vent.
dal|-|Toor dal cooks faster after half an hour in water; masoor and moong need no soaking.
dal|-|Chill leftover dal within two hours and boil it through once before eating. It thickens overnight, so add hot water.
dal|-|Old pulses take longer to soften. Buy what you use in three months and do not mix two lots in one jar.
dal|-|Sprout moong by soaking it for eight hours and then hanging it in a damp cloth; rinse twice a day and cook sprouts before serving them to small children.
rice|-|Rinse basmati until the water is nearly clear and soak it for twenty minutes: the grains come out longer and do not stick.
rice|-|Rest cooked rice covered for ten minutes off the heat, then loosen it with a fork, not with a spoon.
rice|-|Cool leftover rice quickly in a shallow dish and chill it within an hour; use it the next day and heat it until it steams.
rice|-|For fried rice use rice that has been chilled overnight: dry grains fry, fresh ones steam to a mash.
rice|-|A little lemon juice in the water keeps rice white.
rice|-|New rice of the season needs less water than old rice: begin with a quarter cup less.
rice|-|For curd rice mash the rice while it is warm and mix in the curd when it has cooled, with some milk so that it does not turn sour by noon.
rotis|-|Rest roti dough for at least twenty minutes under a damp cloth; it rolls thinner and does not shrink back.
rotis|-|Knead makki and bajra flour with hot water, a little at a time: they have no gluten, and hot water makes the dough hold.
rotis|-|Roll phulkas evenly to the edge. A thick rim stops them from puffing.
rotis|-|Squeeze grated mooli or lauki before stuffing a paratha and knead the flour with that water.
rotis|-|For flaky parathas dust the oiled layers with dry flour before folding.
rotis|-|Keep rotis in a cloth inside the box. The cloth takes up the steam that would make them soggy.
rotis|-|Fry puris in oil hot enough that a bit of dough rises at once, and press lightly with the spoon so that they puff.
batter|-|Grind urad dal with ice-cold water: a warm grinder makes the batter lose its air.
batter|winter|In cold weather set idli batter to ferment in the oven with only the lamp on, or wrap the pot in a towel.
batter|summer|In summer grind with chilled water and chill the batter as soon as it has risen, or it turns sour by evening.
batter|-|Mix fermented batter gently and never beat it; the air in it makes the idli soft.
batter|-|Sprinkle water on the dosa tava before each dosa: it should dance and vanish, then wipe and spread.
batter|-|Rub the dosa tava with half an onion on a fork dipped in oil; the next dosa comes off cleanly.
batter|-|A spoon of cooked poha ground with the rice makes dosa and idli softer.
batter|-|Stir Eno or soda into dhokla batter at the very end and steam at once: the bubbles do not wait.
batter|-|Let besan batter for pakora rest ten minutes, then beat it until a drop floats in water.
frying|-|Test frying oil with a crumb of batter: it should rise slowly for kachori and samosa, quickly for puri and pakora.
frying|-|Fry in small batches. A crowded kadhai cools the oil, and cool oil soaks into the food.
frying|-|Fry samosas and kachoris on a low flame and be patient: high heat blisters the crust and leaves it soft inside.
frying|-|Drain fried food on a rack or in a sieve; on a flat plate the underside steams soft.
frying|-|Dry potatoes and bhindi well before they meet hot oil, for crispness and for safety.
frying|-|Strain frying oil when it is cool, keep it dark, and use it up soon in small amounts; do not fry in oil that smokes early or smells stale.
frying|-|Never pour water on burning oil. Turn the flame off and cover the pan with a lid.
vegetables|-|Wash leafy greens in a deep bowl of water and lift them out, so that the grit stays at the bottom.
vegetables|-|Cut brinjal into salted water so that it does not brown, and dry it before frying.
vegetables|-|Wash bhindi whole and dry it completely before cutting: water is what makes it slimy.
vegetables|-|Cook bhindi without a lid and salt it near the end; trapped steam makes it sticky.
vegetables|-|Rub karela with salt, leave it for twenty minutes and squeeze: much of the bitterness goes with the water.
vegetables|-|Oil your hands before cutting suran, arbi or raw banana; arbi and suran itch, and all three stain.
vegetables|-|Cook suran and arbi thoroughly and with something sour such as tamarind, which tames the itch in the throat.
vegetables|-|Blanch palak for one minute, put it into ice water and grind it: the puree stays green.
vegetables|-|Cook greens in an open pan. A lid traps the acids that turn them dull.
vegetables|-|Roast baingan for bharta with a few slits and some garlic tucked in, until it collapses and the skin lifts off.
vegetables|-|Soak cauliflower florets in warm salted water for ten minutes; anything that hides in them floats out.
vegetables|-|Save the water in which vegetables were boiled for kneading dough or thinning a dal.
vegetables|-|Freeze shelled peas after one minute in boiling water and a dip in cold, and they stay sweet for months.
vegetables|-|Grate lauki with the skin on when it is young and tender; taste a sliver first, and throw a bitter one away.
vegetables|-|Peel ginger with the edge of a spoon: it follows the knobs and wastes little.
vegetables|-|Put potatoes into cold water with salt and bring both to the boil together, so that they cook evenly to the middle.
vegetables|-|Keep potatoes and onions apart, both in the dark and in the air: together they sprout and rot sooner.
vegetables|-|Wrap coriander in a dry cloth and keep it in a box in the fridge; wet leaves rot first.
vegetables|-|Stand mint and coriander in a glass of water like flowers if you use them within two days.
gravy|-|Brown onions slowly, salting them at the start: the salt draws the water out and they colour evenly.
gravy|-|Cook a masala until the oil shows at the edges; before that the tomato and ginger still taste raw.
gravy|-|Add hot water to a gravy, never cold. Cold water stops the cooking and dulls the colour.
gravy|-|Whisk curd with a spoon of besan before it goes into a hot gravy and stir until it boils: it will not split.
gravy|-|Take the pan off the heat before cream or coconut milk goes in, then warm it gently.
gravy|-|Too much salt in a curry? Make more of it: add unsalted dal, potato, curd or coconut milk. A dough ball takes out very little.
gravy|-|Soak cashews in hot water for twenty minutes before grinding, and the paste needs no straining.
gravy|-|Two or three spoons of cooked dal or a mashed potato thicken a thin curry without changing its taste.
gravy|-|Roast besan for kadhi lightly if you like it nutty, and let kadhi simmer for at least twenty minutes to lose the raw taste.
paneer|-|Soak fried or cold paneer in warm salted water for ten minutes, and it turns soft again.
paneer|-|Put paneer into the gravy in the last three minutes; longer boiling makes it rubbery.
paneer|-|Use the whey of homemade paneer in roti dough, dal or rasam.
curd|winter|In winter set curd in a warm corner with the milk a little hotter than usual, and give it ten hours.
curd|summer|In summer set curd with half the starter and chill it as soon as it is firm, about five hours.
curd|-|For thick curd boil the milk down a little and let it cool until a finger bears it for ten seconds before adding the starter.
curd|-|Hang curd in muslin in the fridge overnight for shrikhand; on the counter it turns sour.
milk|-|Rinse the pan with cold water before milk goes in; less of it catches at the bottom.
milk|-|Lay a wooden spoon across the pot of milk to win a few seconds, but stay beside it.
eggs|-|Start eggs in cold water, boil nine minutes from the first bubbles and cool them at once: the yolk gets no grey ring.
eggs|-|Break each egg into a cup first. One bad egg then spoils nothing else.
meat|-|Thaw meat in the fridge overnight, on a plate on the lowest shelf, never on the counter.
meat|-|Marinate chicken in curd in the fridge, for six hours at most if the curd is very sour; longer makes the outside mealy.
meat|-|Chicken is done when the juice at the bone runs clear and the flesh is white through; if in doubt, give it five minutes more.
meat|-|Do not wash raw chicken under the tap: the spray carries germs over the sink. Pat it dry with paper instead.
meat|-|Keep one board and knife for raw meat and fish, and another for what is eaten raw.
meat|-|Brown keema in a wide pan without stirring too soon, or it boils in its own water.
meat|-|Slow-cooked mutton tastes better the next day. Cool it fast, chill it, and boil it through before serving.
fish|-|Fresh fish has bright eyes and red gills and springs back under the finger; it smells of the sea, not of fish.
fish|-|Rub fish with turmeric and salt, leave it for fifteen minutes and dry it before frying, so that it does not stick.
fish|-|Do not stir a fish curry: swirl the pan, and the pieces stay whole.
fish|-|Prawns are done when they curl to a C; an O means that they are tough.
fish|monsoon|Buy river or pond fish in the early monsoon: many coasts rest from sea fishing while the fish breed.
coconut|-|Freeze grated coconut in small flat bags. It keeps for months and thaws in minutes.
coconut|-|Grind coconut for chutney with warm water in cool weather, so that its fat does not set in lumps.
coconut|-|Shake a coconut before buying: you should hear water, and the three eyes should be dry.
chutneys|-|Grind green chutney with a few ice cubes and some lemon, and it stays bright.
chutneys|-|Put the peanuts or coconut into the grinder before the leaves: they need longer, and the leaves stay greener.
chutneys|-|Soak tamarind in hot water for twenty minutes, then squeeze and strain; the second water makes a good rasam.
pickles|summer|Dry every mango piece and the jar in the sun before pickling: water, not air, is what spoils an achaar.
pickles|-|Keep pickle under a finger of oil and take it out with a dry spoon.
pickles|winter|Make gajar, gobi and shalgam pickle in January, when the vegetables are sweet and the sun is mild enough to leave the jar out.
sweets|-|Test sugar syrup between two fingers: one thread for jalebi and gulab jamun, two for barfi.
sweets|-|Sugar syrup with a few drops of lemon does not crystallise.
sweets|-|Roast suji in ghee until it smells nutty, and add hot liquid, standing back as it sputters: halwa has no lumps then.
sweets|-|Fry gulab jamun on a low flame and put them hot into warm, not boiling, syrup.
sweets|-|Let jaggery melt with a spoon of water and strain it before use; it often holds grit.
sweets|-|Add jaggery to milk only off the heat, when both have cooled a little, or the milk may split.
sweets|winter|Shape til ladoo while the mixture is hot, with a little water on your palms; cold jaggery cracks.
sweets|-|Stir kheer from the bottom and let it thicken off the heat: it sets further as it cools.
sweets|-|Roast besan for ladoo on the lowest flame until the ghee comes free, about twenty-five minutes. There is no short way.
storage|monsoon|Dry-roast suji, dalia and poha and keep them in tight jars; in damp weather weevils find open packets first.
storage|monsoon|Put neem leaves, dried well, or a few cloves into the rice and dal jars; look through the jars each month.
storage|-|Cool food in shallow dishes and chill it within two hours of cooking, one hour on very hot days.
storage|-|Write the date on what you freeze. Cooked dal and curry keep their taste for about two months.
storage|-|Keep ghee in a dry jar with a dry spoon, and it needs no fridge for months.
storage|monsoon|Leave papad and namkeen in the oven at a low heat for five minutes when they have gone soft; they crisp as they cool.
storage|summer|Freeze lemon juice in an ice tray in the months when lemons are cheap: one cube is about two spoons.
storage|summer|Boil raw mangoes and freeze the pulp with sugar and roast cumin. A spoon in cold water is panna at any time.
storage|-|Store atta in a cool place and buy it for six weeks: whole flour turns rancid sooner than maida.
saving|-|A pressure cooker with three tiers makes rice, dal and potatoes on one flame.
saving|-|Turn the flame low after the first whistle; whistles count steam that is lost, not time.
saving|-|Soak rice and dal before you cut the vegetables: what waits in water cooks in half the time.
saving|-|Make a week's ginger-garlic paste with salt and a little oil, keep it in the fridge and take it with a dry spoon.
saving|-|Brown a kilo of onions at a time, cool them and freeze them flat; break off what a curry needs.
saving|-|Cauliflower stalks, radish leaves and pea pods' inner skins make a good sabzi or stock.
saving|-|Stale rotis torn and tossed with tadka, curd and peanuts are a breakfast of their own.
safety|-|Open a pressure cooker only when the pin has fallen by itself. Cool it under water only if the recipe says so.
safety|-|Clean the vent and look at the gasket of the pressure cooker every time; dal froth blocks it easily.
safety|-|Wash hands after cutting chillies with oil first and soap after: the sting dissolves in fat.
safety|-|Hold a damp cloth under the cutting board and it will not slide.
safety|-|A sharp knife slips less than a blunt one. Draw it over a steel or the base of a stone cup now and then.
tea|-|Crush ginger for tea and boil it in the water before the milk goes in; it can make milk split.
tea|-|Add elaichi to chai with the shell, crushed. The shell has scent too.
tea|-|Warm the tumbler before pouring filter coffee, and pour the decoction first.
drinks|summer|Salt, roast cumin and a little sugar in chaas or nimbu pani make up for what a hot day takes out.
drinks|summer|Soak sabja seeds for ten minutes before they go into a sherbet; dry ones clump.
drinks|winter|Whisk haldi into hot milk with a little ghee or cream: its colour dissolves in fat, not in water.
produce|winter|Buy red carrots for gajar halwa in December and January. They are sweeter and juicier than the orange ones.
produce|winter|Peel and freeze peas in January; a kilo of pods gives about half a kilo.
produce|winter|Fresh green garlic and hara chana are here for a few weeks only: fold both into parathas and dal.
produce|spring|Use the last methi of the season for kasuri methi: dry it in the shade on paper, turning it daily.
produce|summer|Put mangoes in water for half an hour before eating; it cools them and rinses the sap away.
produce|summer|Choose a watermelon with a yellow patch where it lay and a hollow sound when you knock.
produce|monsoon|Look over leafy greens with care in the rains, and choose gourds, which keep drier and cleaner.
produce|monsoon|Roast bhutta over a flame with the husk pulled back as a handle, and rub it with lemon, salt and chilli.
produce|autumn|Choose singhara that are firm and heavy. Boil them ten minutes in the shell before peeling.
produce|autumn|Roast shakarkand in its skin at a low heat; the slower it is roasted, the sweeter it is.
festive|autumn|Make namkeen a week before Diwali and mithai with khoya only a day or two before: fried things keep, milk does not.
festive|-|Use sendha namak, ghee, cumin and green chilli for vrat food; most masala powders hold coriander or asafoetida with flour.
festive|-|For puran poli the puran must stand by itself on a spoon: cook it dry, or it will tear the dough.
festive|-|Knead rice flour for modak with boiling water and a little ghee while it is hot, and keep it covered. Cracks come from dryness.
`
