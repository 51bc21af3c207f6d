/** Dishes that were known while search was developed, in the format of held-back-queries.ts. */
export const knownDishes = `
Cold Coffee|veg
Rose Lassi|veg
Sattu Drink|veg
Plain Paratha|veg
Rajgira Paratha|veg
Taftan|veg
Oats Chilla|veg
Poha With Curd|veg
Vegetable Sandwich|veg
Aloo Methi|veg
Besan Gatte Curry|veg
Black Channa Curry|veg
Chicken Manchow Soup|nonveg
Chicken Shorba|nonveg
Dal Gosht|nonveg
Egg Korma|egg
Egg Sandwich|egg
Jackfruit Kofta Curry|veg
Kabuli Channa Curry|veg
Kashmiri Mutton Koftas|nonveg
Lobia Masala|veg
Paneer Makhana Korma|veg
Prawn Ghee Roast|nonveg
Vegetable Yakhni|veg
Whole Urad|veg
Chicken Biryani|nonveg
Flattened Rice Cutlet|veg
Veg Fried Rice|veg
Vegetable Khichdi|veg
Dates Chutney|veg
Gooseberry Pickle|veg
Gun Powder Chutney|veg
Mango Pickle|veg
Pear Preserves|veg
Saunth|veg
Bread Pakora|veg
Crispy Corn|veg
Dahi Ke Kebab|veg
Gujarati Handvo|veg
Khakhra Chaat|veg
Methi Pakora|veg
Reshmi Kebab|nonveg
Sweet Corn Soup|veg
Cabbage Kheer|veg
Carrot Kheer|veg
Gulab Jamun|veg
Pumpkin Halwa|veg
Rasam Powder|veg
Saffron Milk|veg
Shahi Suji Halwa|veg
Hathphodwa|veg
Indori Poha|veg
Indori Namkeen|veg
Chana Ghugni|veg
Khajur Pua|veg
Chhatu Rai|veg
Santula|veg
Chhena jalebi|veg
Mochar Ghonto|veg
Muri Ghonto|nonveg
Potoler Dorma|veg
Kasundi|veg
Egg Roll|egg
Kabiraji Cutlet|nonveg
Kathi Roll|nonveg
Telebhaja|veg
Nolen Gurer Payesh|veg
Rosogolla|veg
Paneer Tikka Masala|veg
Kullu Trout|nonveg
Til Chutney Pahadi|veg
Babru|veg
Girda|veg
Monj Haak|veg
Tschok Wangun|veg
Paneer Paratha|veg
Baingan Bharta|veg
Bhindi Masala|veg
Chicken Tikka Masala|nonveg
Dal Makhani|veg
Makki di roti sarson da saag|veg
Thandai|veg
Tehri|veg
Tunday Kebab|nonveg
Peda|veg
Petha|veg
Pahari Mutton Bhutwa|nonveg
Bal Mithai|veg
Churpi Chutney|veg
Haanhor Mangxo|nonveg
Xaak Bhaji|veg
Ghila Pitha|veg
Sana Thongba|veg
Paaknam|nonveg
Thukpa|nonveg
Berma Bwtwi|nonveg
Chakhwi|veg
Pork Bharta|nonveg
Allam Pachadi|veg
Bobbatlu|veg
Poornalu|veg
Kadambuttu|veg
Kotte Kadubu|veg
Neer Dosa|veg
Set Dosa|veg
Kesari Bath|veg
Duck Roast|nonveg
Erissery|veg
Kadala Curry|veg
Kozhi Varutharacha Curry|nonveg
Nadan Kozhi Curry|nonveg
Inji Curry|veg
Kallumakkaya Fry|nonveg
Papadum|veg
Parippu Vada|veg
Mutta Mala|egg
Unnakaya|veg
Ennai Kathirikai Kuzhambu|veg
Keerai sadam|veg
Parotta Salna|veg
Paruppu Usili|veg
Coconut Rice|veg
Sundal|veg
Vazhaipoo Vadai|veg
Ulundu Kali|veg
Irani Chai|veg
Golichina Mamsam|nonveg
Pathar Ka Gosht|nonveg
Rava Fried Fish|nonveg
Bhakri|veg
Saath|veg
Chundo|veg
Khaman|veg
Lilva Kachori|veg
Methi Na Gota|veg
Panki|veg
Dudhi halwa|veg
Dalimbi Usal|veg
Dalithoy|veg
Farasbi Chi Bhaji|veg
Kombdi Vade|nonveg
Mutton Sukka|nonveg
Karanji|veg
Mohan Maas|nonveg
Pyaz Kachori|veg
Churma Ladoo|veg
Mitho Lolo|veg
Seyal Bread|veg
`
