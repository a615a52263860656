import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { keepBases } from '#domain/operations/privacy/keep-bases.rules.ts'
import type { Blocker, DeletionRow } from '#domain/operations/privacy/privacy.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { Section } from '#web/ui/Section.tsx'
import { BlockerList } from './BlockerList.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { useWithdrawDeletion } from './privacy.queries.ts'

interface Props {
  deletion: DeletionRow | null
  blockers: Blocker[]
}

export function DeletionSection({ deletion, blockers }: Props) {
  const [asking, setAsking] = useState(false)
  const isOpen = deletion?.state === 'open' || deletion?.state === 'running'
  return (
    <Section
      title="Hesabımı sil"
      id="silme"
      lead="Talebiniz en geç 30 gün içinde bir yönetici tarafından yanıtlanır (KVKK m. 13). O zamana dek geri alabilirsiniz."
    >
      <Stack spacing={2}>
        {deletion && <Answer deletion={deletion} />}
        <WhatIsKept />
        {!isOpen && <BlockerList blockers={blockers} own />}
        {!isOpen && (
          <Box>
            <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
              Silinmesini iste
            </Button>
          </Box>
        )}
      </Stack>
      {asking && <DeletionDialog onClose={() => setAsking(false)} />}
    </Section>
  )
}

function Answer({ deletion: { id, state, asked_at, due_on, refusal_reason, decided_at } }: { deletion: DeletionRow }) {
  const { run, busy } = useWithdrawDeletion()
  const confirm = useConfirm()
  const withdraw = async () => {
    const text = 'Hesabınız ve verileriniz olduğu gibi kalır. Dilediğiniz zaman yeniden isteyebilirsiniz.'
    if (await confirm({ title: 'Talep geri alınsın mı?', text, confirmLabel: 'Talebi geri al' })) await run(id)
  }
  if (state === 'open')
    return (
      <Alert
        severity="info"
        sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 200px' } }}
        action={
          <Button color="inherit" variant="outlined" size="small" loading={busy} onClick={withdraw}>
            Talebi geri al
          </Button>
        }
      >
        <AlertTitle>Silme talebiniz karar bekliyor</AlertTitle>
        {showDate(asked_at)} günü istediniz; en geç {showDate(due_on)} günü yanıtlanacak.
      </Alert>
    )
  if (state === 'running') return <Alert severity="warning">Talebiniz kabul edildi; hesabınız siliniyor.</Alert>
  if (state === 'refused')
    return (
      <Alert severity="warning">
        <AlertTitle>Talebiniz {decided_at && showDate(decided_at)} günü reddedildi</AlertTitle>
        {refusal_reason}
      </Alert>
    )
  return null
}

/** Shown before the request: the data that the law obliges us to keep, and why. */
const WhatIsKept = () => (
  <Box>
    <Typography variant="h3" sx={{ mb: 1 }}>
      Silinecekler ve kalacaklar
    </Typography>
    <Typography variant="body2" sx={{ mb: 1.5 }}>
      Adınız, iletişim ve kimlik bilgileriniz, oturumlarınız, bildirimleriniz, mesajlarınız, mülkleriniz, gider ve vergi
      kayıtlarınız ile dosyalarınız silinir; başkalarının kayıtlarında adınızın yerini “Silinmiş kullanıcı” alır. Şunlar
      kalır:
    </Typography>
    <Stack component="ul" spacing={1} sx={{ m: 0, pl: 2.5 }}>
      {Object.values(keepBases).map(({ title, law, text, years }) => (
        <Typography key={title} component="li" variant="body2">
          <strong>{title}</strong>
          {years === null ? '' : ` (${years} yıl)`}: {text}{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {law}.
          </Box>
        </Typography>
      ))}
    </Stack>
  </Box>
)
