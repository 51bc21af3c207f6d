/** How a state cooks, one a line: state|a sentence. */
export const stateNoteTable = `
Maharashtra|Goda masala, peanuts and a pinch of jaggery mark the cooking of Maharashtra; the Konkan coast adds kokum and coconut.
Goa|Vinegar, kokum and coconut share the Goan kitchen; the vinegar came with the Portuguese.
Gujarat|Gujarati cooking balances salt and sour with a little sweetness, and makes much of besan.
Rajasthan|Where water and greens were scarce, Rajasthan cooked with curd, besan and dried beans such as ker and sangri.
Delhi|Delhi eats from the Mughal kitchen, from Punjabi dhabas and from the chaat carts of the old city.
Haryana|Milk, bajra and seasonal greens are the plain food of Haryana.
Punjab|Punjab cooks with wheat, milk and mustard greens; the tandoor was once shared by the street.
Uttar Pradesh|Awadh is known for dum cooking, the east of Uttar Pradesh for chokha, sattu and kachori.
Uttarakhand|Hill kitchens of Kumaon and Garhwal season with jakhya and bhang seeds and cook black bhatt and gahat.
Himachal Pradesh|The dham of Himachal is a feast of rajma, madra and sweet rice, served on leaves.
Jammu and Kashmir|Kashmiri cooks use fennel, dry ginger and Kashmiri chilli; Pandit dishes leave out onion and garlic.
Ladakh|Barley, butter tea and noodle soups keep Ladakh warm.
Madhya Pradesh|Indore breakfasts on poha with sev and jalebi; Malwa bakes bafla in embers.
Chhattisgarh|Chhattisgarh is rice country: chila, fara and bore-basi are all made of it.
West Bengal|Mustard, panch phoron and fresh-water fish make a Bengali meal, which runs from bitter to sweet.
Odisha|Odia food is light on oil; badi, mustard and the temple kitchen of Puri give it its own taste.
Bihar|Sattu, litti and chokha, cooked over embers, are the heart of Bihari food.
Jharkhand|Forest greens, rugra mushrooms and dhuska belong to Jharkhand.
Assam|A meal in Assam often begins with khar and ends with a sour tenga.
Sikkim|Sikkim shares momo, thukpa and gundruk with its neighbours in the hills.
Nagaland|Axone, smoked meat, bamboo shoot and very hot chillies are the pantry of Nagaland.
Meghalaya|Jadoh, rice cooked with meat, is the pride of a Khasi table.
Tripura|Berma, dried fermented fish, seasons much of what is cooked in Tripura.
Arunachal Pradesh|Rice, bamboo shoot and smoked meat are everyday food in Arunachal.
Mizoram|Bai, a stew of greens and vegetables, is eaten daily in Mizoram.
Manipur|Ngari, fermented fish, is in eromba and in singju in Manipur.
Tamil Nadu|Tamil meals move from sambar to rasam to curd rice; sesame oil is called nalla ennai, good oil.
Puducherry|Puducherry adds French breads to a Tamil kitchen.
Kerala|Coconut in every form, curry leaves and red rice are the base of cooking in Kerala.
Karnataka|Karnataka eats ragi mudde in the south, jolada rotti in the north and neer dosa on the coast.
Telangana|Hyderabad joined Mughal dum cooking with Telugu tamarind and chillies; the countryside eats jowar.
Andhra Pradesh|Andhra food is the hottest of the south: Guntur chilli, gongura and tamarind.
`
