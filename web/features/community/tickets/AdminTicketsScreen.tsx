import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { waitingStatuses } from '#domain/community/tickets/tickets.rules.ts'
import { useKeepMenuBadge } from '#web/layout/menu-badges.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, LoadingRows, NothingFound } from '#web/ui/states.tsx'
import { AdminTicketFilters } from './AdminTicketFilters.tsx'
import { StatusMeanings, TicketRows } from './ticket-parts.tsx'
import { adminScreen, allTicketsQuery, noAdminFilter, useLiveTickets } from './tickets.queries.ts'

const TicketStatistics = lazy(() => import('./TicketStatistics.tsx'))
const CannedAnswers = lazy(() => import('./CannedAnswers.tsx'))

const tabs = [
  { view: 'list', label: 'Talepler' },
  { view: 'statistics', label: 'İstatistik' },
  { view: 'answers', label: 'Hazır yanıtlar' },
] as const

/** All tickets, the support statistics, and the canned answers. */
export default function AdminTicketsScreen() {
  const [{ view, ...filter }, setFilter] = useUrlFilter(
    useSearch({ from: '/app/admin-tickets' }),
    adminScreen,
    noAdminFilter,
  )
  const list = useQuery({ ...allTicketsQuery(filter), enabled: view === 'list' })
  useLiveTickets()
  const narrowing = ['q', 'status', 'priority', 'category', 'assigned'] as const
  const isFiltered = narrowing.some((name) => filter[name] !== noAdminFilter[name])
  const counts = list.data?.counts
  const waiting = counts && waitingStatuses.reduce((sum, status) => sum + counts[status], 0)
  // The counts follow the other filters, so the menu badge is updated only without any filter.
  useKeepMenuBadge('/admin-tickets', isFiltered ? undefined : waiting)
  return (
    <Page title="Tüm Ticketlar">
      <Tabs
        value={view}
        onChange={(_, next) => setFilter({ ...noAdminFilter, view: next })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Destek bölümleri"
        sx={{ mb: 2, mx: { xs: -2, sm: 0 } }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.view}
            value={tab.view}
            label={tab.label}
            id={`tickets-tab-${tab.view}`}
            aria-controls="tickets-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="tickets-panel" aria-labelledby={`tickets-tab-${view}`}>
        <Suspense fallback={<LoadingRows rows={4} />}>
          {view === 'statistics' && <TicketStatistics />}
          {view === 'answers' && <CannedAnswers />}
        </Suspense>
        {view === 'list' && (
          <>
            <ListScreen
              query={list}
              filter={filter}
              setFilter={setFilter}
              isFiltered={isFiltered}
              filters={<AdminTicketFilters filter={filter} counts={counts} waiting={waiting} onChange={setFilter} />}
              empty={
                <EmptyState
                  icon={Inbox}
                  title="Henüz destek talebi yok"
                  text="Kullanıcılar Sistem Desteği ekranından yazdığında talepleri burada ve ana sayfanızda görünür."
                />
              }
              nothingFound={<NothingFound title="Bu süzgece uyan talep yok" onClear={() => setFilter(noAdminFilter)} />}
            >
              {(tickets) => <TicketRows tickets={tickets} reader="support" />}
            </ListScreen>
            {list.data && list.data.total > 0 && <StatusMeanings reader="support" />}
          </>
        )}
      </Box>
    </Page>
  )
}
