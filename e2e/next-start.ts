import { addMonths, isoDate, monthOf } from '../domain/kernel/dates.ts'

/** The first of a future month, so that a contract which has not begun stays so whenever the test runs. */
export const nextStart = (months = 1) => addMonths(`${monthOf(isoDate(new Date()))}-01`, months)
