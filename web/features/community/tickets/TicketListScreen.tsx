import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { LifeBuoy, MessageSquareHeart, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ticketStatuses } from '#domain/community/tickets/tickets.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NothingFound } from '#web/ui/states.tsx'
import { StatusMeanings, TicketRows } from './ticket-parts.tsx'
import { noOwnFilter, ownScreen, ownTicketsQuery, useLiveTickets } from './tickets.queries.ts'

const NewTicketDialog = lazy(async () => ({ default: (await import('./NewTicketDialog.tsx')).NewTicketDialog }))

/** The user's own tickets and their status. */
export default function TicketListScreen() {
  const me = useCurrentUser()?.user.id
  const [{ yeni, ...filter }, setFilter] = useUrlFilter(useSearch({ from: '/app/ticketList' }), ownScreen, noOwnFilter)
  const [text, setText] = useDebouncedText(filter.q, (q) => setFilter({ q, page: 1 }, { replace: true }))
  const list = useQuery(ownTicketsQuery(filter))
  useLiveTickets()
  const counts = list.data?.counts
  const ask = (
    <Button
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => setFilter({ yeni: 'talep' }, { replace: true })}
    >
      Yeni talep
    </Button>
  )
  return (
    <Page
      title="Sistem Desteği"
      subtitle={
        <>
          Sorunuzu yazın; yanıtı burada okur, e-postayla da haber alırsınız. Yanıt belki de{' '}
          <TextLink to="/sss">sıkça sorulan sorularda</TextLink>.
        </>
      }
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<MessageSquareHeart size={18} aria-hidden />}
            onClick={() => setFilter({ yeni: 'geri-bildirim' }, { replace: true })}
          >
            Geri bildirim
          </Button>
          {ask}
        </>
      }
    >
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={filter.q !== '' || filter.status !== 'all'}
        filters={
          <Stack spacing={1.5}>
            <SearchField label="Taleplerinizde arayın" text={text} onText={setText} fullWidth />
            <FilterChips
              label="Duruma göre süz"
              options={[
                { value: 'all', label: 'Tümü' },
                ...ticketStatuses.map((status) => ({ value: status, label: status, count: counts?.[status] })),
              ]}
              chosen={filter.status}
              onChoose={(status) => setFilter({ status, page: 1 })}
            />
          </Stack>
        }
        empty={
          <EmptyState
            icon={LifeBuoy}
            title="Henüz bir talebiniz yok"
            text="Bir sorunuz olduğunda ya da bir şey çalışmadığında buradan yazın; destek ekibi yanıtlar."
            action={ask}
          />
        }
        nothingFound={<NothingFound title="Bu süzgece uyan talep yok" onClear={() => setFilter(noOwnFilter)} />}
      >
        {(tickets) => <TicketRows tickets={tickets} reader="creator" />}
      </ListScreen>
      {list.data && list.data.total > 0 && <StatusMeanings reader="creator" />}
      <Suspense fallback={null}>
        {yeni && me && (
          <NewTicketDialog
            key={yeni}
            kind={yeni}
            user={me}
            onClose={() => setFilter({ yeni: '' }, { replace: true })}
          />
        )}
      </Suspense>
    </Page>
  )
}
