/**
 * Days of India's moveable feasts, 'MMDD' for each year from `firstYear` on.
 *
 * Source: vacanza/holidays (python-holidays, IN_COMMON, MIT); Dhanteras, Muharram and Navratri, which it lacks, from
 * facebook/duckling (Time/Computed.hs, BSD-3). Islamic days from 2027 on are estimates: the moon decides.
 */
export const firstYear = 2024

export const table: Readonly<Record<string, string>> = {
  Ashura: '0717 0706 0626 0616 0604 0524 0513',
  Baisakhi: '0413 0413 0414 0414 0413 0414 0414',
  'Bhai Dooj': '1103 1023 1111 1031 1019 1107 1028',
  'Buddha Purnima': '0523 0512 0501 0520 0508 0527 0517',
  Chhath: '1107 1028 1115 1104 1023 1111 1101',
  Dhanteras: '1029 1018 1106 1027 1015 1104 1024',
  Diwali: '1031 1020 1108 1029 1017 1105 1026',
  'Durga Ashtami': '1011 0930 1019 1007 0926 1014 1004',
  Dussehra: '1012 1002 1020 1009 0927 1016 1006',
  'Easter Sunday': '0331 0420 0405 0328 0416 0401 0421',
  'Eid al-Adha': '0617 0607 0527 0517 0506 0425 0414',
  'Eid al-Fitr': '0411 0331 0321 0310 0227 0215 0205',
  'Ganesh Chaturthi': '0907 0827 0914 0904 0823 0911 0901',
  'Good Friday': '0329 0418 0403 0326 0414 0330 0419',
  'Govardhan Puja': '1102 1022 1110 1030 1018 1106 1027',
  'Guru Gobind Singh Jayanti': '0117 1227 0105 0115 0104 0115 1231',
  'Guru Nanak Jayanti': '1115 1105 1124 1114 1102 1121 1110',
  'Guru Ravidas Jayanti': '0224 0212 0201 0220 0210 0130 0218',
  Holi: '0325 0314 0304 0322 0311 0301 0320',
  'Holika Dahan': '0324 0313 0303 0321 0310 0228 0319',
  Janmashtami: '0826 0816 0904 0825 0813 0901 0821',
  'Karva Chauth': '1020 1010 1029 1018 1007 1026 1015',
  'Maha Navami': '1011 1001 1019 1008 0926 1015 1005',
  'Maha Shivaratri': '0308 0226 0215 0306 0223 0211 0302',
  'Mahavir Jayanti': '0421 0410 0331 0418 0407 0426 0416',
  'Makar Sankranti': '0114 0114 0114 0115 0115 0114 0114',
  Muharram: '0707 0626 0616 0606 0525 ---- ----',
  'Naraka Chaturdashi': '1031 1020 1108 1028 1017 1105 1026',
  Navratri: '1003 0922 1011 0930 0919 1008 0927',
  Onam: '0915 0905 0826 0912 0901 0822 0909',
  Pongal: '0115 0114 0114 0115 0115 0114 0114',
  'Raksha Bandhan': '0819 0809 0828 0817 0805 0823 0813',
  'Ram Navami': '0417 0406 0326 0415 0403 0422 0412',
  'Rath Yatra': '0707 0627 0716 0705 0624 0713 0702',
  Ugadi: '0409 0330 0319 0407 0327 0414 0403',
  'Valmiki Jayanti': '1017 1007 1026 1015 1003 1022 1011',
  'Vasant Panchami': '0214 0202 0123 0211 0131 0119 0207',
}
