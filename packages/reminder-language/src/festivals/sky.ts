/**
 * Positions of the sun and the moon, precise enough for tithis: the sun to 0.01 degrees, the moon to about 0.03, which
 * is four minutes of a tithi. Times are days since 1970-01-01 UTC, with fraction; angles are degrees.
 *
 * @see Jean Meeus, Astronomical Algorithms (2nd ed.), chapters 25 (sun) and 47 (moon, its largest terms).
 */

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const turn = (degrees: number) => ((degrees % 360) + 360) % 360
/** Normalizes an angle to between -180 and 180. */
export const signed = (degrees: number) => turn(degrees + 180) - 180

/** Julian centuries since J2000; 70 seconds approximate the difference between dynamical and universal time. */
const centuries = (time: number) => (time + 70 / 86_400 - 10_957.5) / 36_525

/** Returns the sun’s apparent longitude in degrees, 0 to 360 (Meeus, chapter 25). */
export function sunLongitude(time: number): number {
  const t = centuries(time)
  const anomaly = 357.52911 + 35_999.05029 * t
  const centre = (1.914602 - 0.004817 * t) * sine(anomaly) + 0.019993 * sine(2 * anomaly) + 0.000289 * sine(3 * anomaly)
  return turn(280.46646 + 36_000.76983 * t + centre - 0.00569)
}

/** Multiples of D, M, M' and F, and the amplitude in millionths of a degree, term after term. */
const moonTerms: readonly number[] = [
  0, 0, 1, 0, 6_288_774, 2, 0, -1, 0, 1_274_027, 2, 0, 0, 0, 658_314, 0, 0, 2, 0, 213_618, 0, 1, 0, 0, -185_116, 0, 0,
  0, 2, -114_332, 2, 0, -2, 0, 58_793, 2, -1, -1, 0, 57_066, 2, 0, 1, 0, 53_322, 2, -1, 0, 0, 45_758, 0, 1, -1, 0,
  -40_923, 1, 0, 0, 0, -34_720, 0, 1, 1, 0, -30_383, 2, 0, 0, -2, 15_327, 0, 0, 1, 2, -12_528, 0, 0, 1, -2, 10_980, 4,
  0, -1, 0, 10_675, 0, 0, 3, 0, 10_034, 4, 0, -2, 0, 8548, 2, 1, -1, 0, -7888, 2, 1, 0, 0, -6766, 1, 0, -1, 0, -5163, 1,
  1, 0, 0, 4987, 2, -1, 1, 0, 4036,
]

/** Returns the moon’s longitude in degrees, 0 to 360 (Meeus, chapter 47). */
export function moonLongitude(time: number): number {
  const t = centuries(time)
  const d = 297.8501921 + 445_267.1114034 * t
  const m = 357.5291092 + 35_999.0502909 * t
  const p = 134.9633964 + 477_198.8675055 * t
  const f = 93.272095 + 483_202.0175233 * t
  let sum = 0
  for (let at = 0; at < moonTerms.length; at += 5) {
    const angle = moonTerms[at]! * d + moonTerms[at + 1]! * m + moonTerms[at + 2]! * p + moonTerms[at + 3]! * f
    sum += moonTerms[at + 4]! * sine(angle)
  }
  return turn(218.3164477 + 481_267.88123421 * t + sum / 1_000_000)
}

/** The angle from sun to moon; a tithi is 12 degrees of it. */
export function elongation(time: number): number {
  return turn(moonLongitude(time) - sunLongitude(time))
}

/**
 * The angle between the sidereal and tropical zodiacs: Lahiri's ayanamsa, used by the Indian calendar reform of 1955.
 */
export function ayanamsa(time: number): number {
  return 23.853 + 1.39697 * centuries(time)
}

/** Returns when an angle that grows by about `rate` degrees a day reaches `target`, starting the search at `guess`. */
export function reaches(angle: (time: number) => number, target: number, guess: number, rate: number): number {
  let time = guess
  for (let round = 0; round < 8; round++) {
    const step = signed(angle(time) - target) / rate
    time -= step
    // About a thousandth of a second.
    if (Math.abs(step) < 1e-8) break
  }
  return time
}
