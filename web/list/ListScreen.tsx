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

/** The state of the list; also used for the screen's title and actions. */
export type ListState = 'loading' | 'failed' | 'empty' | 'nothing-found' | 'rows'

/**
 * `isFiltered` distinguishes an empty list from a search without results. While a new page or filter loads, the old
 * rows are shown and count as neither.
 */
export function listState(query: Omit<ListQuery<unknown>, 'refetch'>, isFiltered: boolean): ListState {
  if (!query.data) return query.isError ? 'failed' : 'loading'
  if (query.data.total > 0 || query.isPlaceholderData) return 'rows'
  return isFiltered ? 'nothing-found' : 'empty'
}

interface Props<Row> {
  query: ListQuery<Row>
  /** Missing for a list with a single page. */
  filter?: { page: number; size: number }
  /** The `setFilter` of `useUrlFilter`, or a state of the screen's own. */
  setFilter?: (change: { page: number }, options?: { replace: boolean }) => void
  /** Whether a filter is set; missing for a list without filters. */
  isFiltered?: boolean
  /** Search field, chips and the like. Hidden when the list has no rows at all. */
  filters?: ReactNode
  loading?: ReactNode
  /** Replaces the usual error message, where the specification has its own. */
  failed?: (error: unknown, retry: () => void) => ReactNode
  empty: ReactNode
  nothingFound?: ReactNode
  paging?: PagingLook
  children: (rows: Row[]) => ReactNode
}

/** Loading, error, empty, nothing found, stale, rows and pages, the same in every list. */
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
