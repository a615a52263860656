import Pagination, { type PaginationProps } from '@mui/material/Pagination'
import Stack from '@mui/material/Stack'
import { useEffect, useEffectEvent } from 'react'
import { useNarrow } from '#web/ui/use-width.ts'

export type PagingLook = Pick<PaginationProps, 'color' | 'siblingCount' | 'sx'>

interface Props {
  total: number | undefined
  filter: { page: number; size: number }
  onPage: (page: number, options?: { replace: boolean }) => void
  look?: PagingLook | undefined
}

export function ListPaging({ total, filter, onPage, look }: Props) {
  const narrow = useNarrow()
  const pages = Math.ceil((total ?? 0) / filter.size)
  // After the last row of the last page is removed, that page no longer exists.
  const beyond = pages > 0 && filter.page > pages
  const goBack = useEffectEvent(() => onPage(pages, { replace: true }))
  useEffect(() => {
    if (beyond) goBack()
  }, [beyond])

  if (pages <= 1) return null
  return (
    <Stack sx={{ mt: 2, alignItems: 'center' }}>
      <Pagination
        page={Math.min(filter.page, pages)}
        count={pages}
        siblingCount={narrow ? 0 : 1}
        onChange={(_, page) => onPage(page)}
        {...look}
      />
    </Stack>
  )
}
