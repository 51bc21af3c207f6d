/**
 * Ekadashi by year: MMDD as smartas keep it; after + the next day, which vaishnavas keep where the tithi holds at two
 * sunrises. Computed from sun and moon for India; a calendar of another place may differ by a day.
 */
export const ekadashiTable: Readonly<Record<number, string>> = {
  2026: '0114 0129 0213 0227 0315 0329 0413 0427 0513 0526+0527 0611 0625 0710 0725 0809 0823 0907 0922 1006 1022 1105 1120 1204 1220',
  2027: '0103 0119 0202 0217 0303+0304 0318 0402 0417 0502 0516 0601 0614 0630 0714 0729 0812 0828 0911 0926 1011 1025 1110 1124 1209 1223',
  2028: '0108 0122 0207 0220 0307 0321 0405 0420 0505 0520 0603 0618 0702 0718 0801 0816 0830 0915 0929 1014 1028 1113 1127 1212 1227',
}
