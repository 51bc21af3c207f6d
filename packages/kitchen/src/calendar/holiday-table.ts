/**
 * Public holidays, one per line: name|places|day
 *
 * - places: states or All, as in the festival table.
 * - day: MMDD for a fixed date; empty when it follows the festival of that name.
 *
 * Sources: the central government's list of gazetted holidays (2026), and state lists as collected by vacanza/holidays
 * (python-holidays, countries/india.py, MIT) and the states' own notifications. A state may add or move days by
 * notification; banks have lists of their own.
 */
export const holidayTable = `
Republic Day|All|0126
Independence Day|All|0815
Gandhi Jayanti|All|1002
Christmas|All|1225
Holi|All|
Eid al-Fitr|All|
Mahavir Jayanti|All|
Good Friday|All|
Buddha Purnima|All|
Eid al-Adha|All|
Muharram|All|
Milad un-Nabi|All|
Dussehra|All|
Diwali|All|
Guru Nanak Jayanti|All|
Ram Navami|All|
Janmashtami|All|
Maha Shivaratri|All|
May Day|Maharashtra Gujarat Karnataka Kerala Tamil-Nadu Puducherry Telangana Andhra-Pradesh West-Bengal Assam Goa Bihar Tripura Manipur|0501
Ambedkar Jayanti|Maharashtra Andhra-Pradesh Telangana Tamil-Nadu Karnataka Kerala Uttar-Pradesh Uttarakhand Bihar Jharkhand Haryana Punjab Odisha West-Bengal Gujarat Rajasthan Madhya-Pradesh Chhattisgarh Himachal-Pradesh Jammu-and-Kashmir Sikkim Puducherry|0414
Shivaji Jayanti|Maharashtra|0219
Gudi Padwa|Maharashtra Goa|
Ganesh Chaturthi|Maharashtra Goa Karnataka Andhra-Pradesh Telangana Tamil-Nadu Gujarat Puducherry Odisha|
Maharashtra Day|Maharashtra|0501
Gujarat Day|Gujarat|0501
Sardar Patel Jayanti|Gujarat|1031
Makar Sankranti|Gujarat Karnataka Andhra-Pradesh Telangana|
Pongal|Tamil-Nadu Puducherry|
Puthandu|Tamil-Nadu Puducherry|
Ugadi|Karnataka Andhra-Pradesh Telangana|
Karnataka Rajyotsava|Karnataka|1101
Kerala Piravi|Kerala|1101
Vishu|Kerala|
Onam|Kerala|
Andhra Pradesh Formation Day|Andhra-Pradesh|1101
Telangana Formation Day|Telangana|0602
Bathukamma|Telangana|
Bihar Diwas|Bihar|0322
Chhath|Bihar Jharkhand Uttar-Pradesh Delhi|
Odisha Day|Odisha|0401
Pana Sankranti|Odisha|
Raja Parba|Odisha|
Rath Yatra|Odisha|
Poila Boishakh|West-Bengal Tripura|
Rabindra Jayanti|West-Bengal|0509
Netaji Jayanti|West-Bengal Odisha Tripura Assam Jharkhand|0123
Durga Ashtami|West-Bengal Assam Tripura Odisha Bihar Jharkhand|
Kali Puja|West-Bengal|
Magh Bihu|Assam|
Bohag Bihu|Assam|
Rajasthan Day|Rajasthan|0330
Haryana Day|Haryana|1101
Chhattisgarh Rajyotsava|Chhattisgarh|1101
Madhya Pradesh Foundation Day|Madhya-Pradesh|1101
Himachal Day|Himachal-Pradesh|0415
Himachal Statehood Day|Himachal-Pradesh|0125
Baisakhi|Punjab Haryana Himachal-Pradesh Jammu-and-Kashmir|
Guru Gobind Singh Jayanti|Punjab Haryana|
Jharkhand Foundation Day|Jharkhand|1115
Uttarakhand Foundation Day|Uttarakhand|1109
Raksha Bandhan|Uttar-Pradesh Uttarakhand Rajasthan Madhya-Pradesh Haryana Gujarat Chhattisgarh|
Govardhan Puja|Uttar-Pradesh Uttarakhand Rajasthan Gujarat Haryana|
Bhai Dooj|Uttar-Pradesh Uttarakhand Rajasthan Madhya-Pradesh|
Goa Liberation Day|Goa|1219
Goa Statehood Day|Goa|0530
Nagaland Statehood Day|Nagaland|1201
Meghalaya Day|Meghalaya|0121
Arunachal Statehood Day|Arunachal-Pradesh|0220
Mizoram Statehood Day|Mizoram|0220
Manipur Statehood Day|Manipur|0121
Sikkim State Day|Sikkim|0516
Losar|Ladakh Sikkim Arunachal-Pradesh|
Puducherry Liberation Day|Puducherry|1101
`
