import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { ReminderRow } from '#domain/operations/diagnostics/diagnostics.api.ts'
import type { ReminderState } from '#domain/operations/diagnostics/diagnostics.rules.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { remindersQuery, useSendReminder } from './diagnostics.queries.ts'
import { SendNow, ToolList, ToolRow } from './ToolList.tsx'
import { TesterOnly } from './tool-parts.tsx'

const states: Record<ReminderState, { label: string; color: 'warning' | 'default' | 'info' | 'error' }> = {
  due: { label: 'Şimdi hatırlatılır', color: 'warning' },
  guarantor_waits: { label: 'Kefil bekleniyor', color: 'info' },
  link_expired: { label: 'Bağlantının süresi dolmuş', color: 'error' },
  too_early: { label: 'Henüz erken (2. ve 5. gün)', color: 'default' },
  reminded_enough: { label: 'İki kez hatırlatıldı', color: 'default' },
}
const size = 20
const empty = {
  icon: MailCheck,
  title: 'Bekleyen onay yok',
  text: 'Bir kontrat gönderildiğinde kararı beklenen kiracılar burada görünür.',
}

export default function PendingApprovalTestScreen() {
  const [page, setPage] = useState(1)
  const filter = { page, size }
  const list = useQuery(remindersQuery(filter))
  const maySend = list.data?.may_send ?? false
  return (
    <Page
      title="Onay Hatırlatma E-postası Testi"
      subtitle="Kararı beklenen kiracılar ve günlük işin (her gün 10.00) şu anda kime yazacağı."
    >
      {list.data && !maySend && <TesterOnly what="Buradan göndermek" />}
      <ToolList
        label="Bekleyen onaylar"
        list={list}
        filter={filter}
        onPage={setPage}
        empty={empty}
        keyOf={(row) => row.approval}
        row={(row) => <Row row={row} maySend={maySend} />}
      />
    </Page>
  )
}

function Row({ row, maySend }: { row: ReminderRow; maySend: boolean }) {
  const { label, color } = states[row.state]
  const sending = useSendReminder(row.approval)
  return (
    <ToolRow
      about={
        <>
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
        </>
      }
      state={
        <>
          <Chip size="small" label={label} color={color} variant={row.state === 'due' ? 'filled' : 'outlined'} />
          {maySend && row.state !== 'link_expired' && <SendNow to={row.tenant_name} sending={sending} />}
        </>
      }
    />
  )
}
