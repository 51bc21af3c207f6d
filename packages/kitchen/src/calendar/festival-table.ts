/**
 * Festivals of 2026 to 2028, one a line:
 * name|places|days of 2026|2027|2028 (MMDD, or a span)|confidence|fast|weight|what is eaten|note
 *
 * - places: states, regions, or All. Names agree with the reminder reader's table where it has the feast; the two packages
 *   do not know each other, so a day that changes changes in both.
 * - confidence: fixed (each year), official, high, medium, near (a day either way), moon (as the moon is sighted).
 * - fast: vrat (strict: no grain, pulse, onion, garlic or common salt), monday (such a vrat on Mondays), nirjala (nothing,
 *   not even water), satvik, daylight (from dawn to sunset), friday (no meat on Fridays), jain, or - for none.
 * - weight: 3 a day the whole kitchen turns on, 2 a feast, 1 a season or a quiet day.
 * - what is eaten: o onion and garlic are usual, n meat and fish are usual; - neither.
 *
 * Days: official lists of 2026, else computed from sun and moon by each feast's rule and compared with published almanacs.
 */
export const festivalYears = [2026, 2027, 2028] as const

export const festivalTable = `
New Year's Day|All|0101|0101|0101|fixed|-|2|on|People see the year in with cake and a biryani; in the north it is also the height of the gajar halwa season.
Guru Gobind Singh Jayanti|Punjab Bihar Delhi|0105|0105|0105|near|-|2|o|Gurdwaras serve langar to all who come, a vegetarian meal of dal, roti, sabzi and kheer.
Lohri|Punjab Haryana Delhi Himachal-Pradesh Jammu-and-Kashmir|0113|0114|0114|near|-|3|on|Til, gud, peanuts and popcorn go round the Lohri fire and some of each goes into it.
Makar Sankranti|All|0114|0115|0115|high|-|3|o|Til and gud are on every plate from Gujarat to Bihar: in Maharashtra they are given with "til gul ghya, god god bola", in Uttar Pradesh khichdi is the meal of the day.
Pongal|Tamil-Nadu Puducherry|0114|0115|0115|medium|-|3|-|New rice is boiled with milk and jaggery until it spills over the pot, to the call "Pongalo Pongal".
Magh Bihu|Assam|0114|0115|0115|medium|-|3|on|The evening before is Uruka, a common feast by the river; pitha and laru of til and coconut follow in the morning.
Vasant Panchami|West-Bengal Odisha Bihar North|0123|0211|0131|high|satvik|2|-|Yellow is worn and eaten; in Bengal khichuri, labra and kul chutney follow the puja of Saraswati.
Republic Day|All|0126|0126|0126|fixed|-|2|on|Jalebi after the flag hoisting is a habit in many schools and housing societies.
Thaipusam|Tamil-Nadu Kerala|0201|0122|0209|medium|satvik|2|-|Panchamirtham of banana, jaggery, honey, dates and ghee is the offering to Murugan.
Maha Shivaratri|All|0215|0306|0223|high|vrat|3|-|Many keep the day on fruit, sabudana and thandai and watch through the night.
Losar|Ladakh Sikkim Arunachal-Pradesh|0218|0207|0226|near|-|2|on|Guthuk, a soup of nine things, is eaten two evenings before; khapse, fried biscuits, stand on the table all week.
Ramadan|All|0219-0320|0209-0309|0129-0226|moon|daylight|1|on|Households that keep the fast eat before dawn (sehri) and break it at sunset with dates, fruit and something fried (iftar).
Lent|Goa Kerala Northeast|0218-0404|0210-0327|0301-0415|official|friday|1|on|On Ash Wednesday and the Fridays of Lent many Christian homes cook fish or vegetables instead of meat.
Holika Dahan|North West Central|0303|0321|0310|high|satvik|2|-|The bonfire of the eve gets a puran poli in Maharashtra before the family has its own.
Holi|North West East Central|0304|0322|0311|high|-|3|on|Gujiya and thandai are Holi from Delhi to Varanasi; dahi bhalla and kanji vada stand ready for those who come to throw colour.
Ugadi|Karnataka Andhra-Pradesh Telangana|0319|0407|0327|high|-|3|-|Ugadi pachadi puts six tastes in one bowl: neem flower, jaggery, tamarind, raw mango, chilli and salt.
Gudi Padwa|Maharashtra Goa|0319|0407|0327|high|-|3|-|A bite of neem leaf with jaggery comes first, puran poli or shrikhand puri after it.
Cheti Chand|Gujarat Rajasthan Maharashtra Madhya-Pradesh|0320|0408|0328|medium|-|1|on|Sindhi families cook tahiri, a sweet saffron rice, with sai bhaji.
Chaitra Navratri|North West Central|0319-0327|0407-0415|0327-0404|high|vrat|1|-|On the eighth or ninth day girls are fed kala chana, halwa and puri.
Ram Navami|All|0326|0415|0404|high|vrat|2|-|Panakam of jaggery, dry ginger and pepper with kosambari is the offering in the south; panjiri in the north.
Mahavir Jayanti|All|0331|0419|0407|medium|jain|2|-|Jain kitchens cook without roots, onion and garlic and close before sunset.
Hanuman Jayanti|North Maharashtra|0402|0420|0409|high|satvik|2|-|Boondi and besan ladoo are taken to the temple and shared out.
Eid al-Fitr|All|0321|0310|0227|moon|-|3|on|Sheer khurma, fine vermicelli in milk with dates, is the first thing offered to a guest.
Good Friday|Goa Kerala Northeast|0403|0326|0414|official|friday-today|2|on|In Kerala the evening before belongs to pesaha appam, an unleavened rice bread shared at home.
Easter Sunday|Goa Kerala Northeast|0405|0328|0416|official|-|3|on|In Kerala the fast of Lent ends with appam and a white stew.
Baisakhi|Punjab Haryana Delhi|0414|0414|0414|high|-|3|o|The rabi harvest is in; chole, lassi and kada prasad are shared at the mela and the gurdwara.
Vishu|Kerala|0414|0414|0414|high|-|3|-|The day begins with the sight of the vishukkani, a tray of rice, fruit, cucumber and konna flowers; the sadya follows.
Puthandu|Tamil-Nadu Puducherry|0414|0414|0414|high|-|3|-|Mangai pachadi of raw mango, jaggery and neem flower stands for the year's mixed tastes.
Bohag Bihu|Assam|0414-0415|0414-0415|0413-0414|medium|-|3|on|Jolpan, beaten or puffed rice with curd and jaggery, and pitha are offered to every visitor.
Poila Boishakh|West-Bengal Tripura|0415|0415|0414|high|-|3|on|Shopkeepers open the new account book, the haal khata, and hand out sweets.
Pana Sankranti|Odisha|0414|0414|0414|high|-|2|-|Bela pana, a drink of bael pulp with curd or milk and pepper, opens the Odia year.
Akshaya Tritiya|All|0419|0508|0427|high|satvik|2|-|Jains who end the year-long varshitap fast do so with sugarcane juice.
Buddha Purnima|All|0501|0520|0508|high|satvik|2|-|Kheer recalls the bowl of milk rice that Sujata gave to the Buddha.
Eid al-Adha|All|0527|0517|0506|moon|-|3|on|Liver is often the first dish of the day; biryani, korma and kebab follow, and a third of the meat is given away.
Raja Parba|Odisha|0614-0616|0614-0616|0614-0616|near|-|2|on|For three days the earth rests: nothing is ground at home and poda pitha is baked beforehand.
Muharram|All|0626|0615|0604|moon|-|2|on|Khichda or haleem is cooked in large pots and sherbet is offered to passers-by.
Rath Yatra|Odisha Gujarat West-Bengal|0716|0705|0624|high|-|3|-|In Puri the mahaprasad of rice, khechudi and dalma is cooked in earthen pots stacked over wood fires.
Guru Purnima|All|0729|0718|0706|high|satvik|1|-|Kheer and halwa are usual on this full moon.
Sawan|North Central East|0730-0828|0719-0817|0707-0805|high|monday|1|-|Mondays of Sawan are kept on fruit and sabudana by many; ghevar is the sweet of the month in Rajasthan.
Shravan|Maharashtra Goa Gujarat Karnataka Andhra-Pradesh Telangana|0813-0911|0803-0831|0723-0820|medium|monday|1|-|By the southern and western count Shravan begins at the new moon; many homes leave out meat for the month.
Hariyali Teej|Rajasthan Uttar-Pradesh Bihar Haryana Delhi|0815|0805|0724|high|nirjala|2|-|Ghevar is sent to married daughters in the sinjara before Teej.
Nag Panchami|All|0817|0806|0726|high|satvik|1|-|Some homes neither fry nor cut on this day: along the Konkan patoli are steamed in turmeric leaves.
Independence Day|All|0815|0815|0815|fixed|-|2|on|Ladoo and jalebi are handed round after the flag is raised.
Parsi New Year|Maharashtra Gujarat|0815|0815|0814|high|-|2|on|Sev with sweet curd or ravo starts the day; patra ni machhi and pulao dal are the meal.
Varalakshmi Vratam|Andhra-Pradesh Telangana Karnataka Tamil-Nadu|0828|0813|0804|medium|satvik|2|-|Purnalu, pulihora, garelu and payasam are offered before the household eats.
Raksha Bandhan|North West Central|0828|0817|0805|high|-|3|on|The thali carries a rakhi, rice, a lamp and something sweet, which is fed to the brother first.
Onam|Kerala|0826|0912|0901|high|-|3|-|The sadya is served on a banana leaf in a set order, from salt, chips and pickles to rice, curries and two or three payasams.
Milad un-Nabi|All|0826|0815|0804|moon|-|2|on|Zarda, a sweet saffron rice, and kheer are cooked and shared.
Janmashtami|All|0904|0825|0813|high|vrat|3|-|The fast is broken at midnight with panjiri, makhan mishri and panchamrit.
Paryushan|Gujarat Rajasthan Maharashtra|0908-0915|0829-0905|0817-0824|medium|jain|1|-|For eight days Shvetambara homes cook dry pulses and grain, without greens or roots, and eat before sunset.
Hartalika Teej|Maharashtra Uttar-Pradesh Bihar Chhattisgarh|0914|0903|0823|high|nirjala|2|-|Women keep the day without water; pedakiya and thekua are made for the morning after.
Ganesh Chaturthi|Maharashtra Goa Karnataka Andhra-Pradesh Telangana Tamil-Nadu Gujarat|0914|0904|0823|high|-|3|-|Ukadiche modak, rice shells filled with coconut and jaggery, are offered in counts of twenty-one.
Nuakhai|Odisha Chhattisgarh|0915|0905|0824|near|-|2|on|The first rice of the harvest is offered to the deity before anyone tastes it.
Anant Chaturdashi|Maharashtra North|0925|0914|0902|high|satvik|1|-|Ganesha is given farewell with modak; some keep the day without salt.
Vishwakarma Puja|West-Bengal Odisha Bihar Jharkhand Assam|0917|0917|0917|high|-|1|on|Workshops stop for the day and share khichuri, labra and chutney.
Pitru Paksha|All|0926-1010|0915-0929|0903-0918|high|satvik|1|-|On their own dates families cook kheer, puri and urad vada for their forebears; feasts wait until the fortnight is over.
Navratri|All|1011-1020|0930-1009|0919-0927|high|vrat|1|-|In the north and west nine days are kept on kuttu, samak and singhara; in the south a different sundal is offered each evening.
Durga Puja|West-Bengal Assam Odisha Tripura Jharkhand|1017-1021|1005-1010|0924-0928|medium|-|3|on|Bhog in the pandals is khichuri, labra, a fritter, chutney and payesh; Navami belongs to mutton.
Durga Ashtami|All|1019|1007|0926|medium|-|2|-|Nine young girls are fed halwa, puri and kala chana in the kanya puja of the north.
Dussehra|All|1020|1009|0927|high|-|3|on|Jalebi with fafda is the Dussehra breakfast of Gujarat.
Gandhi Jayanti|All|1002|1002|1002|fixed|-|1|o|A simple vegetarian meal suits the day.
Bathukamma|Telangana|1010-1018|0929-1007|0918-0926|medium|-|1|-|Each of the nine evenings has its own offering, from atukulu to sattu pindi.
Sharad Purnima|North Maharashtra West-Bengal Odisha|1025|1014|1002|high|satvik|2|-|Kheer, or masala doodh in Maharashtra, is set in the moonlight before it is drunk.
Karva Chauth|Punjab Haryana Delhi Uttar-Pradesh Rajasthan Madhya-Pradesh|1029|1018|1007|high|nirjala|2|-|Sargi before dawn is pheni, mathri, fruit and nuts; the fast ends when the moon has been seen.
Ahoi Ashtami|North|1101|1022|1011|high|nirjala|1|-|Mothers fast until the stars are out; gulgule and puri are made for the evening.
Dhanteras|All|1106|1027|1015|high|-|2|-|Sweets are set before Lakshmi and the first Diwali boxes go out.
Naraka Chaturdashi|South Maharashtra Goa|1108|1028|1017|high|-|2|on|After the oil bath at dawn comes faral in Maharashtra, several kinds of poha in Goa, idli in the south.
Diwali|All|1108|1029|1017|high|-|3|o|Boxes of mithai and namkeen go from door to door; many homes keep the evening of Lakshmi puja vegetarian.
Kali Puja|West-Bengal Assam Odisha|1108|1028|1017|medium|-|2|n|Mutton offered at Kali puja is cooked niramish, without onion and garlic.
Govardhan Puja|North Gujarat|1110|1030|1018|high|-|2|-|Annakut is a mountain of food: one sabzi of many vegetables, kadhi, rice and sweets.
Bhai Dooj|All|1111|1031|1019|high|-|2|on|Sisters put a tilak and feed their brothers, with basundi puri in Maharashtra and fish or mutton in Bengal.
Chhath|Bihar Jharkhand Uttar-Pradesh Delhi|1115|1104|1023|high|nirjala|3|-|Before the fast of thirty-six hours come kaddu-bhaat and then rasiyaw, rice in milk with gud; thekua is the offering.
Dev Uthani Ekadashi|North Maharashtra|1120|1110|1028|high|vrat|2|-|Sugarcane, singhara and shakarkand of the new season are offered.
Guru Nanak Jayanti|All|1124|1114|1102|high|-|3|o|Langar serves dal, roti, sabzi and kheer to all who sit down together, and kada prasad first.
Karthigai Deepam|Tamil-Nadu Kerala|1124|1211|1201|medium|satvik|2|-|Pori urundai, balls of puffed rice and jaggery, are offered when the lamps are lit.
Hornbill Festival|Nagaland|1201-1210|1201-1210|1201-1210|fixed|-|1|on|Each morung cooks its own: smoked meat, bamboo shoot, axone and galho.
Mokshada Ekadashi|Haryana Gujarat Maharashtra|1220|1209|1127|high|vrat|1|-|Gita Jayanti falls on this ekadashi of Margashirsha.
Christmas|All|1225|1225|1225|fixed|-|3|on|Plum cake is shared everywhere; Goa fries kulkul and neureo, Kerala has appam with stew.
`
