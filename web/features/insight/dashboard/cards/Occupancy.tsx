import { isNewcomer, occupancyRate } from '#domain/insight/dashboard/dashboard.rules.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { CardProps } from '../StartCards.tsx'
import { monthLabel } from './trend-labels.ts'

/** Occupancy by tenancies, on the last day of each month. */
export function Occupancy({ view: { landlord } }: CardProps) {
  if (!landlord || isNewcomer(landlord.steps)) return null
  const { occupancy } = landlord
  return (
    <Fold title={figureTexts.occupancyOverTime.label}>
      <Section title={figureTexts.occupancyOverTime.label} aside={<FigureHelp name="occupancyOverTime" />}>
        <SeriesChart
          title="Aylara göre doluluk"
          labels={occupancy.map(({ month }) => monthLabel(month))}
          series={[
            {
              name: figureTexts.occupancyOverTime.label,
              values: occupancy.map((each) => (each.total === 0 ? null : occupancyRate(each))),
            },
          ]}
          kind="line"
          show={(value) => `%${value}`}
        />
      </Section>
    </Fold>
  )
}
