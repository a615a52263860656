import { z } from 'zod'

const years = { first: 1900, last: 2100 }

/** Years outside this range are typing errors, and calculations with them would make no sense. */
const isPlausible = (day: string) => day >= `${years.first}-01-01` && day <= `${years.last}-12-31`

/** A day entered by a user. Replies use plain `z.iso.date()`, because computed ends may lie outside the range. */
export const enteredDay = (text = 'Tarihi gün.ay.yıl olarak girin') =>
  z.iso.date(text).refine(isPlausible, 'Yılı kontrol edin')

/** A year in a URL. */
export const enteredYear = z.coerce.number().int().min(years.first).max(years.last)
