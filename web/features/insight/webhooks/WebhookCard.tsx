import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { webhookEventLabel } from '#domain/insight/webhooks/webhook-events.rules.ts'
import type { WebhookView } from '#domain/insight/webhooks/webhooks.schema.ts'
import { relativeTime, showDate } from '#domain/kernel/dates.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Deliveries } from './Deliveries.tsx'
import { useRemoveWebhook, useResumeWebhook } from './webhooks.queries.ts'

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address)

export function WebhookCard({ webhook }: { webhook: WebhookView }) {
  const { id, address, events, created_at, stopped_at, failing_since, by_token } = webhook
  const [open, setOpen] = useState(false)
  const remove = useRemoveWebhook(id)
  const resume = useResumeWebhook(id)
  const confirm = useConfirm()
  const host = hostOf(address)
  const askRemoval = async () => {
    const text = `${host} adresine artık olay gönderilmez; gönderim geçmişi de silinir.`
    if (await confirm({ title: 'Webhook silinsin mi?', text, confirmLabel: 'Sil', danger: true })) await remove.run()
  }
  return (
    <Section
      title={host}
      lead={
        <span translate="no" style={{ overflowWrap: 'anywhere' }}>
          {address}
        </span>
      }
    >
      <Stack spacing={2}>
        <Box>
          <StateChip stopped={stopped_at !== null} failing={failing_since !== null} />
        </Box>
        {stopped_at && (
          <Alert severity="warning">Günlerdir gönderilemediği için {showDate(stopped_at)} tarihinde durduruldu.</Alert>
        )}
        {failing_since && !stopped_at && (
          <Alert severity="info">
            {relativeTime(failing_since, new Date())} başlayan bir sorun var; aralıklarla yeniden deniyoruz.
          </Alert>
        )}
        <Stack component="ul" direction="row" sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap', gap: 1 }}>
          {events.map((event) => (
            <li key={event}>
              <Chip size="small" variant="outlined" label={webhookEventLabel(event)} />
            </li>
          ))}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {showDate(created_at)} tarihinde {by_token ? 'bir program tarafından ' : ''}kaydedildi.
          {by_token && ' Programın erişim anahtarıyla birlikte sona erer.'}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {stopped_at && (
            <Button
              variant="contained"
              onClick={() => resume.run()}
              loading={resume.busy}
              aria-label={`Yeniden başlat: ${host}`}
            >
              Yeniden başlat
            </Button>
          )}
          <Button
            variant="outlined"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-label={`Gönderimler: ${host}`}
          >
            Gönderimler
          </Button>
          <Button color="error" onClick={askRemoval} loading={remove.busy} aria-label={`Sil: ${host}`}>
            Sil
          </Button>
        </Stack>
        {open && <Deliveries webhook={webhook} />}
      </Stack>
    </Section>
  )
}

function StateChip({ stopped, failing }: { stopped: boolean; failing: boolean }) {
  if (stopped) return <Chip size="small" color="warning" variant="outlined" label="Durdu" />
  if (failing) return <Chip size="small" variant="outlined" label="Ulaşılamıyor" />
  return <Chip size="small" color="success" variant="outlined" label="Çalışıyor" />
}
