import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type Analytics, analyticsFilter } from '#domain/insight/analytics/analytics.schema.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { ErrorState, LoadingRows, RetryButton, StaleList } from '#web/ui/states.tsx'
import { AnalyticsFigures } from './AnalyticsFigures.tsx'
import { AnalyticsFilters } from './AnalyticsFilters.tsx'
import { analyticsQuery, noAnalyticsFilter } from './analytics.queries.ts'
import { FileButtons } from './FileButtons.tsx'
import { MonthCharts } from './MonthCharts.tsx'
import { NothingToAnalyse } from './NothingToAnalyse.tsx'
import { PropertyFiguresCharts } from './PropertyFiguresCharts.tsx'
import { PropertyFiguresTable } from './PropertyFiguresTable.tsx'
import { RentIndex } from './RentIndex.tsx'

/** Income, expense, yield, vacancy, late payments, requests, and rents beside the index, in one request. */
export default function AnalyticsPanel() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/assistant' }), analyticsFilter, noAnalyticsFilter)
  const found = useQuery(analyticsQuery(filter))
  const { data } = found
  const again = () => void found.refetch()
  if (found.isError && !data) return <ErrorState error={found.error} onRetry={again} />
  if (!data) return <LoadingRows rows={4} height={160} />
  if (data.empty) return <NothingToAnalyse why={data.empty} />
  return (
    <Stack spacing={2} aria-busy={found.isPlaceholderData} sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
      {found.isError && <StaleList onRetry={again} />}
      <AnalyticsFilters filter={filter} choices={data.choices} today={data.today} onChange={setFilter} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Period data={data} />
        <FileButtons filter={filter} count={data.places.length} />
      </Stack>
      <Notices data={data} onRetry={again} />
      {data.places.length > 0 && (
        <>
          <AnalyticsFigures data={data} />
          <MonthCharts data={data} />
          <PropertyFiguresTable data={data} />
          <PropertyFiguresCharts data={data} />
          <RentIndex data={data} />
        </>
      )}
    </Stack>
  )
}

const span = ({ from, to }: Analytics['period']) => `${showDate(from)} – ${showDate(to)}`

const Period = ({ data: { period, compared, places: properties } }: { data: Analytics }) => (
  <Typography color="textSecondary" component="p">
    <strong>{span(period)}</strong>
    {compared && <> · karşılaştırılan: {span(compared)}</>} · {properties.length} mülk
  </Typography>
)

function Notices({ data, onRetry }: { data: Analytics; onRetry: () => void }) {
  const failed = data.places.filter((property) => property.failed).length
  return (
    <>
      {failed > 0 && (
        <Alert severity="warning" action={<RetryButton onClick={onRetry} />}>
          {failed} mülkün bilgisi şu anda okunamadı; toplamlar onlarsız.
        </Alert>
      )}
      {data.unknown > 0 && (
        <Alert severity="info">
          Seçilen mülklerden {data.unknown} tanesi bulunamadı: silinmiş olabilir ya da görme yetkiniz yoktur.
        </Alert>
      )}
      {data.truncated && (
        <Alert severity="info">Çok mülk var: toplamlar adına göre ilk {data.choices.length} mülkündür.</Alert>
      )}
      {data.places.some(({ share }) => share) && (
        <Alert severity="info">Hissedar olduğunuz mülklerde tutarlar sizin payınız kadardır.</Alert>
      )}
      {data.places.some(({ manage }) => !manage) && (
        <Alert severity="info">Giderlerini görme yetkiniz olmayan mülklerde gider, net ve getiri gösterilmez.</Alert>
      )}
    </>
  )
}
