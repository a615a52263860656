import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { diagnosticsApi, type ExpiryRow } from '#domain/diagnostics/diagnostics.api.ts'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { ListPaging } from '#web/features/admin/ListPaging.tsx'
import { call } from '#web/lib/call.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { expiriesQuery, useSending } from './diagnostics.queries.ts'

const size = 20

export default function ContractExpiryTestScreen() {
  const [page, setPage] = useState(1)
  const list = useQuery(expiriesQuery({ page, size }))
  const rows = list.data?.documents ?? []
  return (
    <Page
      title="Kontrat Bitiş E-postası Testi"
      subtitle="Bitmesine 1 ile 90 gün kalan kontratlar. Günlük iş (her gün 09.00) mülk sahibine ve kiracılara 90, 60, 30 ve 15 gün kala birer kez yazar."
    >
      {list.isPending && <LoadingRows />}
      {list.isError && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {list.data?.total === 0 && (
        <EmptyState
          icon={CalendarCheck}
          title="Bitişi yaklaşan kontrat yok"
          text="Önümüzdeki 90 gün içinde bitecek yürürlükteki kontratlar burada görünür."
        />
      )}
      {rows.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding aria-label="Bitişi yaklaşan kontratlar">
            {rows.map((row, index) => (
              <ListItem key={row.contract_id} divider={index < rows.length - 1} sx={{ py: 1.5 }}>
                <Row row={row} />
              </ListItem>
            ))}
          </List>
        </Paper>
      )}
      <ListPaging total={list.data?.total} filter={{ page, size }} onPage={setPage} />
    </Page>
  )
}

function Row({ row }: { row: ExpiryRow }) {
  const sending = useSending(() => call(diagnosticsApi.sendExpiry, { params: { contract: row.contract_id } }))
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ width: 1, gap: 1.5, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Stack sx={{ minWidth: 0, gap: 0.25 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <TextLink to="/viewContract/$contractId" params={{ contractId: row.contract_id }}>
            {row.property_title}
          </TextLink>
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {row.owner_name} · Alıcılar: {row.recipients.join(', ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Bitiş {showDate(row.end_date)} · {row.days_left} gün kaldı
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexShrink: 0, flexWrap: 'wrap' }}>
        {row.sent_at ? (
          <Chip
            size="small"
            variant="outlined"
            label={`${row.step} gün uyarısı gönderildi: ${showDateTime(row.sent_at)}`}
          />
        ) : (
          <>
            <Chip size="small" color="warning" label={`${row.step} gün uyarısı bekliyor`} />
            <Button
              variant="outlined"
              loading={sending.isPending}
              aria-label={`Şimdi gönder: ${row.property_title}`}
              onClick={() => sending.mutate(undefined)}
              sx={{ minHeight: 44 }}
            >
              Şimdi gönder
            </Button>
          </>
        )}
      </Stack>
    </Stack>
  )
}
