import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { showPercent, type TufeTable } from '#domain/tenancy/rates/tufe.rules.ts'
import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'

/** The course of the index over all known months; a misplaced comma shows as a spike. */
export function TufeChart({ known }: { known: TufeTable }) {
  const months = Object.keys(known).sort()
  return (
    <Box sx={{ mb: 2 }}>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <SeriesChart
          title="On iki aylık ortalamanın seyri"
          kind="line"
          over="Ay"
          // Short, so that the last one fits below the axis.
          labels={months.map((month) => `${month.slice(5)}.${month.slice(0, 4)}`)}
          series={[
            { name: 'TÜFE, on iki aylık ortalamalara göre değişim', values: months.map((month) => known[month]!) },
          ]}
          show={showPercent}
          tick={(value) => `%${value}`}
          height={240}
        />
      </Card>
    </Box>
  )
}
