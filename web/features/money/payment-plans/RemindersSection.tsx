import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { PaymentPlanView } from '#domain/money/payment-plans/payment-plans.schema.ts'
import { stageLabels } from '#domain/money/payment-plans/reminders.rules.ts'
import { Section } from '#web/ui/Section.tsx'
import { useSwitchReminders } from './payment-plans.queries.ts'

export function RemindersSection({ view: { tenancy_id, manage, reminders } }: { view: PaymentPlanView }) {
  const { busy, run } = useSwitchReminders(tenancy_id)
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
