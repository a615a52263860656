import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { CardProps } from '../StartCards.tsx'
import { monthLabel } from './trend-labels.ts'

/** The growth of the service. */
export function Growth({ view: { admin } }: CardProps) {
  if (!admin) return null
  const { growth } = admin
  return (
    <Fold title="Büyüme">
      <Section title="Büyüme" lead="Son on iki ayda eklenen hesap, mülk ve kontratlar.">
        <SeriesChart
          title="Aylara göre eklenenler"
          labels={growth.map(({ month }) => monthLabel(month))}
          series={[
            { name: 'Hesap', values: growth.map(({ accounts }) => accounts) },
            { name: 'Mülk', values: growth.map(({ properties }) => properties) },
            { name: 'Kontrat', values: growth.map(({ contracts }) => contracts) },
          ]}
          kind="bar"
          show={(value) => value.toLocaleString('tr-TR')}
        />
      </Section>
    </Fold>
  )
}
