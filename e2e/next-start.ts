import { addMonths, isoDate, monthOf } from '../domain/kernel/dates.ts'

/** The first of a month that lies ahead whenever the test runs: a contract that has not begun stays one. */
export const nextStart = (months = 1) => addMonths(`${monthOf(isoDate(new Date()))}-01`, months)
