import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { markers } from './markers.ts'

/** Urdu in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY ہر
DAILY روز روزانہ ہرروز
NEXT اگلے اگلی اگلا آئندہ
THIS اس
COMING آنے
PAST پچھلے گزشتہ
BAAD بعد
PEHLE پہلے قبل
MEIN میں
WITHIN اندر
TAK تک
SE سے
KO کو
KA کا کے کی
PE پر پہ
LIYE لیے لئے
AND اور
OCLOCK بجے
BAJKAR بجکر
DATE تاریخ
SADHE ساڑھے
SAVA سوا
PAUNE پونے
DEDH ڈیڑھ
DHAI ڈھائی
NOW ابھی
END آخر
REMINDER الارم
ONLY صرف
CHHOD چھوڑ
KAR کر
TIMES بار دفعہ
IS ہے
HALF آدھے آدھا آدھی
LASTWORD آخری
EXCEPT سوائے
CHHOD چھوڑ علاوہ
WALA والے والی والا
DAILY روزانہ
BAJNE بجنے
`,
  units: `
SECOND سیکنڈ
MINUTE منٹ منٹوں
HOUR گھنٹہ گھنٹے گھنٹوں
DAY دن دنوں
WEEK ہفتے ہفتوں
MONTH مہینہ مہینے مہینوں ماہ
YEAR سال
`,
  parts: `
EARLY فجر تڑکے
MORNING صبح سویرے
AFTERNOON دوپہر
EVENING شام مغرب
NIGHT رات عشاء
MIDNIGHT آدھیرات
`,
  days: `
0 آج کل پرسوں ترسوں
`,
  weekdays: `
0 اتوار پیر/سوموار منگل بدھ جمعرات جمعہ/جمعے ہفتہ/سنیچر
`,
  months: `
1 جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر
`,
  numbers: `
1 ایک دو تین چار پانچ چھ/چھے سات آٹھ نو دس گیارہ بارہ تیرہ چودہ پندرہ 20 بیس 25 پچیس 30 تیس 45 پینتالیس
13 تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس بیس 25 پچیس 30 تیس 40 چالیس 45 پینتالیس 50 پچاس
`,
  ordinals: `
1 پہلا/پہلی دوسرا/دوسری/دوسرے تیسرا/تیسری/تیسرے چوتھا/چوتھے -1 آخری
`,
}

/** Urdu in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
DAILY rozana roz
`,
  units: `

`,
  parts: `

`,
  days: `

`,
  weekdays: `
1 peer 4 jumerat/jumeraat juma/jumay
`,
  months: `

`,
  numbers: `

`,
  ordinals: `

`,
}

export const ur: Language = {
  code: 'ur',
  script,
  roman,
  markers: markers.ur,
  feasts: `
Eid al-Fitr|عید|عید الفطر|میٹھی عید
Eid al-Adha|بقرعید|عید الاضحی|بقر عید
Ramadan|رمضان
Muharram|محرم
Diwali|دیوالی
Milad un-Nabi|عید میلاد
Christmas|کرسمس
`,
  requests: `
مجھے یاد دلانا|مجھے یاد دلا دینا|مجھے یاد دلائیں|یاد دلانا|یاد دلا دینا|یاد دلائیں|یاد دلاؤ|یاد کرانا
`,
}
