import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Key, ReactNode } from 'react'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { EmptyState } from '#web/ui/states.tsx'

interface ToolListProps<Row> {
  label: string
  list: UseQueryResult<{ total: number; documents: Row[] }>
  filter: { page: number; size: number }
  onPage: (page: number) => void
  empty: Parameters<typeof EmptyState>[0]
  keyOf: (row: Row) => Key
  row: (row: Row) => ReactNode
}

/** The recipients of a mail of the daily job, page by page. */
export function ToolList<Row>({ label, list, filter, onPage, empty, keyOf, row }: ToolListProps<Row>) {
  return (
    <ListScreen
      query={list}
      filter={filter}
      setFilter={(change) => onPage(change.page)}
      empty={<EmptyState {...empty} />}
    >
      {(rows) => (
        <Paper variant="outlined">
          <List disablePadding aria-label={label}>
            {rows.map((each, index) => (
              <ListItem key={keyOf(each)} divider={index < rows.length - 1} sx={{ py: 1.5 }}>
                {row(each)}
              </ListItem>
            ))}
          </List>
        </Paper>
      )}
    </ListScreen>
  )
}

/** The person and subject on one side, the state on the other. */
export const ToolRow = ({ about, state }: { about: ReactNode; state: ReactNode }) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    sx={{ width: 1, gap: 1.5, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
  >
    <Stack sx={{ minWidth: 0, gap: 0.25 }}>{about}</Stack>
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexShrink: 0, flexWrap: 'wrap' }}>
      {state}
    </Stack>
  </Stack>
)

interface SendNowProps {
  to: string
  sending: { busy: boolean; run: () => unknown }
}

export function SendNow({ to, sending }: SendNowProps) {
  return (
    <Button variant="outlined" loading={sending.busy} aria-label={`Şimdi gönder: ${to}`} onClick={() => sending.run()}>
      Şimdi gönder
    </Button>
  )
}
