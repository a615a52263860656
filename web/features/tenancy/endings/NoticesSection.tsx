import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { deliveryLabels, type EndingView, type NoticeView, reasonData } from '#domain/tenancy/endings/endings.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { DeliveryProof } from './DeliveryProof.tsx'
import { useWithdrawNotice } from './endings.queries.ts'
import { NoticeDialog } from './NoticeDialog.tsx'

/** Written notices of both sides: unchangeable, with their delivery. */
export function NoticesSection({ view }: { view: EndingView }) {
  const [writing, setWriting] = useState(false)
  const { side } = view
  const mayWrite = side !== null && !view.ended_on && view.started_on <= view.today
  if (view.notices.length === 0 && !mayWrite) return null
  return (
    <Section title="Bildirimler" lead="Bildirimin metni ve teslimi sonradan değiştirilemez.">
      {view.notices.length === 0 && <Typography color="textSecondary">Kayıtlı bildirim yok.</Typography>}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {view.notices.map((notice) => (
          <Notice key={notice.id} notice={notice} />
        ))}
      </Stack>
      {mayWrite && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setWriting(true)}>
          {side === 'owner' ? 'İhtar ya da bildirim kaydet' : 'Yazılı bildirim kaydet'}
        </Button>
      )}
      {writing && side && <NoticeDialog view={view} side={side} onClose={() => setWriting(false)} />}
    </Section>
  )
}

function Notice({ notice }: { notice: NoticeView }) {
  const [withdrawing, setWithdrawing] = useState(false)
  const [adding, setAdding] = useState(false)
  const withdraw = useWithdrawNotice(notice.id)
  const isOpen = notice.own && !notice.withdrawn_at
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 } }}>
      <Typography sx={{ fontWeight: 600 }}>{endingWayRules[notice.way].title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {notice.by_name} · {deliveryLabels[notice.delivery]} · ulaştığı gün {showDate(notice.delivered_on)}
      </Typography>
      <Box component="details" sx={{ mt: 0.5 }}>
        <Box component="summary" sx={{ minHeight: 44, display: 'list-item', lineHeight: '44px', cursor: 'pointer' }}>
          Metni oku
        </Box>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {notice.text}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          SHA-256: {notice.sha256}
        </Typography>
      </Box>
      {notice.withdrawn_at && (
        <Typography variant="body2" color="textSecondary">
          Geri çekildi ({showDate(notice.withdrawn_at)}): “{notice.withdraw_reason}”
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {notice.proof_file && <OpenFileButton href={fileAddress(notice.proof_file)}>Teslim kanıtını aç</OpenFileButton>}
        {isOpen && !notice.proof_file && <Button onClick={() => setAdding(!adding)}>Teslim kanıtı ekle</Button>}
        {isOpen && (
          <Button color="error" onClick={() => setWithdrawing(true)}>
            Bildirimi geri çek
          </Button>
        )}
      </Stack>
      {adding && isOpen && !notice.proof_file && <DeliveryProof notice={notice.id} />}
      {withdrawing && (
        <ReasonDialog
          title="Bildirimi geri çek"
          text="Bildirimin metni kayıtta kalır; geri çektiğiniz ve nedeni yanında yazar. Karşı tarafa haber verilir."
          confirmLabel="Bildirimi geri çek"
          schema={reasonData}
          maxLength={1000}
          draft={`notice.withdraw.${notice.id}`}
          write={withdraw}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </Box>
  )
}
