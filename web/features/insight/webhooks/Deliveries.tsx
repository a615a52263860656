import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { webhookEventLabel } from '#domain/insight/webhooks/webhook-events.rules.ts'
import { problemLabels } from '#domain/insight/webhooks/webhooks.messages.ts'
import type { DeliveryView, WebhookView } from '#domain/insight/webhooks/webhooks.schema.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import { NotLoaded } from '#web/ui/states.tsx'
import { deliveriesQuery, useReplay } from './webhooks.queries.ts'

/** What was sent to one address, newest first. */
export function Deliveries({ webhook }: { webhook: WebhookView }) {
  const [page, setPage] = useState(1)
  const list = useQuery(deliveriesQuery(webhook.id, page))
  const found = list.data
  if (!found) return <NotLoaded query={list} rows={3} />
  if (found.documents.length === 0)
    return <Typography color="textSecondary">Son otuz günde bir şey gönderilmedi.</Typography>
  return (
    <>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.documents.map((delivery) => (
          <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </Stack>
      {(page > 1 || found.hasMore) && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Daha yeni
          </Button>
          <Button disabled={!found.hasMore} onClick={() => setPage(page + 1)}>
            Daha eski
          </Button>
        </Stack>
      )}
    </>
  )
}

function DeliveryRow({ webhook, delivery }: { webhook: WebhookView; delivery: DeliveryView }) {
  const { run, busy } = useReplay(webhook.id, delivery.id)
  const label = webhookEventLabel(delivery.event)
  const at = showDateTime(delivery.created_at)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        minHeight: 56,
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
        <Typography variant="body2" color="textSecondary">
          {at} · {stateText(delivery)}
        </Typography>
      </Box>
      {delivery.state !== 'waiting' && !webhook.stopped_at && (
        <Button size="small" onClick={() => run()} loading={busy} aria-label={`Yeniden gönder: ${label}, ${at}`}>
          Yeniden gönder
        </Button>
      )}
    </Box>
  )
}

function stateText({ state, attempts, status, problem }: DeliveryView): string {
  if (state === 'delivered') return `Gönderildi${status ? ` (${status})` : ''}`
  const why = problem ? `${problemLabels[problem]}${problem === 'status' && status ? ` (${status})` : ''}` : ''
  if (state === 'waiting')
    return attempts > 0 ? `${attempts}. deneme olmadı, yeniden denenecek. ${why}` : 'Gönderiliyor'
  return `Gönderilemedi. ${why}`.trim()
}
