import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState, LoadingRows, StaleList } from '#web/ui/states.tsx'
import { ListPaging, type PagingLook } from './ListPaging.tsx'

interface ListAnswer<Row> {
  documents: Row[]
  total: number
}

type ListQuery<Row> = Pick<
  UseQueryResult<ListAnswer<Row>>,
  'data' | 'error' | 'isPending' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/** What the list says about itself; the screen's title and actions use it too. */
export type ListState = 'loading' | 'failed' | 'empty' | 'nothing-found' | 'rows'

/**
 * `isFiltered` tells an empty list from a search without a hit. While a new page or filter is on its way the rows of the
 * one before are shown, and they prove neither.
 */
export function listState(query: Omit<ListQuery<unknown>, 'refetch'>, isFiltered: boolean): ListState {
  if (!query.data) return query.isError ? 'failed' : 'loading'
  if (query.data.total > 0 || query.isPlaceholderData) return 'rows'
  return isFiltered ? 'nothing-found' : 'empty'
}

interface Props<Row> {
  query: ListQuery<Row>
  /** Left out by a list that has one page only. */
  filter?: { page: number; size: number }
  /** The `setFilter` of `useUrlFilter`, or a state of the screen's own. */
  setFilter?: (change: { page: number }, options?: { replace: boolean }) => void
  /** Whether the person narrowed the list down; a list without filters leaves it out. */
  isFiltered?: boolean
  /** Search field, chips and the like. Without a single row there is nothing to search in, and they are left out. */
  filters?: ReactNode
  loading?: ReactNode
  /** Instead of the usual words about a failure, where the specification has its own. */
  failed?: (error: unknown, retry: () => void) => ReactNode
  empty: ReactNode
  nothingFound?: ReactNode
  paging?: PagingLook
  children: (rows: Row[]) => ReactNode
}

/** Loading, failing, empty, nothing found, stale, rows and pages, the same way in every list. */
export function ListScreen<Row>({
  query,
  filter,
  setFilter,
  isFiltered = false,
  filters,
  loading = <LoadingRows />,
  failed,
  empty,
  nothingFound = empty,
  paging,
  children,
}: Props<Row>) {
  const state = listState(query, isFiltered)
  const rows = query.data?.documents ?? []
  const retry = () => void query.refetch()
  return (
    <>
      {state !== 'empty' && filters}
      <Box sx={{ height: 4, mb: 1 }}>
        {query.isPlaceholderData && query.isFetching && <LinearProgress aria-label="Liste yenileniyor" />}
      </Box>
      {state === 'loading' && loading}
      {query.isError &&
        (failed?.(query.error, retry) ??
          (query.data ? <StaleList onRetry={retry} /> : <ErrorState error={query.error} onRetry={retry} />))}
      {state === 'empty' && empty}
      {state === 'nothing-found' && nothingFound}
      {rows.length > 0 && children(rows)}
      {filter && setFilter && (
        <ListPaging
          total={query.data?.total}
          filter={filter}
          onPage={(page, options) => setFilter({ page }, options)}
          look={paging}
        />
      )}
    </>
  )
}
