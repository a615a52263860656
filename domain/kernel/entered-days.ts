import { z } from 'zod'

const years = { first: 1900, last: 2100 }

/** A year beyond these is a slip of the keyboard, and no calculation with it would make sense. */
const isPlausible = (day: string) => day >= `${years.first}-01-01` && day <= `${years.last}-12-31`

/** A day that a person enters. Days in replies are plain `z.iso.date()`: an end may lie beyond what can be entered. */
export const enteredDay = (text = 'Tarihi gün.ay.yıl olarak girin') =>
  z.iso.date(text).refine(isPlausible, 'Yılı kontrol edin')

/** A year as it stands in an address. */
export const enteredYear = z.coerce.number().int().min(years.first).max(years.last)
