/** Whether an instruction already names its duration, as in 'Soak the peas for 8 h.' */
export function statesTime(text: string, minutes: number): boolean {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const inMinutes = `${rest} ${rest === 1 ? 'min' : 'mins'}`
  const inHours = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [inMinutes] : [])].join(' ')
  const words = ` ${text.replaceAll('.', ' ').replaceAll(',', ' ')} `

  return [inHours, `${minutes} mins`].some((time) => words.includes(` ${time} `))
}
