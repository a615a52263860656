import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import type { ExpiryRow } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { expiriesQuery, useSendExpiry } from './diagnostics.queries.ts'
import { SendNow, ToolList, ToolRow } from './ToolList.tsx'

const size = 20
const empty = {
  icon: CalendarCheck,
  title: 'Bitişi yaklaşan kontrat yok',
  text: 'Önümüzdeki 90 gün içinde bitecek yürürlükteki kontratlar burada görünür.',
}

export default function ContractExpiryTestScreen() {
  const [page, setPage] = useState(1)
  const filter = { page, size }
  const list = useQuery(expiriesQuery(filter))
  return (
    <Page
      title="Kontrat Bitiş E-postası Testi"
      subtitle="Bitmesine 1 ile 90 gün kalan kontratlar. Günlük iş (her gün 09.00) mülk sahibine ve kiracılara 90, 60, 30 ve 15 gün kala birer kez yazar."
    >
      <ToolList
        label="Bitişi yaklaşan kontratlar"
        list={list}
        filter={filter}
        onPage={setPage}
        empty={empty}
        keyOf={(row) => row.contract_id}
        row={(row) => <Row row={row} />}
      />
    </Page>
  )
}

const Row = ({ row }: { row: ExpiryRow }) => (
  <ToolRow
    about={
      <>
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
      </>
    }
    state={
      row.sent_at ? (
        <Chip
          size="small"
          variant="outlined"
          label={`${row.step} gün uyarısı gönderildi: ${showDateTime(row.sent_at)}`}
        />
      ) : (
        <>
          <Chip size="small" color="warning" label={`${row.step} gün uyarısı bekliyor`} />
          <SendExpiry row={row} />
        </>
      )
    }
  />
)

const SendExpiry = ({ row }: { row: ExpiryRow }) => (
  <SendNow to={row.property_title} sending={useSendExpiry(row.contract_id)} />
)
