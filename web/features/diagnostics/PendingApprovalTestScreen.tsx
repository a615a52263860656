import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { diagnosticsApi, type ReminderRow } from '#domain/diagnostics/diagnostics.api.ts'
import type { ReminderState } from '#domain/diagnostics/diagnostics.rules.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import { ListPaging } from '#web/features/admin/ListPaging.tsx'
import { call } from '#web/lib/call.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { remindersQuery, useSending } from './diagnostics.queries.ts'
import { TesterOnly } from './tool-parts.tsx'

const states: Record<ReminderState, { label: string; color: 'warning' | 'default' | 'info' | 'error' }> = {
  due: { label: 'Şimdi hatırlatılır', color: 'warning' },
  guarantor_waits: { label: 'Kefil bekleniyor', color: 'info' },
  link_expired: { label: 'Bağlantının süresi dolmuş', color: 'error' },
  too_early: { label: 'Henüz erken (2. ve 5. gün)', color: 'default' },
  reminded_enough: { label: 'İki kez hatırlatıldı', color: 'default' },
}
const size = 20

export default function PendingApprovalTestScreen() {
  const [page, setPage] = useState(1)
  const list = useQuery(remindersQuery({ page, size }))
  const rows = list.data?.documents ?? []
  return (
    <Page
      title="Onay Hatırlatma E-postası Testi"
      subtitle="Kararı beklenen kiracılar ve günlük işin (her gün 10.00) şu anda kime yazacağı."
    >
      {list.data && !list.data.may_send && <TesterOnly what="Buradan göndermek" />}
      {list.isPending && <LoadingRows />}
      {list.isError && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {list.data?.total === 0 && (
        <EmptyState
          icon={MailCheck}
          title="Bekleyen onay yok"
          text="Bir kontrat gönderildiğinde kararı beklenen kiracılar burada görünür."
        />
      )}
      {rows.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding aria-label="Bekleyen onaylar">
            {rows.map((row, index) => (
              <ListItem key={row.approval} divider={index < rows.length - 1} sx={{ py: 1.5 }}>
                <Row row={row} maySend={list.data?.may_send ?? false} />
              </ListItem>
            ))}
          </List>
        </Paper>
      )}
      <ListPaging total={list.data?.total} filter={{ page, size }} onPage={setPage} />
    </Page>
  )
}

function Row({ row, maySend }: { row: ReminderRow; maySend: boolean }) {
  const sending = useSending(() => call(diagnosticsApi.sendReminder, { params: { approval: row.approval } }))
  const { label, color } = states[row.state]
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ width: 1, gap: 1.5, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Stack sx={{ minWidth: 0, gap: 0.25 }}>
        <Typography sx={{ fontWeight: 600 }}>{row.tenant_name}</Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {row.tenant_email} ·{' '}
          <TextLink to="/viewContract/$contractId" params={{ contractId: row.contract_id }}>
            {row.property_title}
          </TextLink>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Soruldu {showDateTime(row.asked_at)} · Son gün {showDateTime(row.expires_at)} · {row.reminders} hatırlatma
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexShrink: 0, flexWrap: 'wrap' }}>
        <Chip size="small" label={label} color={color} variant={row.state === 'due' ? 'filled' : 'outlined'} />
        {maySend && row.state !== 'link_expired' && (
          <Button
            variant="outlined"
            loading={sending.isPending}
            aria-label={`Şimdi gönder: ${row.tenant_name}`}
            onClick={() => sending.mutate(undefined)}
            sx={{ minHeight: 44 }}
          >
            Şimdi gönder
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
