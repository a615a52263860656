import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { showWait, waitingStatuses } from '#domain/community/tickets/tickets.rules.ts'
import {
  type TicketStatistics as Statistics,
  statisticsLimit,
  ticketPriorities,
  ticketStatuses,
} from '#domain/community/tickets/tickets.schema.ts'
import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import { statisticsQuery } from './tickets.queries.ts'

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 })
const show = (value: number) => number.format(value)
const shortMonth = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'short', year: '2-digit' })
const monthLabel = (month: string) => shortMonth.format(new Date(`${month}-01T00:00:00Z`))

/** Number of tickets, their topics, and the waiting times. */
export default function TicketStatistics() {
  const { data, error, refetch } = useQuery(statisticsQuery)
  if (!data) return <NotLoaded query={{ error, refetch }} rows={3} height={180} />
  if (data.total === 0)
    return (
      <EmptyState
        icon={ChartColumn}
        title="Sayılacak talep yok"
        text="İlk destek talebi geldiğinde sayılar ve süreler burada görünür."
      />
    )
  return (
    <Stack spacing={2}>
      <Figures statistics={data} />
      <Section title="Aylara göre" lead="Son on iki ayda açılan talepler ve ilk yanıtı beklenen sürenin ortancası.">
        <Pair>
          <SeriesChart
            title="Açılan talepler"
            labels={data.months.map(({ month }) => monthLabel(month))}
            series={[{ name: 'Talep', values: data.months.map(({ opened }) => opened) }]}
            kind="bar"
            show={show}
          />
          <SeriesChart
            title="İlk yanıt süresi"
            labels={data.months.map(({ month }) => monthLabel(month))}
            series={[{ name: 'Ortanca', values: data.months.map((each) => each.first_answer_minutes) }]}
            kind="line"
            show={showWait}
          />
        </Pair>
      </Section>
      <Section title="Dağılım" lead={`En yeni ${show(data.total)} talep (en fazla ${show(statisticsLimit)}).`}>
        <Pair>
          <Bars title="Duruma göre" rows={ticketStatuses.map((name) => ({ name, count: data.by_status[name] }))} />
          <Bars
            title="Önceliğe göre"
            rows={ticketPriorities.map((name) => ({ name, count: data.by_priority[name] }))}
          />
          <Bars title="Konu başlığına göre" rows={data.by_category} />
        </Pair>
      </Section>
    </Stack>
  )
}

const Pair = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}>
    {children}
  </Box>
)

const Bars = ({ title, rows }: { title: string; rows: { name: string; count: number }[] }) => (
  <SeriesChart
    title={title}
    over="Başlık"
    labels={rows.map(({ name }) => name)}
    series={[{ name: 'Talep', values: rows.map(({ count }) => count) }]}
    kind="bar"
    lying
    height={80 + rows.length * 36}
    show={show}
  />
)

function Figures({ statistics }: { statistics: Statistics }) {
  const { total, by_status, first_answer_minutes, rating } = statistics
  const waiting = waitingStatuses.reduce((sum, status) => sum + by_status[status], 0)
  const figures = [
    ['Talep', show(total)],
    ['Yanıt bekleyen', show(waiting)],
    ['İlk yanıt (ortanca)', first_answer_minutes === null ? 'Henüz yok' : showWait(first_answer_minutes)],
    ['Ortalama puan', rating.average === null ? 'Henüz yok' : `${show(rating.average)} / 5 (${rating.count} puan)`],
  ] as const
  return (
    <Section title="Özet">
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {figures.map(([label, value]) => (
          <Box key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontSize: textSizes.section, fontWeight: 700, ...tabularFigures }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
