import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import type { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { LoadingRows } from '#web/ui/states.tsx'
import { useOpenRequest } from './open-request.ts'
import { RequestCards } from './RequestCards.tsx'
import { RequestFilters } from './RequestFilters.tsx'
import { type RequestFilter, requestsQuery } from './suggestions.queries.ts'

const NewRequestDialog = lazy(async () => ({ default: (await import('./NewRequestDialog.tsx')).NewRequestDialog }))

/** Shorter lists need neither filter nor search. */
const worthFiltering = 4
const worthSearching = 9
const shownAtFirst = 5

interface Props {
  me: string
  rents: boolean
  /** The page that the start screen has already read; a filter or the full list requests more. */
  first: ReplyOf<typeof suggestionsApi.list>
}

/** The requests of all properties on the start screen: those to answer, and the user's own. */
export function RequestsSection({ me, rents, first }: Props) {
  const [filter, setFilter] = useState<RequestFilter>({})
  const [all, setAll] = useState(false)
  const [asking, setAsking] = useState(false)
  const { open } = useOpenRequest()
  const narrowed = Object.values(filter).some((value) => value && value !== 'all')
  const asksMore = narrowed || all
  const more = useQuery({ ...requestsQuery(filter), enabled: asksMore })
  // Until more has arrived, the known ones stay.
  const list = {
    data: (asksMore && more.data) || first,
    error: asksMore ? more.error : null,
    isError: asksMore && more.isError,
    isPending: false,
    isFetching: asksMore && more.isFetching,
    isPlaceholderData: asksMore && (more.isPlaceholderData || !more.data),
    refetch: more.refetch,
  }
  const requests = list.data.documents
  const total = Object.values(list.data.counts).reduce((sum, each) => sum + each, 0)

  return (
    <Paper component="section" variant="outlined" aria-labelledby="requests-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction="row" sx={{ gap: 1, mb: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="requests-title" variant="h2">
          Talepler
        </Typography>
        <Button
          variant={rents ? 'contained' : 'outlined'}
          startIcon={<MessageSquarePlus size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          Talep oluştur
        </Button>
      </Stack>
      <ListScreen
        query={list}
        isFiltered={narrowed}
        filters={
          (narrowed || total >= worthFiltering) && (
            <RequestFilters
              filter={filter}
              counts={list.data.counts}
              properties={list.data.places}
              few={!narrowed && total < worthSearching}
              onChange={(change) => setFilter({ ...filter, ...change })}
            />
          )
        }
        loading={<LoadingRows rows={2} height={96} />}
        empty={
          <Typography color="textSecondary">
            {rents
              ? 'Bir arıza ya da isteğiniz olduğunda buradan bildirin; yanıtı da burada görürsünüz.'
              : 'Bekleyen talep yok. Kiracınız bir şey bildirdiğinde burada görür ve yanıtlarsınız.'}
          </Typography>
        }
        nothingFound={<Typography color="textSecondary">Bu süzgece uyan talep yok.</Typography>}
      >
        {(rows) => <RequestCards requests={all ? rows : rows.slice(0, shownAtFirst)} onOpen={open} />}
      </ListScreen>
      {!all && list.data.total > shownAtFirst && (
        <Box sx={{ mt: 1.5 }}>
          <Button onClick={() => setAll(true)} sx={{ ml: -1 }}>
            {list.data.total - shownAtFirst} talep daha göster
          </Button>
        </Box>
      )}
      {all && list.data.hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          En yeni {requests.length} talep gösteriliyor. Daha eskileri için arayın ya da mülk sayfasını açın.
        </Typography>
      )}
      <Suspense fallback={null}>{asking && <NewRequestDialog user={me} onClose={() => setAsking(false)} />}</Suspense>
    </Paper>
  )
}
