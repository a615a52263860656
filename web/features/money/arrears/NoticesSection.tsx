import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ArrearsNotice, ArrearsView } from '#domain/money/arrears/arrears.schema.ts'
import { claimVerdictLabels, type NoticeVerdict, noticeVerdictLabels } from '#domain/money/arrears/justified.rules.ts'
import { claimTitle } from '#domain/money/arrears/notice-text.rules.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { deliveryLabels } from '#domain/tenancy/endings/endings.schema.ts'
import { writtenFormText } from '#domain/tenancy/endings/written-form.rules.ts'
import { DeliveryProof } from '#web/features/tenancy/endings/DeliveryProof.tsx'
import { useConfirm } from '#web/ui/confirm.tsx'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { noticeAddress, useDiscardNotice, useDraftNotice } from './arrears.queries.ts'
import { ArrivalDialog, EditDialog, GiveDialog, ReturnDialog } from './notice-dialogs.tsx'

const verdictColors: Record<NoticeVerdict, 'success' | 'warning' | 'error' | 'default'> = {
  justified: 'success',
  doubtful: 'warning',
  unjustified: 'error',
  not_written: 'warning',
  not_delivered: 'default',
  returned: 'error',
  withdrawn: 'default',
  unknown: 'warning',
}

export const NoticesSection = ({ view }: { view: ArrearsView }) => (
  <Section
    title="İhtarlar"
    lead={
      view.ended_on
        ? 'Kiracılık sona erdiği için fesih ve tahliyeye hazırlayan ihtarlar (TBK 315, 352/2) artık gönderilmez; eskileri kanıt olarak durur.'
        : view.can.give
          ? 'Gönderildikten sonra metin değişmez; ulaştığı günü ve teslim kanıtını kaydedin.'
          : 'İhtarı kiraya veren adına yetkisi olan kişi gönderir; taslağı siz de hazırlayabilirsiniz.'
    }
  >
    {view.notices.length === 0 && (
      <Typography color="textSecondary">
        {view.ended_on
          ? 'İhtar yok.'
          : view.claims.length > 0
            ? 'İhtar yok. Yukarıdan borçları seçip taslak hazırlayın.'
            : 'İhtar yok; ödenmemiş borç olmadıkça da gerekmez.'}
      </Typography>
    )}
    <Stack component="ul" aria-label="İhtarlar" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {view.notices.map((notice) => (
        <Notice key={notice.id} view={view} notice={notice} />
      ))}
    </Stack>
  </Section>
)

const stateText = ({ state, drafted_on, given_on, delivery, delivered_on, by_name }: ArrearsNotice) =>
  [
    state === 'draft' ? `Taslak, ${showDate(drafted_on)}` : `Gönderildi ${showDate(given_on!)}`,
    delivery && deliveryLabels[delivery],
    delivered_on && `ulaştığı gün ${showDate(delivered_on)}`,
    by_name,
  ]
    .filter(Boolean)
    .join(' · ')

function Notice({ view, notice }: { view: ArrearsView; notice: ArrearsNotice }) {
  const [open, setOpen] = useState<'edit' | 'give' | 'arrive' | 'return' | 'proof' | null>(null)
  const discard = useDiscardNotice(notice.id)
  const draft = useDraftNotice(view.tenancy_id)
  const confirm = useConfirm()
  const { state, verdict, claims, currency, pay_by } = notice
  const { can } = view
  const close = () => setOpen(null)
  // Claims paid meanwhile are not part of the new notice.
  const again = claims.map(({ claim_id }) => claim_id).filter((id) => view.claims.some((claim) => claim.id === id))
  const askToDiscard = async () => {
    const question = { title: 'Taslak silinsin mi?', text: 'Gönderilmemiş taslak geri getirilemez.', danger: true }
    if (await confirm({ ...question, confirmLabel: 'Taslağı sil' })) await discard.run()
  }
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider', pt: 2 } }}>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Typography sx={{ fontWeight: 600 }}>{notice.article} ihtarı</Typography>
        <Chip size="small" color={verdictColors[verdict]} label={noticeVerdictLabels[verdict]} />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {stateText(notice)}
      </Typography>
      {claims.map((claim) => (
        <Typography key={claim.claim_id} variant="body2" sx={{ mt: 0.5 }}>
          {claimTitle(claim)}: hazırlanırken {showMoney(claim.open_drafted, currency)}
          {claim.open_delivered !== null && `, ulaştığında ${showMoney(claim.open_delivered, currency)}`} açık.{' '}
          {claim.verdict && claimVerdictLabels[claim.verdict]}
        </Typography>
      ))}
      {verdict === 'unknown' && (
        <Typography variant="body2">
          Bu ihtar hesaptan bağımsız kaydedilmiş; hangi ay için olduğunu metninden okuyun.
        </Typography>
      )}
      {verdict === 'not_written' && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          Kaydı durur, ama haklı ihtar sayılmaz ve süre başlatmaz. {writtenFormText}
        </Typography>
      )}
      {pay_by && !notice.withdrawn && !view.ended_on && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          Kiracının ödemek için son günü {showDate(pay_by)}; ödenmezse ertesi gün fesih ve tahliye yolu açılır (
          {notice.article}).
        </Typography>
      )}
      {notice.returned && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {showDate(notice.returned.on)} günü tebliğ edilemeden döndü: “{notice.returned.reason}” (
          {notice.returned.by_name}). Ulaşmış ve haklı sayılmaz.
        </Typography>
      )}
      {notice.withdrawn && <Typography variant="body2">Geri çekildi: “{notice.withdraw_reason}”</Typography>}
      <Box component="details" sx={{ mt: 0.5 }}>
        <Box component="summary" sx={{ minHeight: 44, display: 'list-item', lineHeight: '44px', cursor: 'pointer' }}>
          Metni oku
        </Box>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {notice.text}
        </Typography>
        {notice.sha256 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            SHA-256: {notice.sha256}
          </Typography>
        )}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {state === 'draft' && <Button onClick={() => setOpen('edit')}>Metni düzenle</Button>}
        {claims.length > 0 && (
          <Button component="a" href={noticeAddress(notice.id)}>
            İhtarı indir
          </Button>
        )}
        {state === 'draft' && can.give && (
          <Button variant="outlined" onClick={() => setOpen('give')}>
            Gönderildi olarak kaydet
          </Button>
        )}
        {state === 'given' && can.record && (
          <Button variant="outlined" onClick={() => setOpen('arrive')}>
            Ulaştığı günü kaydet
          </Button>
        )}
        {state === 'given' && can.record && <Button onClick={() => setOpen('return')}>Tebliğ edilemedi</Button>}
        {state === 'returned' && can.draft && again.length > 0 && (
          <Button
            variant="outlined"
            loading={draft.busy}
            onClick={() => void draft.run({ id: newId(), way: notice.way, claims: again })}
          >
            Yeniden hazırla
          </Button>
        )}
        {notice.proof_file && <OpenFileButton href={fileAddress(notice.proof_file)}>Teslim kanıtını aç</OpenFileButton>}
        {state === 'delivered' && can.record && !notice.proof_file && !notice.withdrawn && (
          <Button onClick={() => setOpen(open === 'proof' ? null : 'proof')}>Teslim kanıtı ekle</Button>
        )}
        {state === 'draft' && (
          <Button color="error" loading={discard.busy} onClick={askToDiscard}>
            Taslağı sil
          </Button>
        )}
      </Stack>
      {open === 'proof' && !notice.proof_file && <DeliveryProof notice={notice.id} />}
      {open === 'edit' && <EditDialog notice={notice} onClose={close} />}
      {open === 'give' && <GiveDialog view={view} notice={notice} onClose={close} />}
      {open === 'return' && <ReturnDialog view={view} notice={notice} onClose={close} />}
      {open === 'arrive' && <ArrivalDialog view={view} notice={notice} onClose={close} />}
    </Box>
  )
}
