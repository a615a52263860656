import Box from '@mui/material/Box'
import { useState } from 'react'
import type { Analytics, Figures, PropertyFigures } from '#domain/insight/analytics/analytics.schema.ts'
import { liraOf } from '#domain/insight/analytics/figures.rules.ts'
import { yieldOf } from '#domain/insight/analytics/shares.rules.ts'
import { showRoundMoney } from '#domain/kernel/money.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { SeriesChart, type SeriesChartProps } from '#web/ui/charts/SeriesChart.tsx'
import { Section } from '#web/ui/Section.tsx'
import { useWiderThan } from '#web/ui/use-width.ts'
import { shownFigures } from './figure-texts.ts'

/** More bars would be unreadable; the table has them all. */
const most = { wide: 12, narrow: 8 }

/** Properties with the same name get distinct labels. */
function labelsOf(properties: readonly PropertyFigures[]): string[] {
  const seen = new Map<string, number>()
  return properties.map(({ title }) => {
    const times = (seen.get(title) ?? 0) + 1
    seen.set(title, times)
    return times === 1 ? title : `${title} (${times})`
  })
}

/** The same figures as bars, highest income first; without room for two charts, one at a time. */
export function PropertyFiguresCharts({ data: { places: properties, compared } }: { data: Analytics }) {
  const wide = useWiderThan('lg')
  const [wanted, setWanted] = useState('')
  const shown = properties
    .filter(({ failed }) => !failed)
    .sort((a, b) => liraOf(b.now.money) - liraOf(a.now.money))
    .slice(0, wide ? most.wide : most.narrow)
  if (shown.length < 2) return null
  const labels = labelsOf(shown)
  const values = (value: (figures: Figures) => number | null, time: 'now' | 'before' = 'now') =>
    shown.map((property) => (property[time] ? value(property[time]) : null))
  const shared = { labels, kind: 'bar' as const, over: 'Mülk', lying: true }
  const beside = (value: (figures: Figures) => number | null) => [
    { name: 'Bu dönem', values: values(value) },
    ...(compared ? [{ name: 'Karşılaştırılan dönem', values: values(value, 'before') }] : []),
  ]
  const yields = shown.map((property) => {
    const found = yieldOf(property)
    return 'percent' in found ? found.percent : null
  })
  const charts: SeriesChartProps[] = [
    {
      ...shared,
      title: 'Gelir, gider ve net',
      show: showRoundMoney,
      series: shownFigures.slice(0, 3).map(({ label, value }) => ({ name: label, values: values(value) })),
    },
    ...shownFigures.slice(2).map(({ label, value, show }) => ({
      ...shared,
      title: label,
      series: beside(value),
      show,
    })),
    ...(yields.some((percent) => percent !== null)
      ? [
          {
            ...shared,
            title: 'Net getiri (yıllık)',
            series: [{ name: 'Net getiri', values: yields }],
            show: showPercent,
          },
        ]
      : []),
  ]
  const chosen = charts.find(({ title }) => title === wanted) ?? charts[0]!
  return (
    <Section
      title="Mülkler yan yana"
      lead={shown.length < properties.length ? `En çok gelir getiren ${shown.length} mülk; hepsi tabloda` : undefined}
    >
      {!wide && (
        <Choice
          fullWidth
          label="Ölçü"
          value={chosen.title}
          options={charts.map(({ title }) => title)}
          onChoose={setWanted}
          sx={{ mb: 2, maxWidth: 420, '@media print': { display: 'none' } }}
        />
      )}
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {(wide ? charts : [chosen]).map((chart) => (
          <SeriesChart key={chart.title} {...chart} />
        ))}
      </Box>
    </Section>
  )
}
