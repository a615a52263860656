import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'

interface Props<Entry> {
  label: string
  query: UseInfiniteQueryResult<InfiniteData<{ documents: Entry[] }>>
  /** Shown when there is no entry. */
  empty: ReactNode
  children: (entry: Entry) => ReactNode
}

/** Newest first; older entries are loaded on request. */
export function EntryList<Entry extends { id: string }>({ label, query, empty, children }: Props<Entry>) {
  const entries = query.data?.pages.flatMap(({ documents }) => documents) ?? []
  return (
    <>
      <Box sx={{ height: 4, mb: 1 }}>
        {query.isPlaceholderData && query.isFetching && <LinearProgress aria-label="Liste yenileniyor" />}
      </Box>
      {query.isPending && <LoadingRows />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && entries.length === 0 && !query.isPlaceholderData && empty}
      {entries.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding aria-label={label}>
            {entries.map((entry, index) => (
              <ListItem
                key={entry.id}
                divider={index < entries.length - 1}
                sx={{ px: 2, py: 1.5, gap: 2, alignItems: 'flex-start' }}
              >
                {children(entry)}
              </ListItem>
            ))}
          </List>
        </Paper>
      )}
      {query.hasNextPage && (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
            Daha eskileri göster
          </Button>
        </Box>
      )}
    </>
  )
}
