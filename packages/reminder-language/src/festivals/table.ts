/**
 * Published days of India's moveable feasts that differ from the computed ones, as 'YYYYMMDD'.
 *
 * Source: vacanza/holidays (python-holidays, IN_COMMON, MIT); Dhanteras, Muharram and Navratri, which are missing
 * there, from facebook/duckling (Time/Computed.hs, BSD-3). All days published for 2024 to 2030 are in
 * test/published-festivals.ts. Islamic days from 2027 on are estimates, since they depend on sighting the moon.
 */
export const table: Readonly<Record<string, string>> = {
  'Akshaya Tritiya': '20260419',
  Ashura: '20270616 20280604',
  Baisakhi: '20240413 20250413 20280413',
  'Bhai Dooj': '20261111',
  Chhath: '20251028',
  Dhanteras: '20291104',
  'Durga Ashtami': '20280926',
  'Eid al-Adha': '20280506 20290425',
  'Eid al-Fitr': '20240411 20260321',
  'Guru Gobind Singh Jayanti': '20251227 20260105 20280104 20290115 20301231',
  Holi: '20260304',
  'Holika Dahan': '20260303',
  'Karthigai Deepam': '20271211',
  'Karva Chauth': '20251010',
  'Maha Navami': '20241011 20261019',
  'Mahavir Jayanti': '20260331',
  'Makar Sankranti': '20240114',
  Muharram: '20240707 20250626 20260616',
  'Naraka Chaturdashi': '20301026',
  Navratri: '20300927',
  'Ram Navami': '20290422',
  Thaipusam: '20270122 20280209',
}
