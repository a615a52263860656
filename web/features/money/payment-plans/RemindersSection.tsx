import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { PaymentPlanView } from '#domain/money/payment-plans/payment-plans.schema.ts'
import { stageLabels } from '#domain/money/payment-plans/reminders.rules.ts'
import { Section } from '#web/ui/Section.tsx'
import { type HandedOut, HandOutDialog } from './HandOutDialog.tsx'
import { useHandOut, useSwitchReminders } from './payment-plans.queries.ts'

export function RemindersSection({ view: { tenancy_id, manage, reminders } }: { view: PaymentPlanView }) {
  const { busy, run } = useSwitchReminders(tenancy_id)
  const handOut = useHandOut(tenancy_id)
  const [handed, setHanded] = useState<HandedOut | null>(null)
  return (
    <Section title="Hatırlatmalar">
      {manage ? (
        <FormControlLabel
          control={<Switch checked={reminders.on} disabled={busy} onChange={(_, on) => run({ on })} />}
          label="Kiracıya ödeme hatırlatması gönder"
        />
      ) : (
        <Typography>{reminders.on ? 'Ödeme hatırlatmaları açık.' : 'Ödeme hatırlatmaları kapalı.'}</Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Vadeden üç gün önce, vade günü ve gecikmenin 3., 7. ve 15. günlerinde, 09.00–20.00 arasında bildirim ve e-posta
        gider. Ödeyene gönderilmez.
      </Typography>
      {manage && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Share2 size={16} aria-hidden />}
          loading={handOut.busy}
          loadingPosition="start"
          onClick={() => handOut.run(undefined, { done: setHanded })}
          sx={{ mt: 1.5, minHeight: 44 }}
        >
          WhatsApp ya da SMS ile ilet
        </Button>
      )}
      {handed && <HandOutDialog handed={handed} who="Kiracı" onClose={() => setHanded(null)} />}
      {reminders.sent.length > 0 && (
        <Box component="ol" aria-label="Gönderilen hatırlatmalar" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {reminders.sent.map(({ id, stage, text, sent_at, recipients }) => (
            <Box component="li" key={id} sx={{ py: 1 }}>
              <Typography variant="body2" color="textSecondary">
                {showDateTime(sent_at)} · {stageLabels[stage]} · {recipients} kişi
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}
