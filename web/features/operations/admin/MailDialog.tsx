import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { MailRow } from '#domain/operations/admin/admin.api.ts'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { useResend } from './admin.queries.ts'
import { MailStateChip, triesText } from './mail-state.tsx'

interface Props {
  mail: MailRow
  onClose: () => void
}

export function MailDialog({ mail, onClose }: Props) {
  const id = useId()
  const [view, setView] = useState<'html' | 'text'>('html')
  const { busy, run } = useResend(mail.id)

  return (
    <TitledDialog
      title={mail.subject}
      maxWidth="md"
      long
      actions={
        <>
          <Button onClick={onClose}>Kapat</Button>
          {mail.state !== 'queued' && (
            <Button variant="contained" loading={busy} onClick={() => run()}>
              Yeniden gönder
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: 2,
          rowGap: 0.75,
          m: 0,
          mb: 1,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
        }}
      >
        <dt>Alıcı</dt>
        <dd>{mail.to}</dd>
        <dt>Durum</dt>
        <dd>
          <MailStateChip state={mail.state} /> {triesText(mail.tries)}
        </dd>
        <dt>Oluşturuldu</dt>
        <dd>{showDateTime(mail.created_at)}</dd>
        {mail.sent_at && (
          <>
            <dt>Gönderildi</dt>
            <dd>{showDateTime(mail.sent_at)}</dd>
          </>
        )}
        {mail.attachment && (
          <>
            <dt>Ek</dt>
            <dd>{mail.attachment}</dd>
          </>
        )}
        {mail.last_error && (
          <>
            <dt>Son hata</dt>
            <dd>{mail.last_error}</dd>
          </>
        )}
      </Box>
      <Tabs value={view} onChange={(_, next) => setView(next)} aria-label="Postanın biçimi">
        <Tab value="html" label="Görünüm" id={`${id}-tab-html`} aria-controls={`${id}-panel`} />
        <Tab value="text" label="Düz metin" id={`${id}-tab-text`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${view}`} tabIndex={0} sx={{ mt: 1 }}>
        {view === 'html' ? (
          <Box
            component="iframe"
            sandbox=""
            srcDoc={mail.html}
            title="Postanın görünümü"
            // Mail templates are designed for a white background, in every theme.
            sx={{ width: 1, height: '50vh', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
          />
        ) : (
          <Typography
            component="pre"
            sx={{ fontFamily: 'monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', m: 0 }}
          >
            {mail.text}
          </Typography>
        )}
      </Box>
    </TitledDialog>
  )
}
