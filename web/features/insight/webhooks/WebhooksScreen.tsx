import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { NewWebhookDialog } from './NewWebhookDialog.tsx'
import { ShownSecret } from './ShownSecret.tsx'
import { WebhookCard } from './WebhookCard.tsx'
import { webhooksQuery } from './webhooks.queries.ts'

/** The addresses of a person's own programs, and what was sent to each. */
export default function WebhooksScreen() {
  const list = useQuery(webhooksQuery)
  const [making, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const webhooks = list.data?.documents
  const add = (
    <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => setMaking(true)}>
      Yeni webhook
    </Button>
  )
  return (
    <Page
      title="Webhooklar"
      subtitle="Bir ödeme kaydedilince ya da bir talep açılınca programınıza haber gider. İsim ve tutar gönderilmez."
      actions={webhooks && webhooks.length > 0 ? add : undefined}
    >
      {!webhooks && <NotLoaded query={list} rows={2} height={160} />}
      {webhooks?.length === 0 && (
        <EmptyState
          icon={Webhook}
          title="Henüz bir webhook yok"
          text="Programınızın https adresini ve hangi olayları duymak istediğini seçin; gerisini biz göndeririz."
          action={add}
        />
      )}
      {webhooks && webhooks.length > 0 && (
        <Stack spacing={2.5} sx={{ maxWidth: 860 }}>
          {webhooks.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} />
          ))}
        </Stack>
      )}
      {making && (
        <NewWebhookDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false)
            setSecret(made)
          }}
        />
      )}
      {secret && <ShownSecret secret={secret} onClose={() => setSecret(null)} />}
    </Page>
  )
}
