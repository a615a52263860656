import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import type { EndingWay } from './ending-ways.rules.ts'

interface Decision {
  way: EndingWay
  decision_office: string
  decision_number: string
  /** The date of the decision. */
  basis_on: IsoDate | null
}

/** Missing details of a court decision, by field. One side records the decision alone, so it must name its proof. */
export function decisionProblems({
  way,
  decision_office,
  decision_number,
  basis_on,
}: Decision): Record<string, string> {
  if (way !== 'court') return {}
  return {
    ...(!/\p{L}/u.test(decision_office) && {
      decision_office: 'Kararı veren mahkemenin ya da icra dairesinin adını yazın',
    }),
    ...(!/\d/.test(decision_number) && { decision_number: 'Dosya ya da karar numarasını yazın; örneğin 2026/123 E.' }),
    ...(!basis_on && { basis_on: 'Kararın ya da tahliye emrinin tarihini girin' }),
  }
}

/** “Kadıköy 2. Sulh Hukuk Mahkemesi, 2026/123 E., 10.11.2026”; empty for every other way of ending. */
export const decisionText = ({ way, decision_office, decision_number, basis_on }: Decision): string =>
  way === 'court' ? [decision_office, decision_number, basis_on && showDate(basis_on)].filter(Boolean).join(', ') : ''
