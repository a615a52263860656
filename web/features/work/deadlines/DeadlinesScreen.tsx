import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CalendarClock, SearchX } from 'lucide-react'
import { isoDate } from '#domain/kernel/dates.ts'
import { informsOnly } from '#domain/work/deadlines/deadline-kinds.rules.ts'
import { type DeadlineGroup, deadlineGroups, groupOf } from '#domain/work/deadlines/deadlines.rules.ts'
import { type DeadlineView, deadlineFilter } from '#domain/work/deadlines/deadlines.schema.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { LinkButton, TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, LoadingRows } from '#web/ui/states.tsx'
import { DateViews } from './DateViews.tsx'
import { DeadlineFilters } from './DeadlineFilters.tsx'
import { DeadlineList } from './DeadlineList.tsx'
import { type DeadlinePage, deadlinesQuery } from './deadlines.queries.ts'

const noDeadlineFilter = deadlineFilter.parse({})

const groupTitles: Record<DeadlineGroup, string> = {
  now: 'Bugün ve gecikenler',
  week: '7 gün içinde',
  month: '30 gün içinde',
  quarter: '90 gün içinde',
  later: 'Daha sonra',
}

export default function DeadlinesScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/deadlines' }), deadlineFilter, noDeadlineFilter)
  const list = useQuery(deadlinesQuery(filter))
  const { kind, property, owner, state } = filter
  // `done` counts as a filter, so that its empty list does not show the text for having no deadlines at all.
  const isFiltered = kind !== 'all' || property !== '' || owner !== '' || state !== 'open'

  return (
    <Page
      title="Süreler ve Tarihler"
      subtitle="Ne yapılacağı, son günü ve dayandığı madde; en yakını önce"
      actions={
        <LinkButton to="/contracts" variant="outlined">
          Kontratlar
        </LinkButton>
      }
    >
      <DateViews current="deadlines" owner={owner || undefined} />
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={isFiltered}
        filters={<DeadlineFilters filter={filter} found={list.data} onChange={setFilter} />}
        loading={<LoadingRows height={120} />}
        empty={
          <EmptyState
            icon={CalendarClock}
            title="Yaklaşan bir tarih yok"
            text="Onaylanmış kontratların bitiş, bildirim ve artış günleri, süresi dolan onay bağlantıları, DASK ve geçerlilik tarihi yazılmış belgeler burada sıralanır."
          />
        }
        nothingFound={
          <EmptyState
            icon={SearchX}
            title={state === 'done' ? 'Hallettiğiniz bir tarih yok' : 'Bu süzgeçle bir tarih yok'}
            text={
              state === 'done'
                ? '“Hallettim” dediğiniz tarihler burada toplanır; sonraki yılın tarihi yeniden listenize gelir.'
                : 'Süzgeçleri kaldırınca bütün tarihler görünür.'
            }
            action={
              <LinkButton to="/deadlines" variant="outlined">
                Bütün tarihler
              </LinkButton>
            }
          />
        }
      >
        {(rows) => <Groups rows={rows} counts={list.data?.groups} />}
      </ListScreen>
      {list.data?.truncated && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Çok sayıda kayıt olduğu için hepsi okunmadı.
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {informsOnly} Hatırlatmaları{' '}
        <TextLink to="/profile" hash="bildirimler">
          profilinizden
        </TextLink>{' '}
        açıp kapatabilirsiniz.
      </Typography>
    </Page>
  )
}

/** A group continued from the page before repeats its count. */
function Groups({ rows, counts }: { rows: DeadlineView[]; counts: DeadlinePage['groups'] | undefined }) {
  const today = isoDate(new Date())
  const shown = deadlineGroups
    .map((group) => ({ group, deadlines: rows.filter(({ date }) => groupOf(date, today) === group) }))
    .filter(({ deadlines }) => deadlines.length > 0)
  return (
    <Stack spacing={3}>
      {shown.map(({ group, deadlines }) => (
        <Box key={group} component="section" aria-labelledby={`deadlines-${group}`}>
          <Typography id={`deadlines-${group}`} variant="h2" sx={{ mb: 1 }}>
            {groupTitles[group]}
            {counts && ` (${counts[group]})`}
          </Typography>
          <DeadlineList deadlines={deadlines} label={groupTitles[group]} />
        </Box>
      ))}
    </Stack>
  )
}
