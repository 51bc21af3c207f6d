/** Dishes that were at hand while the search was made, in the form of held-back-queries.ts; the families were read one by one. */
export const knownDishes = `
Cold Coffee|drink|veg
Rose Lassi|drink|veg
Sattu Drink|drink|veg
Plain Paratha|roti|veg
Rajgira Paratha|vrat|veg
Taftan|roti|veg
Oats Chilla|cheela|veg
Poha With Curd|poha|veg
Vegetable Sandwich|sandwich|veg
Aloo Methi|sabzi|veg
Besan Gatte Curry|besandish|veg
Black Channa Curry|chana|veg
Chicken Manchow Soup|soup|nonveg
Chicken Shorba|soup|nonveg
Dal Gosht|dal|nonveg
Egg Korma|eggcurry|egg
Egg Sandwich|sandwich|egg
Jackfruit Kofta Curry|kofta|veg
Kabuli Channa Curry|chana|veg
Kashmiri Mutton Koftas|kashmirispecial|nonveg
Lobia Masala|chana|veg
Paneer Makhana Korma|paneercurry|veg
Prawn Ghee Roast|shellfish,dryroast|nonveg
Vegetable Yakhni|rasedar|veg
Whole Urad|dal|veg
Chicken Biryani|biryani|nonveg
Flattened Rice Cutlet|cutlet|veg
Veg Fried Rice|friedrice|veg
Vegetable Khichdi|khichdi|veg
Dates Chutney|chutney|veg
Gooseberry Pickle|pickle|veg
Gun Powder Chutney|podi|veg
Mango Pickle|pickle|veg
Pear Preserves|pickle|veg
Saunth|chutney|veg
Bread Pakora|pakora|veg
Crispy Corn|indochinese|veg
Dahi Ke Kebab|vegkebab|veg
Gujarati Handvo|handvo|veg
Khakhra Chaat|chaat|veg
Methi Pakora|pakora|veg
Reshmi Kebab|kebab|nonveg
Sweet Corn Soup|soup|veg
Cabbage Kheer|kheer|veg
Carrot Kheer|kheer|veg
Gulab Jamun|friedsweet|veg
Pumpkin Halwa|halwa|veg
Rasam Powder|chutney|veg
Saffron Milk|drink|veg
Shahi Suji Halwa|halwa|veg
Hathphodwa|dosa|veg
Indori Poha|poha|veg
Indori Namkeen|namkeen|veg
Chana Ghugni|misal|veg
Khajur Pua|sweetpancake|veg
Chhatu Rai|sabzi|veg
Santula|easternveg|veg
Chhena jalebi|friedsweet|veg
Mochar Ghonto|easternveg|veg
Muri Ghonto|easternveg|nonveg
Potoler Dorma|bharwan|veg
Kasundi|pickle|veg
Egg Roll|kathiroll|egg
Kabiraji Cutlet|cutlet|nonveg
Kathi Roll|kathiroll|nonveg
Telebhaja|pakora|veg
Nolen Gurer Payesh|kheer|veg
Rosogolla|dairysweet|veg
Paneer Tikka Masala|paneercurry|veg
Kullu Trout|fishcurry|nonveg
Til Chutney Pahadi|chutney|veg
Babru|vada|veg
Girda|roti|veg
Monj Haak|saag|veg
Tschok Wangun|kashmirispecial|veg
Paneer Paratha|paratha|veg
Baingan Bharta|bharta|veg
Bhindi Masala|sabzi|veg
Chicken Tikka Masala|chickencurry|nonveg
Dal Makhani|dal|veg
Makki di roti sarson da saag|saag|veg
Thandai|drink|veg
Tehri|onepot|veg
Tunday Kebab|kebab|nonveg
Peda|mithai|veg
Petha|candied|veg
Pahari Mutton Bhutwa|muttoncurry|nonveg
Bal Mithai|candied|veg
Churpi Chutney|chutney|veg
Haanhor Mangxo|northeast|nonveg
Xaak Bhaji|sabzi|veg
Ghila Pitha|steamedsweet|veg
Sana Thongba|paneercurry|veg
Paaknam|pakora|nonveg
Zutho|kanji|veg
Thukpa|noodles|nonveg
Berma Bwtwi|northeast|nonveg
Chakhwi|northeast|veg
Pork Bharta|bharta|nonveg
Allam Pachadi|chutney|veg
Bobbatlu|puranpoli|veg
Poornalu|friedsweet|veg
Kadambuttu|puttu|veg
Kotte Kadubu|idli|veg
Neer Dosa|instantdosa|veg
Set Dosa|dosa|veg
Kesari Bath|halwa|veg
Duck Roast|porkduck|nonveg
Erissery|coconutstew|veg
Kadala Curry|chana|veg
Kozhi Varutharacha Curry|chickencurry|nonveg
Nadan Kozhi Curry|chickencurry|nonveg
Inji Curry|chutney|veg
Kallumakkaya Fry|fishfry|nonveg
Papadum|roasted|veg
Parippu Vada|vada|veg
Mutta Mala|pudding|egg
Unnakaya|friedsweet|veg
Ennai Kathirikai Kuzhambu|kuzhambu|veg
Keerai sadam|flavouredrice|veg
Parotta Salna|nvtiffin|veg
Paruppu Usili|thoran|veg
Coconut Rice|flavouredrice|veg
Sundal|sundal|veg
Vazhaipoo Vadai|vada|veg
Ulundu Kali|halwa|veg
Irani Chai|hotdrink|veg
Golichina Mamsam|muttoncurry|nonveg
Pathar Ka Gosht|kebab|nonveg
Rava Fried Fish|fishfry|nonveg
Bhakri|roti|veg
Saath|rasedar|veg
Chundo|pickle|veg
Khaman|dhokla|veg
Lilva Kachori|kachori|veg
Methi Na Gota|pakora|veg
Panki|farsan|veg
Dudhi halwa|halwa|veg
Dalimbi Usal|misal|veg
Dalithoy|dal|veg
Farasbi Chi Bhaji|sabzi|veg
Kombdi Vade|chickencurry|nonveg
Mutton Sukka|muttoncurry|nonveg
Karanji|friedsweet|veg
Mohan Maas|muttoncurry|nonveg
Pyaz Kachori|kachori|veg
Churma Ladoo|mithai|veg
Mitho Lolo|puranpoli|veg
Seyal Bread|sandwich|veg
`
