import { ownPeriod } from '#domain/insight/analytics/analytics.schema.ts'
import type { Period } from '#domain/insight/analytics/periods.rules.ts'
import { PeriodForm } from '#web/forms/PeriodForm.tsx'

interface Props {
  label: string
  /** Empty dates while no period is chosen. */
  period: Period
  onChoose: (period: Period) => void
}

export const PeriodFields = ({ label, ...period }: Props) => (
  <PeriodForm label={label} names={[`${label}: ilk gün`, `${label}: son gün`]} schema={ownPeriod} {...period} />
)
